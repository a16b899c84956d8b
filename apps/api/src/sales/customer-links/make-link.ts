import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { LinkTarget } from '@kontor/domain';
import { hashToken, makeRefreshToken } from '../../platform/auth/tokens.ts';
import { clock } from '../../platform/context/clock.ts';
import { keysOf } from './link-documents.ts';
import { CustomerLink } from './customer-link.entity.ts';

const day = 86_400_000;

/** The path of the customers' pages; `app.setup.ts` keeps it from the admin. */
const pagesPath = '/documents';

type Maker = { customerId: number; createdById: number | null };

/** Creates a link and returns its path, which cannot be recovered later because Kontor keeps only a hash of the token. */
export async function makeLink(
  em: EntityManager,
  target: LinkTarget,
  { customerId, createdById }: Maker,
): Promise<{ link: CustomerLink; path: string }> {
  const { rows } = await sql<{ days: number }>`select customer_link_days as days from organisation`.execute(em.getKysely());
  const token = makeRefreshToken();
  const link = em.create(CustomerLink, {
    customerId,
    ...keysOf(target),
    createdById,
    tokenHash: hashToken(token),
    expiresAt: new Date(clock.now().getTime() + (rows[0]?.days ?? 0) * day),
  });
  await em.flush();
  return { link, path: `${pagesPath}/${token}` };
}
