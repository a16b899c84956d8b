import type { EntityManager } from '@mikro-orm/postgresql';
import { letterWords, type Language, type LetterKind, type LetterWords } from '@kontor/domain';
import { MailTemplate } from './mail-template.entity.ts';

/** What letters of a kind begin with: the firm's own words, else those of Kontor. */
export async function wordsOf(em: EntityManager, kind: LetterKind, language: Language): Promise<LetterWords> {
  const own = await em.findOne(MailTemplate, { kind, language }, { disableIdentityMap: true });
  return own ? { subject: own.subject, text: own.text } : letterWords[kind][language];
}
