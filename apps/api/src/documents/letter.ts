import type { Language } from '@kontor/domain';

type LetterWords = {
  subject: (number: string, from: string) => string;
  text: (number: string, amount: string, date: string) => string;
};
/** What the letter of a kind of document says; the date is the one that it asks something by. */
export type DocumentLetterWords = Record<Language, LetterWords>;
type Told = { number?: string | null; language: Language; date: string; amount: number; currency: string };

const locales: Record<Language, string> = { en: 'en-GB', lt: 'lt-LT', no: 'nb-NO' };

/** The mail that brings a document, in the language of the document; the person's own words take the place of ours. */
export function documentLetter(words: DocumentLetterWords, told: Told, from: string, message: string | null | undefined) {
  const { language, currency } = told;
  const number = told.number ?? '';
  const amount = new Intl.NumberFormat(locales[language], { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    told.amount,
  );
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${told.date}T00:00:00Z`),
  );
  return {
    subject: words[language].subject(number, from).slice(0, 300),
    text: message?.trim() || `${words[language].text(number, amount, date)}\n${from}\n`,
  };
}
