import { letterAmount, letterDate, type Language, type LateInterest } from '@kontor/domain';
import { paperFormat } from '../../documents/paper/paper-format.ts';

type Words = {
  title: (date: string) => string;
  note: string;
  heads: { invoice: string; days: string; balance: string; rate: string; count: string; amount: string };
  /** A sentence of a reminder. */
  sentence: (date: string, amount: string) => string;
};

/** What papers, letters and the customer's pages say of late interest. */
export const interestWords: Record<Language, Words> = {
  en: {
    title: (date) => `Late interest up to ${date}`,
    note: 'Open amount × annual rate × days ÷ 365. Not part of the amount to pay.',
    heads: { invoice: 'Invoice', days: 'Period', balance: 'Open amount', rate: 'Rate', count: 'Days', amount: 'Interest' },
    sentence: (date, amount) => `Late interest up to ${date}: ${amount}. It is not part of the amount above.`,
  },
  lt: {
    title: (date) => `Palūkanos už vėlavimą iki ${date}`,
    note: 'Neapmokėta suma × metinė norma × dienos ÷ 365. Į mokėtiną sumą neįskaičiuota.',
    heads: {
      invoice: 'Sąskaita',
      days: 'Laikotarpis',
      balance: 'Neapmokėta',
      rate: 'Norma',
      count: 'Dienos',
      amount: 'Palūkanos',
    },
    sentence: (date, amount) => `Palūkanos už vėlavimą iki ${date}: ${amount}. Į pirmiau nurodytą sumą jos neįskaičiuotos.`,
  },
  no: {
    title: (date) => `Forsinkelsesrente til og med ${date}`,
    note: 'Ubetalt beløp × årssats × dager ÷ 365. Ikke en del av beløpet som skal betales.',
    heads: { invoice: 'Faktura', days: 'Periode', balance: 'Ubetalt', rate: 'Sats', count: 'Dager', amount: 'Rente' },
    sentence: (date, amount) => `Forsinkelsesrente til og med ${date}: ${amount}. Den er ikke med i beløpet ovenfor.`,
  },
};

/** Returns the sentence of a reminder; nothing where there is no interest. */
export const interestSentence = (interest: LateInterest | undefined, language: Language): string =>
  interest
    ? interestWords[language].sentence(
        letterDate(interest.untilDate, language),
        letterAmount(interest.amount, interest.currency, language),
      )
    : '';

/** Returns the computation as texts: period, balance, rate, days and interest of each row. */
export function interestTexts({ currency, rows }: LateInterest, language: Language) {
  const { amount, date, percent } = paperFormat(language, currency);
  return rows.map((row) => ({
    days: row.fromDate === row.toDate ? date(row.fromDate) : `${date(row.fromDate)} – ${date(row.toDate)}`,
    balance: amount(row.balance),
    rate: percent(row.percent),
    count: String(row.days),
    amount: amount(row.amount),
  }));
}
