import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

type About = { text: string; subjectType?: string | null; subjectId?: number | null };
/** Makes a link to the record that a mail is about; undefined where there is none to be opened. */
type Make = (em: EntityManager, subjectType: string, subjectId: number) => Promise<string | undefined>;

const place = '{link}';

/**
 * Puts the customer's link into a mail when it leaves, so that the outbox keeps no token. A later wing says how a link is made.
 */
@Injectable()
export class MailLinks {
  private make: Make | undefined;

  register(make: Make): void {
    this.make = make;
  }

  /** The text as it leaves. Where no link can be made its place stays empty. */
  async filled(em: EntityManager, { text, subjectType, subjectId }: About): Promise<string> {
    if (!text.includes(place) || !subjectType || !subjectId) return text;
    return text.replaceAll(place, (await this.make?.(em, subjectType, subjectId)) ?? '');
  }
}
