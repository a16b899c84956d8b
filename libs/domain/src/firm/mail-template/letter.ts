import type { Language } from '../../platform/language/languages.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { letterPlaces, type LetterFacts, type LetterKind, type LetterPlace, type LetterWords } from './mail-template.ts';

const places = /\{(\w+)\}/g;

/** Puts facts in their places; a place whose fact is not known yet stays. Example: `INV {number}` with `{ number: '7' }` is `INV 7`. */
const fillPlaces = (text: string, facts: LetterFacts): string =>
  text.replace(places, (place, name: string) => facts[name as LetterPlace] ?? place);

/** The words of a letter with its facts. A subject is one line of at most 300 characters. */
export const fillLetter = ({ subject, text }: LetterWords, facts: LetterFacts): LetterWords => ({
  subject: fillPlaces(subject, facts).replace(/\s+/g, ' ').trim().slice(0, 300),
  text: fillPlaces(text, facts),
});

/** Refuses words with a place that letters of the kind do not know. Throws DomainError `mail_template.unknown_place` at each field. */
export function assertPlaces(kind: LetterKind, words: LetterWords): void {
  const known: readonly string[] = letterPlaces[kind];
  const problems = (['subject', 'text'] as const).flatMap((field) => {
    const strange = [...words[field].matchAll(places)].find(([, name = '']) => !known.includes(name));
    const params = { place: strange?.[0] ?? '', places: known.map((name) => `{${name}}`).join(', ') };
    return strange ? [[field, { code: 'mail_template.unknown_place' as const, params }] as const] : [];
  });
  const [first] = problems;
  if (first) throw new DomainError(first[1].code, first[1].params, Object.fromEntries(problems));
}

const locales: Record<Language, string> = { en: 'en-GB', lt: 'lt-LT', no: 'nb-NO' };

/** An amount as a letter in that language writes it. */
export const letterAmount = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount);

/** A date as a letter in that language writes it. Example: `2 March 2026`. */
export const letterDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
