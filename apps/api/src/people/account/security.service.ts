import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  deviceOf,
  type ChangePasswordInput,
  type EndedSessions,
  type RecoveryCodes,
  type SecondFactorProofInput,
  type SecondFactorStart,
  type SessionRecord,
} from '@kontor/domain';
import { AccessService } from '../../platform/auth/access.service.ts';
import { AccountLetters } from '../credentials/account-letters.service.ts';
import { refuseCommon } from '../credentials/common-password.ts';
import { endSessions } from '../../platform/auth/end-sessions.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { hashPassword, isPassword } from '../credentials/passwords.ts';
import { SecondFactors } from '../credentials/second-factors.service.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { User } from '../users/user.entity.ts';

@Injectable()
export class SecurityService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccessService,
    private readonly letters: AccountLetters,
    private readonly secondFactors: SecondFactors,
    private readonly limiter: Limiter,
  ) {}

  /** The current user, after checking the password again. Attempts are limited, so that the password cannot be guessed at an open screen. */
  async ownUser(password: string, field = 'password'): Promise<User> {
    const user = await this.em.findOneOrFail(User, person().userId);
    await this.limiter.count(`password of ${user.id}`, 10, 900);
    const code = 'account.wrong_password';
    if (!(await isPassword(password, user.passwordHash))) throw new ApiError(code, undefined, { [field]: { code } });
    await this.limiter.forget(`password of ${user.id}`);
    return user;
  }

  async changePassword({ currentPassword, newPassword }: ChangePasswordInput): Promise<EndedSessions> {
    const { id, fullName, displayName, username, email } = await this.ownUser(currentPassword, 'currentPassword');
    const code = 'account.same_password';
    if (currentPassword === newPassword) throw new ApiError(code, undefined, { newPassword: { code } });
    refuseCommon(newPassword, [fullName, displayName, username, email], 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const ended = await this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, id);
      user.passwordHash = passwordHash;
      await em.flush();
      await sql`update account_link set used_at = ${clock.now().toISOString()}::timestamptz
        where user_id = ${id} and kind in ('reset', 'invite') and used_at is null`.execute(em.getKysely());
      await this.letters.tell(em, user, 'passwordChanged');
      return this.endOthers(em, 'password');
    });
    this.access.forgetHere();
    return { ended };
  }

  /** Active sessions: not ended, with an unexpired refresh token. */
  async sessions(): Promise<SessionRecord[]> {
    const { userId: id, sessionId } = person();
    type Row = Omit<SessionRecord, 'program' | 'system'> & { userAgent: string | null };
    const { rows } = await sql<Row>`select s.id, s.user_agent as "userAgent", s.address, s.created_at as "createdAt",
      s.last_used_at as "lastUsedAt", s.id = ${sessionId} as current
      from session s where s.user_id = ${id} and s.ended_at is null and (s.id = ${sessionId} or exists (select from refresh_token t
        where t.session_id = s.id and t.used_at is null and t.expires_at > ${clock.now().toISOString()}::timestamptz))
      order by current desc, s.last_used_at desc, s.id desc limit 100`.execute(this.em.getKysely());
    return rows.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) }));
  }

  async endSession(only: number): Promise<EndedSessions> {
    const ended = await this.em.transactional(async (em) => {
      this.access.forget(em);
      return endSessions(em, person().userId, { reason: 'ended', only });
    });
    if (!ended) throw notFound();
    this.access.forgetHere();
    return { ended };
  }

  async endOtherSessions(): Promise<EndedSessions> {
    const ended = await this.em.transactional((em) => this.endOthers(em, 'ended'));
    this.access.forgetHere();
    return { ended };
  }

  async startSecondFactor(password: string): Promise<SecondFactorStart> {
    const user = await this.ownUser(password);
    if (user.secondFactorAt) throw new ApiError('account.second_factor_is_on');
    return this.secondFactors.begin(this.em, user.id, user.email);
  }

  async confirmSecondFactor(typed: string): Promise<RecoveryCodes> {
    const { userId: id } = person();
    await this.limiter.count(`second factor ${id}`, 5, 900);
    const codes = await this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, id);
      if (user.secondFactorAt) throw new ApiError('account.second_factor_is_on');
      const code = 'account.code_invalid';
      if (!(await this.secondFactors.takeCode(em, id, typed))) throw new ApiError(code, undefined, { code: { code } });
      user.secondFactorAt = clock.now();
      await em.flush();
      await this.letters.tell(em, user, 'secondFactorOn');
      return this.secondFactors.makeRecoveryCodes(em, id);
    });
    await this.limiter.forget(`second factor ${id}`);
    return { codes };
  }

  async makeRecoveryCodes(proof: SecondFactorProofInput): Promise<RecoveryCodes> {
    const codes = await this.withSecondFactor(proof, (em, user) => this.secondFactors.makeRecoveryCodes(em, user.id));
    return { codes };
  }

  turnOffSecondFactor(proof: SecondFactorProofInput): Promise<void> {
    return this.withSecondFactor(proof, async (em, user) => {
      user.secondFactorAt = null;
      await em.flush();
      await this.secondFactors.remove(em, user.id);
      await this.letters.tell(em, user, 'secondFactorOff');
    });
  }

  /** Changes a second factor that is on. Whoever knows the password alone could otherwise do without it. */
  private async withSecondFactor<T>(
    { password, code: typed }: SecondFactorProofInput,
    change: (em: EntityManager, user: User) => Promise<T>,
  ): Promise<T> {
    const { id } = await this.ownUser(password);
    await this.limiter.count(`second factor ${id}`, 5, 900);
    const done = await this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, id);
      if (!user.secondFactorAt) throw new ApiError('account.second_factor_is_off');
      const code = 'account.code_invalid';
      if (!(await this.secondFactors.take(em, id, typed))) throw new ApiError(code, undefined, { code: { code } });
      return change(em, user);
    });
    await this.limiter.forget(`second factor ${id}`);
    return done;
  }

  private async endOthers(em: EntityManager, reason: 'ended' | 'password'): Promise<number> {
    const { userId: id, sessionId } = person();
    this.access.forget(em);
    return endSessions(em, id, { reason, except: sessionId });
  }
}
