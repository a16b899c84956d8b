import type { EntityManager } from '@mikro-orm/postgresql';
import { fillLetter, type Language, type LetterFacts, type LetterKind, type LetterWords } from '@kontor/domain';
import { wordsOf } from '../firm/mail-templates/words-of.ts';

/** The person's own words in place of the template's. */
type Own = { subject?: string | null; message?: string | null };
/** The names of both parties, as letters use them. */
export type LetterParties = { firm: string; customer: string };

/** Returns a letter in the language of its document: the person's own words or the template's, with the facts filled in. */
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
