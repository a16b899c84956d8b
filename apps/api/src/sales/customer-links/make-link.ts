import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { LinkTarget } from '@kontor/domain';
import { hashToken, makeRefreshToken } from '../../platform/auth/tokens.ts';
import { clock } from '../../platform/context/clock.ts';
import { CustomerLink } from './customer-link.entity.ts';

const day = 86_400_000;

/** Where the pages of customers stand; `app.setup.ts` keeps the path from the admin. */
export const pagesPath = '/documents';

type Maker = { customerId: number; createdById: number | null };

/** Makes a link to what the customer may read and gives its path, which nobody can be told again: Kontor keeps a hash of the token. */
export async function makeLink(
  em: EntityManager,
  { subject, id }: LinkTarget,
  { customerId, createdById }: Maker,
): Promise<{ link: CustomerLink; path: string }> {
  const { rows } = await sql<{ days: number }>`select customer_link_days as days from organisation`.execute(em.getKysely());
  const token = makeRefreshToken();
  const link = em.create(CustomerLink, {
    customerId,
    invoiceId: subject === 'Invoice' ? id : null,
    estimateId: subject === 'Estimate' ? id : null,
    createdById,
    tokenHash: hashToken(token),
    expiresAt: new Date(clock.now().getTime() + (rows[0]?.days ?? 0) * day),
  });
  await em.flush();
  return { link, path: `${pagesPath}/${token}` };
}
