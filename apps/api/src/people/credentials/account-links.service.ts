import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AccountLinkKind } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { comesByLink } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { AccountLink } from './account-link.entity.ts';
import { hashToken, makeRefreshToken } from '../../platform/auth/tokens.ts';

const hour = 3_600_000;
const lifetime: Record<AccountLinkKind, number> = { reset: hour, confirm: hour, invite: 7 * 24 * hour };
const pages: Record<AccountLinkKind, string> = {
  reset: '/reset-password',
  confirm: '/verify-email',
  invite: '/accept-invitation',
};

type Owner = { userId: number; email: string; displayName: string };

/** Links that work once. Only the hash of a token is stored; links lead to `PUBLIC_URL`, whatever host a request names. */
@Injectable()
export class AccountLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Creates the link for a mail to `email`. The token is in the fragment (#), so that no server logs it. */
  async issue(em: EntityManager, userId: number, kind: AccountLinkKind, email: string): Promise<string> {
    const token = makeRefreshToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetime[kind]);
    em.create(AccountLink, { userId, kind, email, tokenHash: hashToken(token), createdAt, expiresAt });
    await em.flush();
    return `${this.config.publicUrl}${pages[kind]}#token=${token}`;
  }

  /** The person that a link belongs to, without using it up. */
  async look(em: EntityManager, token: string, kind: AccountLinkKind): Promise<Owner> {
    const { rows } = await sql<Owner>`select u.id as "userId", l.email, u.display_name as "displayName"
      from account_link l join user_account u on u.id = l.user_id where ${living(token, kind)}`.execute(em.getKysely());
    if (!rows[0]) throw new ApiError('account.link_invalid');
    return rows[0];
  }

  /** Uses up a link and the others of its kind. When two requests use it at once, one succeeds. */
  async use(em: EntityManager, token: string, kind: AccountLinkKind): Promise<Owner> {
    const now = clock.now().toISOString();
    const { rows } = await sql<Owner>`update account_link l set used_at = ${now}::timestamptz
      from user_account u where u.id = l.user_id and ${living(token, kind)}
      returning u.id as "userId", l.email, u.display_name as "displayName"`.execute(em.getKysely());
    const owner = rows[0];
    if (!owner) throw new ApiError('account.link_invalid');
    comesByLink(owner.userId);
    await this.forget(em, owner.userId, kind);
    return owner;
  }

  /** Invalidates the open links of this kind. */
  async forget(em: EntityManager, userId: number, kind: AccountLinkKind): Promise<void> {
    await sql`update account_link set used_at = ${clock.now().toISOString()}::timestamptz
      where user_id = ${userId} and kind = ${kind} and used_at is null`.execute(em.getKysely());
  }
}

/** A valid link. One to set a password works only while the person has the address it was sent to; a confirmation sets a new address. */
const living = (token: string, kind: AccountLinkKind) => sql`l.token_hash = ${hashToken(token)} and l.kind = ${kind}
  and l.used_at is null and l.expires_at > ${clock.now().toISOString()}::timestamptz and u.active
  and (l.kind = 'confirm' or lower(l.email) = lower(u.email))`;
