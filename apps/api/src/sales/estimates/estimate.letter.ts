import type { Language } from '@kontor/domain';
import { documentLetter, type DocumentLetterWords } from '../../documents/letter.ts';

type Sent = { id: number; number?: string | null; language: Language; expiryDate: string; total: number; currency: string };

const words: DocumentLetterWords = {
  en: {
    subject: (number, from) => `Estimate ${number} from ${from}`,
    text: (number, amount, until) =>
      `Hello,\n\nattached is our estimate ${number} for ${amount}. It is valid until ${until}.\n\nKind regards,`,
  },
  lt: {
    subject: (number, from) => `Komercinis pasiūlymas ${number} – ${from}`,
    text: (number, amount, until) =>
      `Sveiki,\n\nsiunčiame komercinį pasiūlymą ${number}. Suma – ${amount}, pasiūlymas galioja iki ${until}.\n\nPagarbiai,`,
  },
  no: {
    subject: (number, from) => `Tilbud ${number} fra ${from}`,
    text: (number, amount, until) =>
      `Hei,\n\nvedlagt er tilbud ${number} på ${amount}. Tilbudet gjelder til ${until}.\n\nVennlig hilsen`,
  },
};

/** The mail that brings an estimate. */
export const estimateLetter = (estimate: Sent, from: string, message: string | null | undefined) => ({
  ...documentLetter(words, { ...estimate, date: estimate.expiryDate, amount: estimate.total }, from, message),
  subjectType: 'Estimate',
  subjectId: estimate.id,
});
