import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  classifierTypes,
  DomainError,
  fullNameOf,
  maskedFields,
  maskOf,
  plainAccountNumber,
  type RevealedField,
  type RevealInput,
  type UserBulkInput,
  type UserInput,
  type UserRecord,
} from '@kontor/domain';
import { note } from '../../platform/audit/note.ts';
import { AccessService } from '../../platform/auth/access.service.ts';
import { endTokensOf } from '../credentials/end-tokens.ts';
import { AccountLetters } from '../credentials/account-letters.service.ts';
import { AccountLinks } from '../credentials/account-links.service.ts';
import { endSessions } from '../../platform/auth/end-sessions.ts';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import { changeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { allowFields, toChange } from '../../platform/rest/writing.ts';
import { clock } from '../../platform/context/clock.ts';
import { actor } from '../../platform/context/actor.ts';
import { howToRead, isUnreadable, opened } from '../../platform/encryption/encrypted.ts';
import type { Logger } from '../../platform/context/logger.ts';
import { LOGGER } from '../../platform/context/tokens.ts';
import { noPasswordYet, User } from './user.entity.ts';
import { assertNamesFree } from './user.names.ts';
import { assertMayManage } from './user.rights.ts';
import { userList } from './users.list.ts';

/** Fields that decide who can sign in. */
const accountFields = ['email', 'username', 'roleId', 'active'] as const;

@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccessService,
    private readonly letters: AccountLetters,
    private readonly links: AccountLinks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(query: ListQuery): Promise<Page<UserRecord>> {
    const page = await pageOf(this.em, userList, query);
    page.rows.forEach(mask);
    return page;
  }

  async get(id: number): Promise<UserRecord> {
    return mask(await oneOf(this.em, userList, id));
  }

  async update(id: number, version: number, input: UserInput): Promise<UserRecord> {
    await this.em.transactional(async (em) => {
      const user = await toChange(em, User, id, 'update', 'User', version);
      const sent = plain(input);
      allowFields('update', 'User', sent, user);
      const { email, username, jacketSizeId, pantSizeId, shoeSizeId } = sent;
      if (accountFields.some((field) => sent[field] !== undefined && sent[field] !== user[field]))
        await assertMayManage(em, [user.roleId, sent.roleId ?? user.roleId], 'roleId');
      await assertNamesFree(em, { email, username }, id);
      const size = (chosen: number | null | undefined) => ({ id: chosen, type: classifierTypes.clothingSize });
      const sizes = { jacketSizeId: size(jacketSizeId), pantSizeId: size(pantSizeId), shoeSizeId: size(shoeSizeId) };
      await assertClassifiers(em, sizes);
      const before = { email: user.email, roleId: user.roleId, active: user.active };
      em.assign(user, { ...sent, ...namesOf(user, sent) });
      allowAfterwards('update', 'User', user);
      if (before.email.toLowerCase() !== user.email.toLowerCase()) await this.moved(em, user);
      if (before.active && !user.active) await this.leave(em, [user.id]);
      if (before.roleId !== user.roleId) this.access.forget(em);
    });
    this.access.forgetHere();
    return this.get(id);
  }

  async changeMany(ids: number[], { active }: UserBulkInput): Promise<number[]> {
    await this.em.transactional(async (em) => {
      allowFields('update', 'User', { active });
      const people = await em.find(User, { id: { $in: ids } });
      await assertMayManage(
        em,
        people.map(({ roleId }) => roleId),
      );
      if (!active) await this.leave(em, ids);
      await changeAll(em, User, 'update', 'User', ids, (user) => {
        user.active = active;
      });
    });
    this.access.forgetHere();
    return ids;
  }

  async remove(id: number, version: number): Promise<UserRecord> {
    const record = await this.get(id);
    await this.em.transactional(async (em) => {
      const user = await toChange(em, User, id, 'delete', 'User', version);
      await assertMayManage(em, [user.roleId]);
      await this.leave(em, [id]);
      em.remove(user);
    });
    this.access.forgetHere();
    return record;
  }

  /** The history records who revealed the value, never the value. */
  async reveal(id: number, { field }: RevealInput): Promise<RevealedField> {
    const { ability } = actor();
    const user = await this.em.findOne(User, { id });
    if (!user) throw notFound('user.not_found');
    allow('read', 'User', user);
    if (!allows(ability, 'read', 'User', user, field)) throw forbidden();
    if (isUnreadable(user[field])) {
      this.logger.error({ subject: 'User', id, field }, `An encrypted value cannot be read. ${howToRead}`);
      throw new DomainError('user.secret_unreadable');
    }
    note(this.em, { verb: 'read', subject: 'User', subjectId: id, changes: { [field]: ['***', '***'] } });
    await this.em.flush();
    return { field, value: user[field] ?? null };
  }

  /**
   * Sends the confirmation to the new address, and invalidates links to the old one or to one that the person had requested:
   * otherwise their holder could restore that address.
   */
  private async moved(em: EntityManager, user: User): Promise<void> {
    user.emailConfirmedAt = null;
    const invited = user.passwordHash === noPasswordYet;
    if (invited) user.invitedAt = clock.now();
    await em.flush();
    await this.links.forget(em, user.id, 'confirm');
    if (!user.active) return;
    await (invited ? this.letters.invite(em, user) : this.letters.confirm(em, user));
  }

  private async leave(em: EntityManager, ids: readonly number[]): Promise<void> {
    const { userId } = actor();
    if (ids.some((id) => id === userId)) throw new DomainError('user.not_yourself');
    for (const id of ids) await endSessions(em, id, { reason: 'deactivated' });
    for (const id of ids) await endTokensOf(em, { userId: id });
    this.access.forget(em);
  }
}

/** The input in the form in which it is stored. */
function plain(input: UserInput): UserInput {
  const sent: UserInput = { ...input };
  if (sent.email !== undefined) sent.email = sent.email.trim();
  if (sent.username !== undefined) sent.username = sent.username.trim();
  if (sent.lastName === null) Object.assign(sent, { lastName: '' });
  if (sent.personalId) sent.personalId = sent.personalId.trim();
  if (sent.bankAccount) sent.bankAccount = plainAccountNumber(sent.bankAccount);
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** The full name, updated when first or last name is given. */
function namesOf(user: User, { firstName, lastName }: UserInput): { fullName?: string } {
  if (firstName === undefined && lastName === undefined) return {};
  return { fullName: fullNameOf(firstName ?? user.firstName, lastName ?? user.lastName) };
}

/** Decrypts and masks the values; what no key decrypts is masked whole. */
function mask(record: UserRecord): UserRecord {
  for (const field of maskedFields) {
    const sealed = record[field];
    if (sealed) record[field] = maskOf(opened(sealed) ?? '');
  }
  return record;
}
