import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, fullNameOf, type InvitationInput, type InvitationLink, type UserRecord } from '@kontor/domain';
import { AccountLinks } from '../credentials/account-links.service.ts';
import { AccountLetters } from '../credentials/account-letters.service.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { SecondFactors } from '../credentials/second-factors.service.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { createOne, toChange } from '../../platform/rest/writing.ts';
import { clock } from '../../platform/context/clock.ts';
import { actor } from '../../platform/context/actor.ts';
import { flush } from '../../platform/audit/flush.ts';
import { noPasswordYet, User } from './user.entity.ts';
import { assertNamesFree } from './user.names.ts';
import { assertMayManage } from './user.rights.ts';
import { UsersService } from './users.service.ts';

/** Invitations, sending them again, and turning off a lost second factor. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly letters: AccountLetters,
    private readonly limiter: Limiter,
    private readonly secondFactors: SecondFactors,
    private readonly links: AccountLinks,
  ) {}

  async create(input: InvitationInput): Promise<UserRecord> {
    const id = await this.em.transactional(async (em) => {
      const user = await this.store(em, input, clock.now());
      await this.letters.invite(em, user);
      return user.id;
    });
    return this.users.get(id);
  }

  /** Adds a person without a letter; an invitation can follow. Until then nobody can log in as them. */
  add(input: InvitationInput): Promise<number> {
    return this.em.transactional(async (em) => (await this.store(em, input, null)).id);
  }

  private async store(em: EntityManager, input: InvitationInput, invitedAt: Date | null): Promise<User> {
    const { firstName, lastName, displayName, roleId, phone } = input;
    const [email, username] = [input.email.trim(), input.username.trim()];
    const fullName = fullNameOf(firstName, lastName);
    await assertMayManage(em, [roleId], 'roleId');
    await assertNamesFree(em, { email, username });
    return createOne(em, User, input, {
      email,
      username,
      firstName,
      lastName: lastName ?? '',
      fullName,
      displayName: displayName || fullName,
      roleId,
      language: input.language ?? 'en',
      phone: phone ?? null,
      passwordHash: noPasswordYet,
      invitedAt,
    });
  }

  invite(id: number): Promise<UserRecord> {
    return this.send(id, 'invite', async (em, user) => {
      if (user.passwordHash !== noPasswordYet) throw new DomainError('user.not_invited');
      user.invitedAt = clock.now();
      await this.letters.invite(em, user);
    });
  }

  /** The history records who took the link: its holder can choose the password. */
  async link(id: number): Promise<InvitationLink> {
    return this.em.transactional(async (em) => {
      const user = await toChange(em, User, id, 'invite', 'User');
      await assertMayManage(em, [user.roleId]);
      if (!user.active) throw new DomainError('user.inactive');
      if (user.passwordHash !== noPasswordYet) throw new DomainError('user.not_invited');
      await this.limiter.count(`letter ${id}`, 5, 3600, em);
      user.invitedAt = clock.now();
      await flush(em, { verb: 'invite' });
      return { link: await this.links.issue(em, id, 'invite', user.email) };
    });
  }

  resendConfirmation(id: number): Promise<UserRecord> {
    return this.send(id, 'resendConfirmation', async (em, user) => {
      if (user.emailConfirmedAt) throw new DomainError('account.email_confirmed');
      await this.letters.confirm(em, user);
    });
  }

  /** For other people only: one's own is turned off with the password. The person is informed by mail. */
  async turnOffSecondFactor(id: number): Promise<UserRecord> {
    if (id === actor().userId) throw forbidden();
    await this.em.transactional(async (em) => {
      const user = await toChange(em, User, id, 'turnOffSecondFactor', 'User');
      await assertMayManage(em, [user.roleId]);
      if (!user.secondFactorAt) throw new DomainError('account.second_factor_is_off');
      user.secondFactorAt = null;
      await em.flush();
      await this.secondFactors.remove(em, id);
      await this.letters.tell(em, user, 'secondFactorOff');
    });
    return this.users.get(id);
  }

  private async send(
    id: number,
    verb: 'invite' | 'resendConfirmation',
    write: (em: EntityManager, user: User) => Promise<void>,
  ): Promise<UserRecord> {
    await this.em.transactional(async (em) => {
      const user = await toChange(em, User, id, verb, 'User');
      await assertMayManage(em, [user.roleId]);
      if (!user.active) throw new DomainError('user.inactive');
      await this.limiter.count(`letter ${id}`, 5, 3600, em);
      await write(em, user);
    });
    return this.users.get(id);
  }
}
