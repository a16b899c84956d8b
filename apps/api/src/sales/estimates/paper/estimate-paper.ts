import type { Language } from '@kontor/domain';
import type { PaperKind } from '../../../documents/keeping/kept-paper.ts';
import type { KindWords } from '../../../documents/paper/paper-words.ts';

export const estimateWords: Record<Language, KindWords> = {
  en: {
    title: 'Estimate',
    vatTitle: 'Estimate',
    number: 'Estimate number',
    date: 'Estimate date',
    dueDate: 'Valid until',
    due: 'Total',
  },
  lt: {
    title: 'Komercinis pasiūlymas',
    vatTitle: 'Komercinis pasiūlymas',
    number: 'Numeris',
    date: 'Data',
    dueDate: 'Galioja iki',
    due: 'Iš viso',
  },
  no: {
    title: 'Tilbud',
    vatTitle: 'Tilbud',
    number: 'Tilbudsnummer',
    date: 'Tilbudsdato',
    dueDate: 'Gyldig til',
    due: 'Totalt',
  },
};

/** An estimate requests no payment, so it shows no account and no payment reference. */
export const estimatePaper: PaperKind = {
  subject: 'Estimate',
  table: 'estimate',
  words: estimateWords,
  columns: `estimate_date as date, expiry_date as "dueDate", null as "paymentReference", 0 as prepaid, 0 as rounding, total as due,
    discount_percent as "discountPercent", terms, full_total as "fullTotal"`,
  changing: 'revision',
  failed: 'This email was not sent, because the PDF of the estimate could not be created.',
};
