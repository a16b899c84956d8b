import { aNorwegianPaper, aPaper } from '../../../documents/paper/paper.sample.ts';
import type { PaperData } from '../../../documents/paper/paper.ts';
import { invoiceWords } from './invoice-words.ts';

/** A Lithuanian invoice in euro with everything on it. */
export const anInvoicePaper = (more: Partial<PaperData> = {}): PaperData => ({ ...aPaper(), words: invoiceWords, ...more });

/** A Norwegian invoice in kroner. */
export const aNorwegianInvoicePaper = (more: Partial<PaperData> = {}): PaperData => ({
  ...aNorwegianPaper(),
  words: invoiceWords,
  ...more,
});
