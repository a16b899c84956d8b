import type { Language } from '@kontor/domain';
import type { PaperKind } from '../../../documents/keeping/kept-paper.ts';
import type { KindWords } from '../../../documents/paper/paper-words.ts';

export const creditNoteWords: Record<Language, KindWords> = {
  en: {
    title: 'Credit note',
    vatTitle: 'VAT credit note',
    number: 'Credit note number',
    date: 'Credit note date',
    dueDate: '',
    due: 'Amount credited',
  },
  lt: {
    title: 'Kreditinė sąskaita faktūra',
    vatTitle: 'Kreditinė PVM sąskaita faktūra',
    number: 'Serija ir numeris',
    date: 'Išrašymo data',
    dueDate: '',
    due: 'Kredituojama suma',
  },
  no: {
    title: 'Kreditnota',
    vatTitle: 'Kreditnota',
    number: 'Kreditnotanummer',
    date: 'Kreditnotadato',
    dueDate: '',
    due: 'Kreditert beløp',
  },
};

/** A credit note requests no payment, so it shows no account; it names its invoice by number and date, as the law demands. */
export const creditNotePaper: PaperKind = {
  subject: 'CreditNote',
  table: 'credit_note',
  words: creditNoteWords,
  columns: `credit_note_date as date, null as "dueDate", null as "paymentReference", null as "discountPercent", 0 as prepaid, rounding,
    total + rounding as due, null as terms, reason, status = 'void' as "isVoid",
    coalesce((select i.number from invoice i where i.id = invoice_id), (select r.number from retainer_invoice r where r.id = retainer_invoice_id))
      as "creditedNumber",
    coalesce((select i.invoice_date from invoice i where i.id = invoice_id),
      (select r.invoice_date from retainer_invoice r where r.id = retainer_invoice_id)) as "creditedDate"`,
  changing: `status = 'void'`,
  eInvoice: ({ creditedNumber, creditedDate }) => ({
    type: '381',
    preceding: creditedNumber ? [{ number: creditedNumber, date: creditedDate ?? null }] : [],
  }),
  failed: 'This email was not sent, because the PDF of the credit note could not be created.',
};
