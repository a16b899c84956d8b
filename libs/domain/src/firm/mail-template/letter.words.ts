import type { Language } from '../../platform/language/languages.ts';
import type { LetterKind, LetterWords } from './mail-template.ts';

/** Default texts of letters, used until the firm writes its own. */
export const letterWords: Record<LetterKind, Record<Language, LetterWords>> = {
  invoice: {
    en: {
      subject: 'Invoice {number} from {firm}',
      text: 'Hello,\n\nattached is invoice {number} for {amount}, due on {dueDate}. You can also see it and how to pay it here:\n{link}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Sąskaita {number} – {firm}',
      text: 'Sveiki,\n\nsiunčiame sąskaitą {number}. Suma – {amount}, apmokėti iki {dueDate}. Ją ir mokėjimo duomenis rasite čia:\n{link}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Faktura {number} fra {firm}',
      text: 'Hei,\n\nvedlagt er faktura {number} på {amount} med forfall {dueDate}. Du kan også se den og betalingsopplysningene her:\n{link}\n\nVennlig hilsen\n{firm}',
    },
  },
  estimate: {
    en: {
      subject: 'Estimate {number} from {firm}',
      text: 'Hello,\n\nattached is our estimate {number} for {amount}. It is valid until {expiryDate}. You can read and answer it here:\n{link}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Komercinis pasiūlymas {number} – {firm}',
      text: 'Sveiki,\n\nsiunčiame komercinį pasiūlymą {number}. Suma – {amount}, pasiūlymas galioja iki {expiryDate}. Perskaityti ir atsakyti galite čia:\n{link}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Tilbud {number} fra {firm}',
      text: 'Hei,\n\nvedlagt er tilbud {number} på {amount}. Tilbudet gjelder til {expiryDate}. Du kan lese og besvare det her:\n{link}\n\nVennlig hilsen\n{firm}',
    },
  },
  receipt: {
    en: {
      subject: 'We received your payment – {firm}',
      text: 'Hello,\n\nthank you: we received your payment of {amount} on {paymentDate}.\n\n{invoices}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Gavome Jūsų mokėjimą – {firm}',
      text: 'Sveiki,\n\ndėkojame: {paymentDate} gavome {amount} mokėjimą.\n\n{invoices}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Vi har mottatt betalingen din – {firm}',
      text: 'Hei,\n\ntakk: vi mottok betalingen på {amount} den {paymentDate}.\n\n{invoices}\n\nVennlig hilsen\n{firm}',
    },
  },
  statement: {
    en: {
      subject: 'Statement of account – {firm}',
      text: 'Hello,\n\nattached is your statement for {from} to {to}. The balance is {balance}.\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Skolų suderinimo aktas – {firm}',
      text: 'Sveiki,\n\nsiunčiame skolų suderinimo aktą už laikotarpį nuo {from} iki {to}. Likutis – {balance}.\n\nPrašome patvirtinti arba nurodyti neatitikimus.\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Kontoutskrift – {firm}',
      text: 'Hei,\n\nvedlagt er kontoutskriften for perioden {from} til {to}. Saldoen er {balance}.\n\nVennlig hilsen\n{firm}',
    },
  },
};
