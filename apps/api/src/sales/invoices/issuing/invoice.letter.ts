import type { Language } from '@kontor/domain';
import { documentLetter, type DocumentLetterWords } from '../../../documents/letter.ts';

type Sent = { id: number; number?: string | null; language: Language; dueDate: string; balance: number; currency: string };

const words: DocumentLetterWords = {
  en: {
    subject: (number, from) => `Invoice ${number} from ${from}`,
    text: (number, amount, due) => `Hello,\n\nattached is invoice ${number} for ${amount}, due on ${due}.\n\nKind regards,`,
  },
  lt: {
    subject: (number, from) => `Sąskaita ${number} – ${from}`,
    text: (number, amount, due) =>
      `Sveiki,\n\nsiunčiame sąskaitą ${number}. Suma – ${amount}, apmokėti iki ${due}.\n\nPagarbiai,`,
  },
  no: {
    subject: (number, from) => `Faktura ${number} fra ${from}`,
    text: (number, amount, due) => `Hei,\n\nvedlagt er faktura ${number} på ${amount} med forfall ${due}.\n\nVennlig hilsen`,
  },
};

/** The mail that brings an invoice. */
export const invoiceLetter = (invoice: Sent, from: string, message: string | null | undefined) => ({
  ...documentLetter(words, { ...invoice, date: invoice.dueDate, amount: invoice.balance }, from, message),
  subjectType: 'Invoice',
  subjectId: invoice.id,
});
