import { add, documentLanguage, minorUnits, type Language } from '@kontor/domain';
import type { PaperData } from './paper.ts';
import { paperWords } from './paper-words.ts';

export type PaperFormat = {
  amount: (value: number) => string;
  money: (value: number) => string;
  quantity: (value: number) => string;
  price: (value: number) => string;
  rate: (value: number) => string;
  percent: (value: number) => string;
  date: (value: string) => string;
  country: (code: string) => string;
};

/** Returns the language in which the seller may issue the paper. */
export const languageOf = ({ language, seller }: Pick<PaperData, 'language' | 'seller'>): Language =>
  documentLanguage(seller.country, language);

const made = new Map<string, PaperFormat>();

/** Formats numbers, dates and country names for a language. Cached, because creating Intl formats is slow. */
export function paperFormat(language: Language, currency: string): PaperFormat {
  const key = `${language} ${currency}`;
  const format = made.get(key) ?? makeFormat(language, currency);
  made.set(key, format);
  return format;
}

function makeFormat(language: Language, currency: string): PaperFormat {
  const { locale } = paperWords[language];
  const number = (min: number, max: number) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: min, maximumFractionDigits: max });
    // add() turns -0 into 0. A minus sign is as wide as a digit, a hyphen is not.
    return (value: number) => format.format(add(value)).replace('-', '−');
  };
  const places = Math.min(2, minorUnits(currency));
  const amount = number(places, places);
  const share = number(0, 3);
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return {
    amount,
    money: (value) => `${amount(value)}\u00a0${currency}`,
    quantity: number(0, 6),
    price: number(places, 6),
    rate: number(2, 10),
    percent: (value) => `${share(value)}${language === 'en' ? '' : '\u00a0'}%`,
    date: (value) => dateIn(language, value),
    country: (code) => countries.of(code) ?? code,
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Splits the date as text, because a calendar date has no time zone. */
function dateIn(language: Language, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (language === 'lt') return date;
  if (language === 'no') return `${day}.${month}.${year}`;
  return `${Number(day)}\u00a0${months[Number(month) - 1] ?? month}\u00a0${year}`;
}

/** Writes IBANs and references in groups of four. */
export const inFours = (text: string): string => (text.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join('\u00a0');

/** Writes an organisation number in groups. Example: `991825827` is `991 825 827`. */
export const orgNumber = (text: string): string =>
  text.replace(/\D/g, '').replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

/** Returns the eleven-digit account number that Norwegians use, from a Norwegian IBAN: `8601 11 17947`. */
export function norwegianAccount(iban: string): string | undefined {
  const digits = /^NO\d\d(\d{4})(\d\d)(\d{5})$/.exec(iban.replace(/\s/g, ''));
  return digits ? `${digits[1]}\u00a0${digits[2]}\u00a0${digits[3]}` : undefined;
}
