import { taxWordsIn } from '@kontor/domain';
import { asLanguage, intlTag } from '../i18n/languages.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;
type Value = number | null | undefined;
type Rate = { exchangeRate: number | null; exchangeRateInverted: boolean };

export const nothing = '–';

/** Calendar dates have no time zone: they are parsed by their three numbers and formatted in UTC. */
const dayOf = (date: string): Date => {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
};
const isCalendarDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const isDate = (text: string): boolean => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(dayOf(text).getTime());

/** A true minus sign is as wide as a digit, so that columns of figures align. */
const withMinus = (text: string): string => text.replace(/-(?=[\d\p{Sc}A-Z])/gu, '\u2212');

/** Each unit, its seconds, and from how many of them it is used: "next week" would be wrong for a day in ten days. */
const steps: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['year', 31_536_000, 2],
  ['month', 2_592_000, 2],
  ['week', 604_800, 2],
  ['day', 86_400, 1],
  ['hour', 3600, 1],
  ['minute', 60, 1],
];

/**
 * On a right-to-left page (`mirrored`), amounts, percentages, dates and durations are isolated from the text around them, because "92,00
 * €" and "2 h 30 min" would otherwise be reordered. The two characters are Unicode isolates.
 */
export function makeFormat(locale: string, translate: Words, mirrored = false) {
  const apart = (text: string): string => (mirrored ? `\u2068${text}\u2069` : text);
  const tag = intlTag[asLanguage(locale)];
  const cache = new Map<string, Intl.NumberFormat>();
  const numbers = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const known = cache.get(key) ?? new Intl.NumberFormat(tag, options);
    cache.set(key, known);
    return known;
  };
  const written = (value: Value, options: Intl.NumberFormatOptions): string =>
    value === null || value === undefined ? nothing : withMinus(numbers(options).format(value));
  // Amounts are stored and printed with two decimals, and without for a currency that has no cents or is not chosen yet.
  const placesOf = (currency: string | null | undefined): number =>
    currency ? Math.min(2, numbers({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) : 2;
  const amount = (value: Value, currency: string | null | undefined, maximumFractionDigits: number, more: object = {}) =>
    written(value, { ...more, minimumFractionDigits: placesOf(currency), maximumFractionDigits });
  const money = (value: Value, currency: string | null, maximumFractionDigits: number) =>
    apart(amount(value, currency, maximumFractionDigits, currency ? { style: 'currency', currency } : {}));
  const dates = {
    date: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    weekdayName: new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
    time: new Intl.DateTimeFormat(tag, { timeStyle: 'short' }),
    localDate: new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }),
  };
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const relativeSeconds = (seconds: number): string => {
    const [unit, size] = steps.find(([, length, from]) => Math.abs(seconds) >= length * from) ?? (['second', 1] as const);
    return apart(ago.format(Math.round(seconds / size), unit));
  };
  return {
    /** Keeps a name that ends in a symbol ("PVM 21 %") in one piece on a mirrored page. */
    apart,
    /** The name of a tax rate in the reader's language, where it is one that Kontor proposes. */
    taxName: (name: string) => apart(taxWordsIn(name, asLanguage(locale))),
    /** The currency comes from the document, never from the language. */
    money: (value: Value, currency: string | null = 'EUR') => money(value, currency, 2),
    /** With all decimals that a unit price may have: €0.0425. */
    exactMoney: (value: Value, currency: string | null = 'EUR') => money(value, currency, 6),
    /** An amount without currency symbol, for a column of amounts. */
    amount: (value: Value, currency: string | null | undefined) => amount(value, currency, 2),
    number: (value: Value, places?: number) =>
      written(
        value,
        places === undefined ? { maximumFractionDigits: 6 } : { minimumFractionDigits: places, maximumFractionDigits: places },
      ),
    /** An exchange rate with its direction: 1 EUR = 11.7354 NOK. Without a rate yet, only the direction. */
    rate: ({ exchangeRate, exchangeRateInverted }: Rate, currency: string, base: string) => {
      const [one, other] = exchangeRateInverted ? [base, currency] : [currency, base];
      const number = exchangeRate === null ? '…' : written(exchangeRate, { maximumFractionDigits: 10 });
      return apart(`1\u00a0${one} = ${number}\u00a0${other}`);
    },
    /** A unit price or hourly rate: at least two decimals, and all further ones that it has. */
    price: (value: Value, currency?: string | null) => amount(value, currency, 6),
    /** 21 is written as 21 %. */
    percent: (value: Value) =>
      apart(written(value === null || value === undefined ? value : value / 100, { style: 'percent', maximumFractionDigits: 3 })),
    /** An incomplete date, while somebody types, shows as nothing. */
    date: (date: string | null | undefined) => (date && isDate(date) ? apart(dates.date.format(dayOf(date))) : nothing),
    longDate: (date: string) => apart(dates.long.format(dayOf(date))),
    month: (date: string) => apart(dates.month.format(dayOf(date))),
    /** "Nov". For Lithuanian short month names browsers only give numbers. */
    monthName: (date: string) => translate('kontor.format.months').split(' ')[dayOf(date).getUTCMonth()] ?? '',
    weekdayName: (date: string) => dates.weekdayName.format(dayOf(date)),
    weekday: (date: string) => apart(dates.weekday.format(dayOf(date))),
    dateTime: (moment: string | null | undefined) => (moment ? apart(dates.moment.format(new Date(moment))) : nothing),
    time: (moment: string | Date) => dates.time.format(new Date(moment)),
    /** 150 minutes as `2 h 30 min`. */
    duration: (minutes: Value) => {
      if (minutes === null || minutes === undefined) return nothing;
      const sign = minutes < 0 ? '\u2212' : '';
      const hours = Math.floor(Math.abs(minutes) / 60);
      const rest = Math.abs(minutes) % 60;
      if (hours === 0) return apart(sign + translate('kontor.format.minutes', { minutes: rest }));
      if (rest === 0) return apart(sign + translate('kontor.format.hours', { hours: numbers({}).format(hours) }));
      return apart(sign + translate('kontor.format.hours_minutes', { hours: numbers({}).format(hours), minutes: rest }));
    },
    /** 150 minutes as `2:30`, for grids and tables. */
    clock: (minutes: Value) =>
      minutes === null || minutes === undefined
        ? nothing
        : `${minutes < 0 ? '\u2212' : ''}${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`,
    /** "3 days ago", for a moment or a calendar date. */
    relative: (when: string, now: Date = new Date()) => {
      if (!isCalendarDate(when)) return relativeSeconds((new Date(when).getTime() - now.getTime()) / 1000);
      const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
      const days = Math.round((dayOf(when).getTime() - today) / 86_400_000);
      return days === 0 ? apart(ago.format(0, 'day')) : relativeSeconds(days * 86_400);
    },
    fileSize: (bytes: number) => {
      const [unit, size, unitDisplay] =
        bytes >= 1_000_000
          ? (['megabyte', 1_000_000, 'short'] as const)
          : bytes >= 1000
            ? (['kilobyte', 1000, 'short'] as const)
            : (['byte', 1, 'long'] as const); // The short form would say "693 byte".
      return apart(numbers({ style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(bytes / size));
    },
  };
}

export type Format = ReturnType<typeof makeFormat>;
