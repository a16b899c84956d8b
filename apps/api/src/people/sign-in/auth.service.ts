import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { rulesFor } from '@kontor/abilities';
import { messages, type AbilityRule, type LoginInput, type RegisterInput, type SessionUser } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Role } from '../roles/role.entity.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { User } from '../users/user.entity.ts';
import { AccessService } from '../../platform/auth/access.service.ts';
import { AccountLetters } from '../credentials/account-letters.service.ts';
import { refuseCommon } from '../credentials/common-password.ts';
import { SecondFactors } from '../credentials/second-factors.service.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { hashPassword, isPassword } from '../credentials/passwords.ts';
import { hashToken, makeRefreshToken, refreshTokenAfter, signAccessToken } from '../../platform/auth/tokens.ts';
import { sessionExtras } from './session-extras.ts';

/** How long a refresh token that was used is answered again. */
const lostAnswerMs = 10_000;

type Used = { sessionId: number; userId: number };
export type Device = { address: string; userAgent: string | null };
export class SignedIn {
  userData: SessionUser;
  accessToken: string;
  refreshToken: string;
}
export class Registered {
  user: SessionUser;
  accessToken: string;
}
export class RegistrationRefused {
  error: { email: string | null; username: string | null };
}

type Account = {
  id: number;
  fullName: string;
  username: string;
  avatar: string | null;
  email: string;
  role: string;
  rules: AbilityRule[];
  passwordHash: string;
  active: boolean;
  secondFactorAt: string | null;
  extras: SessionUser['extras'];
};
/** Reasons to refuse a login. The last two are told only after the right password. */
export type Refused = 'auth.invalid_credentials' | 'auth.second_factor_required' | 'auth.second_factor_invalid';

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly jwt: JwtService,
    private readonly access: AccessService,
    private readonly letters: AccountLetters,
    private readonly secondFactors: SecondFactors,
    private readonly limiter: Limiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** An unknown email and a wrong password get the same refusal after the same time. */
  async login({ email, password, code }: LoginInput, device: Device): Promise<SignedIn | Refused> {
    const account = await this.find(sql`lower(u.email) = ${email.trim().toLowerCase()}`);
    const right = await isPassword(password, account?.passwordHash);
    if (!account || !right || !account.active) return 'auth.invalid_credentials';
    if (account.secondFactorAt) {
      if (!code) return 'auth.second_factor_required';
      if (!(await this.isSecondFactor(account.id, code))) return 'auth.second_factor_invalid';
    }
    return this.open(account, device);
  }

  /** Five attempts per quarter of an hour, so that a million codes cannot be guessed. */
  private async isSecondFactor(userId: number, code: string): Promise<boolean> {
    const tries = `second factor ${userId}`;
    await this.limiter.count(tries, 5, 900);
    const taken = await this.secondFactors.take(this.em, userId, code);
    if (taken) await this.limiter.forget(tries);
    return taken;
  }

  /**
   * A token works once. Using it again ends the whole session, unless the answer was lost: within ten seconds the same device gets the
   * same next token again, as long as nobody has used that.
   */
  async refresh(token: string, device: Device): Promise<SignedIn | undefined> {
    const now = clock.now();
    const from = hashToken(`${device.address}\n${device.userAgent ?? ''}`);
    const { rows } = await sql<Used>`update refresh_token t set used_at = ${now.toISOString()}::timestamptz, used_from = ${from}
      from session s where t.token_hash = ${hashToken(token)} and t.used_at is null and t.expires_at > ${now.toISOString()}::timestamptz
        and s.id = t.session_id and s.ended_at is null
      returning t.session_id as "sessionId", s.user_id as "userId"`.execute(this.em.getKysely());
    const used = rows[0] ?? (await this.justUsed(token, from));
    if (!used) {
      await this.endIfReused(token);
      return undefined;
    }
    const account = await this.find(sql`u.id = ${used.userId}`);
    if (!account?.active) return undefined;
    const session = sql`update session set last_used_at = ${now.toISOString()}::timestamptz where id = ${used.sessionId} returning id`;
    const answer = await this.tokens(account, session, refreshTokenAfter(token, this.config.accessSecret));
    if (!answer) await this.endIfReused(token);
    return answer;
  }

  /** A token that this device has used a moment ago: it did not get the answer. */
  private async justUsed(token: string, from: string): Promise<Used | undefined> {
    const since = new Date(clock.now().getTime() - lostAnswerMs).toISOString();
    const { rows } = await sql<Used>`select t.session_id as "sessionId", s.user_id as "userId"
      from refresh_token t join session s on s.id = t.session_id
      where t.token_hash = ${hashToken(token)} and t.used_at >= ${since}::timestamptz and t.used_from = ${from} and s.ended_at is null`.execute(
      this.em.getKysely(),
    );
    return rows[0];
  }

  async logout(token: string): Promise<void> {
    await sql`update session set ended_at = ${clock.now().toISOString()}::timestamptz, end_reason = 'logout'
      where ended_at is null and id = (select session_id from refresh_token where token_hash = ${hashToken(token)})`.execute(
      this.em.getKysely(),
    );
    this.access.forgetHere();
    this.access.forget(this.em);
  }

  /** With `first`, registration is open only until the first user exists. */
  async takesRegistrations(): Promise<boolean> {
    const { registration } = this.config;
    return registration === 'open' || (registration === 'first' && !(await this.hasAccounts()));
  }

  async hasAccounts(): Promise<boolean> {
    return (await this.em.count(User)) > 0;
  }

  /** Checks both names at once; nothing is created unless both are free. */
  async register(input: RegisterInput, device: Device): Promise<Registered | RegistrationRefused> {
    if (!(await this.takesRegistrations())) throw new ApiError('auth.registration_closed');
    const email = input.email.trim();
    const username = input.username.trim();
    const { rows } = await sql<{ email: boolean; username: boolean }>`select
      exists(select 1 from user_account where lower(email) = ${email.toLowerCase()}) as email,
      exists(select 1 from user_account where lower(username) = ${username.toLowerCase()}) as username`.execute(
      this.em.getKysely(),
    );
    const taken = rows[0];
    if (taken?.email || taken?.username)
      return {
        error: {
          email: taken.email ? messages['auth.email_in_use'] : null,
          username: taken.username ? messages['auth.username_in_use'] : null,
        },
      };
    refuseCommon(input.password, [username, email]);
    const passwordHash = await hashPassword(input.password);
    const id = await this.em.transactional(async (em) => {
      // Lock: when two people register on an empty installation at once, only one is the first.
      await sql`select pg_advisory_xact_lock(7451003)`.execute(em.getKysely());
      if (!(await this.takesRegistrations())) throw new ApiError('auth.registration_closed');
      const role = await em.findOneOrFail(Role, { key: 'admin' });
      const user = em.create(User, { email, username, fullName: '', displayName: username, roleId: role.id, passwordHash });
      await em.flush();
      await this.letters.confirm(em, user);
      return user.id;
    });
    const account = await this.find(sql`u.id = ${id}`);
    if (!account) throw new Error('The new account is not there');
    const { accessToken } = await this.open(account, device);
    return { user: sessionUser(account), accessToken };
  }

  private async find(where: ReturnType<typeof sql>): Promise<Account | undefined> {
    const { rows } =
      await sql<Account>`select u.id, u.full_name as "fullName", u.username, u.avatar, u.email, u.password_hash as "passwordHash", u.active,
      u.second_factor_at as "secondFactorAt", r.key as role, r.rules, ${sessionExtras(sql`u.id`, this.config)} as extras
      from user_account u join role r on r.id = u.role_id where ${where}`.execute(this.em.getKysely());
    return rows[0];
  }

  private async open(account: Account, { address, userAgent }: Device): Promise<SignedIn> {
    const now = clock.now().toISOString();
    const session = sql`insert into session (user_id, created_at, last_used_at, address, user_agent)
      values (${account.id}, ${now}::timestamptz, ${now}::timestamptz, ${address}, ${userAgent}) returning id`;
    const opened = await this.tokens(account, session, makeRefreshToken());
    if (!opened) throw new Error('The session is not there');
    return opened;
  }

  /** Writes the session and its next token in one statement, and so in one commit. Undefined when that token was used already. */
  private async tokens(account: Account, session: RawBuilder<unknown>, refreshToken: string): Promise<SignedIn | undefined> {
    const now = clock.now();
    const ends = new Date(now.getTime() + this.config.refreshTokenSeconds * 1000);
    const { rows } = await sql<{ sessionId: number }>`with s as (${session})
      insert into refresh_token as t (session_id, token_hash, created_at, expires_at)
      select id, ${hashToken(refreshToken)}, ${now.toISOString()}::timestamptz, ${ends.toISOString()}::timestamptz from s
      on conflict (token_hash) do update set created_at = t.created_at where t.used_at is null
      returning session_id as "sessionId"`.execute(this.em.getKysely());
    const [written] = rows;
    if (!written) return undefined;
    const accessToken = await signAccessToken(this.jwt, account.id, written.sessionId, this.config.accessTokenSeconds);
    return { userData: sessionUser(account), accessToken, refreshToken };
  }

  private async endIfReused(token: string): Promise<void> {
    const { rows } =
      await sql`update session s set ended_at = ${clock.now().toISOString()}::timestamptz, end_reason = 'reuse' from refresh_token t
      where t.token_hash = ${hashToken(token)} and t.used_at is not null and s.id = t.session_id and s.ended_at is null returning s.id`.execute(
        this.em.getKysely(),
      );
    if (!rows.length) return;
    this.access.forgetHere();
    this.access.forget(this.em);
  }
}

const sessionUser = (account: Account): SessionUser => ({
  id: account.id,
  fullName: account.fullName,
  username: account.username,
  avatar: account.avatar,
  email: account.email,
  role: account.role,
  ability: rulesFor(account.rules, account.id),
  extras: account.extras,
});
