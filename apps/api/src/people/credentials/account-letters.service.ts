import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AccountLinkKind, Language } from '@kontor/domain';
import { accountLetter, type AccountNews } from '../../platform/outbox/account-letter.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { AccountLinks } from './account-links.service.ts';

type Addressee = { id: number; email: string; displayName: string; language: Language };

/** Mails about signing in, in the person's language. Each is written in the caller's transaction and sent at its commit. */
@Injectable()
export class AccountLetters {
  constructor(private readonly links: AccountLinks) {}

  /** Invites a person to choose a password; valid for seven days. When sent again, the earlier link works until one is used. */
  invite(em: EntityManager, user: Addressee): Promise<void> {
    return this.withLink(em, user, 'invite', user.email);
  }

  /** Asks to confirm an address: the current one, or the new one. Valid for an hour. */
  confirm(em: EntityManager, user: Addressee, email = user.email): Promise<void> {
    return this.withLink(em, user, 'confirm', email);
  }

  /** Lets the person choose a new password; valid for an hour. */
  reset(em: EntityManager, user: Addressee): Promise<void> {
    return this.withLink(em, user, 'reset', user.email);
  }

  /** Informs the person of a change, even if somebody else made it. */
  tell(em: EntityManager, user: Addressee, news: AccountNews, to = user.email): Promise<void> {
    return this.write(em, user, news, to);
  }

  private async withLink(em: EntityManager, user: Addressee, kind: AccountLinkKind, to: string): Promise<void> {
    await this.write(em, user, kind, to, await this.links.issue(em, user.id, kind, to));
  }

  private async write(
    em: EntityManager,
    user: Addressee,
    about: AccountLinkKind | AccountNews,
    to: string,
    link = '',
  ): Promise<void> {
    const firms = await sql<{ name: string }>`select name from organisation where id = 1`.execute(em.getKysely());
    const letter = accountLetter(about, user, firms.rows[0]?.name || 'Kontor', link);
    await putInOutbox(em, { toAddress: to, ...letter, subjectType: 'User', subjectId: user.id });
  }
}
