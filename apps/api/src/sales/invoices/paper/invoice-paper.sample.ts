import { aNorwegianPaper, aPaper } from '../../../documents/paper/paper.sample.ts';
import type { PaperData } from '../../../documents/paper/paper.ts';
import { invoiceWords } from './invoice-words.ts';

/** Returns a Lithuanian invoice in euro that uses every feature. */
export const anInvoicePaper = (more: Partial<PaperData> = {}): PaperData => ({ ...aPaper(), words: invoiceWords, ...more });

/** Returns a Norwegian invoice in kroner. */
export const aNorwegianInvoicePaper = (more: Partial<PaperData> = {}): PaperData => ({
  ...aNorwegianPaper(),
  words: invoiceWords,
  ...more,
});
