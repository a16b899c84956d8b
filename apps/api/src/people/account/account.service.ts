import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { fullNameOf, type AccountInput, type AccountRecord, type ChangeEmailInput } from '@kontor/domain';
import { AccountLetters } from '../credentials/account-letters.service.ts';
import { AccountLinks } from '../credentials/account-links.service.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { User } from '../users/user.entity.ts';
import { SecurityService } from './security.service.ts';

@Injectable()
export class AccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly letters: AccountLetters,
    private readonly links: AccountLinks,
    private readonly limiter: Limiter,
    private readonly security: SecurityService,
  ) {}

  async get(): Promise<AccountRecord> {
    const { rows } =
      await sql<AccountRecord>`select u.id, u.version, u.username, u.email, u.email_confirmed_at is not null as "emailConfirmed",
      wish.email as "pendingEmail", coalesce(wish.expired, false) as "pendingEmailExpired",
      u.first_name as "firstName", u.last_name as "lastName", u.full_name as "fullName", u.phone, u.display_name as "displayName", u.avatar, u.language, r.name as "roleName",
      u.second_factor_at as "secondFactorAt",
      (select count(*) from recovery_code c where c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft"
      from user_account u join role r on r.id = u.role_id
      left join lateral (select l.email, l.expires_at <= ${clock.now().toISOString()}::timestamptz as expired from account_link l
        where l.user_id = u.id and l.kind = 'confirm' and l.used_at is null and lower(l.email) <> lower(u.email)
        order by l.id desc limit 1) wish on true
      where u.id = ${person().userId}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound('user.not_found');
    return rows[0];
  }

  async update(version: number, input: AccountInput): Promise<AccountRecord> {
    const user = await this.em.findOneOrFail(User, person().userId);
    sameVersion(user, version);
    const { firstName, displayName, language } = input;
    const lastName = input.lastName ?? '';
    const phone = input.phone?.trim() || null;
    this.em.assign(user, { firstName, lastName, fullName: fullNameOf(firstName, lastName), displayName, phone, language });
    await this.em.flush();
    return this.get();
  }

  async changeEmail({ email, password }: ChangeEmailInput): Promise<AccountRecord> {
    const user = await this.security.ownUser(password);
    const wanted = email.trim();
    const refused = (code: 'account.same_email' | 'auth.email_in_use'): ApiError =>
      new ApiError(code, undefined, { email: { code } });
    if (wanted.toLowerCase() === user.email.toLowerCase()) throw refused('account.same_email');
    await this.limitConfirmations(user.id);
    const taken = await sql`select 1 from user_account where lower(email) = ${wanted.toLowerCase()}`.execute(this.em.getKysely());
    if (taken.rows.length) throw refused('auth.email_in_use');
    await this.em.transactional(async (em) => {
      // Only the latest requested address can be confirmed.
      await this.links.forget(em, user.id, 'confirm');
      await this.letters.confirm(em, user, wanted);
    });
    return this.get();
  }

  async resendConfirmation(): Promise<AccountRecord> {
    const { id, emailConfirmed, pendingEmail } = await this.get();
    if (emailConfirmed && !pendingEmail) throw new ApiError('account.email_confirmed');
    await this.limitConfirmations(id);
    await this.em.transactional(async (em) => {
      await this.letters.confirm(em, await em.findOneOrFail(User, id), pendingEmail ?? undefined);
    });
    return this.get();
  }

  private limitConfirmations(userId: number): Promise<void> {
    return this.limiter.count(`confirmation of ${userId}`, 3, 3600);
  }
}
