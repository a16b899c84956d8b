import type { EntityManager } from '@mikro-orm/postgresql';
import { fillLetter, type Language, type LetterFacts, type LetterKind, type LetterWords } from '@kontor/domain';
import { wordsOf } from '../firm/mail-templates/words-of.ts';

/** What the person wrote in place of the template. */
type Own = { subject?: string | null; message?: string | null };
/** Both parties by name, as letters call them. */
export type LetterParties = { firm: string; customer: string };

/** A letter in the language of what it brings: the person's own words, else the template, with its facts filled in. */
export async function letterOf(
  em: EntityManager,
  kind: LetterKind,
  language: Language,
  facts: LetterFacts,
  { subject, message }: Own = {},
): Promise<LetterWords> {
  const words = await wordsOf(em, kind, language);
  const letter = { subject: subject?.trim() || words.subject, text: message?.trim() || words.text };
  return fillLetter(letter, facts);
}
