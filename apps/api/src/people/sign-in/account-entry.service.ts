import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AccountLinkInput, AccountLinkRecord, ChoosePasswordInput } from '@kontor/domain';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { enqueue, job } from '../../platform/jobs/job.ts';
import { clock } from '../../platform/context/clock.ts';
import { User } from '../users/user.entity.ts';
import { AccessService } from '../../platform/auth/access.service.ts';
import { AccountLetters } from '../credentials/account-letters.service.ts';
import { AccountLinks } from '../credentials/account-links.service.ts';
import { refuseCommon } from '../credentials/common-password.ts';
import { endSessions } from '../../platform/auth/end-sessions.ts';
import { hashPassword } from '../credentials/passwords.ts';

const sendResetLink = job<{ email: string }>('sendResetLink');

/** Requests and uses of account links, before sign-in. */
@Injectable()
export class AccountEntry implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
    private readonly letters: AccountLetters,
    private readonly access: AccessService,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(sendResetLink, ({ email }, em) => em.transactional((inner) => this.reset(inner, email)));
  }

  /** A job looks the account up, so that neither the answer nor its time reveals whether it exists. */
  forgotPassword(email: string): Promise<void> {
    return this.em.transactional((em) => enqueue(em, sendResetLink, { email: email.trim().toLowerCase() }));
  }

  async look({ token, kind }: AccountLinkInput): Promise<AccountLinkRecord> {
    const { email, displayName } = await this.links.look(this.em, token, kind);
    return { email, displayName };
  }

  acceptInvitation(input: ChoosePasswordInput): Promise<AccountLinkRecord> {
    return this.choosePassword(input, 'invite');
  }

  resetPassword(input: ChoosePasswordInput): Promise<AccountLinkRecord> {
    return this.choosePassword(input, 'reset');
  }

  /** Makes the link's address the person's own, confirmed. The old address gets a mail about it. */
  confirmEmail(token: string): Promise<AccountLinkRecord> {
    return this.em.transactional(async (em) => {
      const { userId, email, displayName } = await this.links.use(em, token, 'confirm');
      const user = await em.findOneOrFail(User, userId);
      const before = user.email;
      Object.assign(user, { email, emailConfirmedAt: clock.now() });
      await em.flush();
      if (before.toLowerCase() !== email.toLowerCase()) await this.letters.tell(em, user, 'emailChanged', before);
      return { email, displayName };
    });
  }

  /** Using the link proves the address, so it is confirmed too. All sessions end, those of a thief included. */
  private async choosePassword({ token, password }: ChoosePasswordInput, kind: 'invite' | 'reset'): Promise<AccountLinkRecord> {
    const { userId } = await this.links.look(this.em, token, kind);
    const { fullName, displayName, username, email } = await this.em.findOneOrFail(User, userId);
    refuseCommon(password, [fullName, displayName, username, email]);
    const passwordHash = await hashPassword(password);
    const record = await this.em.transactional(async (em) => {
      const used = await this.links.use(em, token, kind);
      const user = await em.findOneOrFail(User, userId);
      Object.assign(user, { passwordHash, emailConfirmedAt: user.emailConfirmedAt ?? clock.now() });
      await em.flush();
      await endSessions(em, userId, { reason: 'reset' });
      this.access.forget(em);
      if (kind === 'reset') await this.letters.tell(em, user, 'passwordChanged');
      return { email: used.email, displayName: used.displayName };
    });
    this.access.forgetHere();
    return record;
  }

  private async reset(em: EntityManager, email: string): Promise<void> {
    const { rows } = await sql<{ id: number }>`select id from user_account where lower(email) = ${email} and active`.execute(
      em.getKysely(),
    );
    if (rows[0]) await this.letters.reset(em, await em.findOneOrFail(User, rows[0].id));
  }
}
