import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

type About = { text: string; subjectType?: string | null; subjectId?: number | null };
/** Creates a link to the record that a mail is about; undefined if it has none to open. */
type Make = (em: EntityManager, subjectType: string, subjectId: number) => Promise<string | undefined>;

const place = '{link}';

/**
 * Puts the customer's link into a mail when it leaves, so that the outbox keeps no token. A later wing registers how to create a link.
 */
@Injectable()
export class MailLinks {
  private make: Make | undefined;

  register(make: Make): void {
    this.make = make;
  }

  /** Returns the text to send; the placeholder stays empty if no link can be created. */
  async filled(em: EntityManager, { text, subjectType, subjectId }: About): Promise<string> {
    if (!text.includes(place) || !subjectType || !subjectId) return text;
    return text.replaceAll(place, (await this.make?.(em, subjectType, subjectId)) ?? '');
  }
}
