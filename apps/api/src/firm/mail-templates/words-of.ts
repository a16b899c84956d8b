import type { EntityManager } from '@mikro-orm/postgresql';
import { letterWords, type Language, type LetterKind, type LetterWords } from '@kontor/domain';
import { MailTemplate } from './mail-template.entity.ts';

/** The default text of letters of a kind: the firm's own, else Kontor's. */
export async function wordsOf(em: EntityManager, kind: LetterKind, language: Language): Promise<LetterWords> {
  const own = await em.findOne(MailTemplate, { kind, language }, { disableIdentityMap: true });
  return own ? { subject: own.subject, text: own.text } : letterWords[kind][language];
}
