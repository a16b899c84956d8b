import type { Language } from '../../platform/language/languages.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { letterPlaces, type LetterFacts, type LetterKind, type LetterPlace, type LetterWords } from './mail-template.ts';

const places = /\{(\w+)\}/g;

/** Leaves out a paragraph that is nothing but a place without words. */
const withoutEmpty = (text: string, facts: LetterFacts): string =>
  text.replace(/\n\n\{(\w+)\}(?=\n\n|$)/g, (paragraph, name: string) => (facts[name as LetterPlace] === '' ? '' : paragraph));

/**
 * Fills the places of a text; a place whose fact is not known yet stays. A sentence that ends in an abbreviation has one full stop, as in the
 * Lithuanian "iki 2026 m. kovo 16 d." Example: `INV {number}` with `{ number: '7' }` is `INV 7`.
 */
const fillPlaces = (text: string, facts: LetterFacts): string =>
  withoutEmpty(text, facts).replace(/\{(\w+)\}(\.(?!\.))?/g, (place, name: string, stop = '') => {
    const fact = facts[name as LetterPlace];
    return fact === undefined ? place : fact + (fact.endsWith('.') ? '' : String(stop));
  });

/** The text of a letter with its places filled. A subject is one line of at most 300 characters. */
export const fillLetter = ({ subject, text }: LetterWords, facts: LetterFacts): LetterWords => ({
  subject: fillPlaces(subject, facts).replace(/\s+/g, ' ').trim().slice(0, 300),
  text: fillPlaces(text, facts),
});

/** Throws DomainError `mail_template.unknown_place` at each field whose text has a place that letters of the kind do not know. */
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

/** An amount, formatted for the language of the letter. */
export const letterAmount = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount);

/** A date, formatted for the language of the letter. Example: `2 March 2026`. */
export const letterDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
