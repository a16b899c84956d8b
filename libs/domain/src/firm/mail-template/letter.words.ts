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
  creditNote: {
    en: {
      subject: 'Credit note {number} from {firm}',
      text: 'Hello,\n\nattached is credit note {number} for {amount}. It credits invoice {invoice}. You can also see what becomes of the amount here:\n{link}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Kreditinė sąskaita {number} – {firm}',
      text: 'Sveiki,\n\nsiunčiame kreditinę sąskaitą {number}. Suma – {amount}. Ja kredituojama sąskaita {invoice}. Ją ir kam panaudota suma rasite čia:\n{link}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Kreditnota {number} fra {firm}',
      text: 'Hei,\n\nvedlagt er kreditnota {number} på {amount}. Den krediterer faktura {invoice}. Du kan også se den og hva beløpet er brukt til, her:\n{link}\n\nVennlig hilsen\n{firm}',
    },
  },
  retainerInvoice: {
    en: {
      subject: 'Retainer invoice {number} from {firm}',
      text: 'Hello,\n\nattached is retainer invoice {number} for an advance of {amount}, due on {dueDate}. We deduct it from our later invoices. You can also see it and how to pay it here:\n{link}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Avansinė sąskaita {number} – {firm}',
      text: 'Sveiki,\n\nsiunčiame avansinę sąskaitą {number}. Avanso suma – {amount}, apmokėti iki {dueDate}. Avansą išskaičiuosime iš vėlesnių sąskaitų. Ją ir mokėjimo duomenis rasite čia:\n{link}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Forskuddsfaktura {number} fra {firm}',
      text: 'Hei,\n\nvedlagt er forskuddsfaktura {number} på {amount} med forfall {dueDate}. Vi trekker forskuddet fra på senere fakturaer. Du kan også se den og betalingsopplysningene her:\n{link}\n\nVennlig hilsen\n{firm}',
    },
  },
  receipt: {
    en: {
      subject: 'We received your payment – {firm}',
      text: 'Hello,\n\nthank you: we received your payment of {amount} on {paymentDate}.\n\n{invoices}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Gavome jūsų mokėjimą – {firm}',
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
  reminderUpcoming: {
    en: {
      subject: 'Invoice {number} is due on {dueDate}',
      text: 'Hello,\n\ninvoice {number} for {amount} is due on {dueDate}. You can see it and how to pay it here:\n{link}\n\nIf you have already paid, please disregard this email.\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Sąskaitą {number} reikia apmokėti iki {dueDate}',
      text: 'Sveiki,\n\nprimename, kad sąskaitą {number} ({amount}) reikia apmokėti iki {dueDate}. Ją ir mokėjimo duomenis rasite čia:\n{link}\n\nJei jau sumokėjote, į šį laišką nekreipkite dėmesio.\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Faktura {number} forfaller {dueDate}',
      text: 'Hei,\n\nvi minner om at faktura {number} på {amount} forfaller {dueDate}. Du finner den og betalingsopplysningene her:\n{link}\n\nHvis du allerede har betalt, kan du se bort fra denne e-posten.\n\nVennlig hilsen\n{firm}',
    },
  },
  reminderFirst: {
    en: {
      subject: 'Reminder: invoice {number}',
      text: 'Hello,\n\ninvoice {number} was due on {dueDate}, and {amount} is still unpaid. You can see it and how to pay it here:\n{link}\n\n{lateInterest}\n\nIf your payment is on its way, please disregard this email.\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Priminimas dėl sąskaitos {number}',
      text: 'Sveiki,\n\nsąskaitą {number} reikėjo apmokėti iki {dueDate}, tačiau {amount} dar negavome. Ją ir mokėjimo duomenis rasite čia:\n{link}\n\n{lateInterest}\n\nJei mokėjimas jau pakeliui, į šį laišką nekreipkite dėmesio.\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Påminnelse: faktura {number}',
      text: 'Hei,\n\nfaktura {number} forfalt {dueDate}, og {amount} er fortsatt ubetalt. Du finner den og betalingsopplysningene her:\n{link}\n\n{lateInterest}\n\nHvis betalingen er på vei, kan du se bort fra denne e-posten.\n\nVennlig hilsen\n{firm}',
    },
  },
  reminderSecond: {
    en: {
      subject: 'Second reminder: invoice {number}',
      text: 'Hello,\n\nwe have not yet received {amount} for invoice {number}, which was due on {dueDate}. Please pay within seven days, or tell us if something is wrong with the invoice. You can see how to pay it here:\n{link}\n\n{lateInterest}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Pakartotinis priminimas dėl sąskaitos {number}',
      text: 'Sveiki,\n\npagal sąskaitą {number}, kurią reikėjo apmokėti iki {dueDate}, vis dar negavome {amount}. Prašome sumokėti per septynias dienas arba pranešti, jei su sąskaita nesutinkate. Mokėjimo duomenis rasite čia:\n{link}\n\n{lateInterest}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Andre purring: faktura {number}',
      text: 'Hei,\n\nvi har ennå ikke mottatt {amount} for faktura {number}, som forfalt {dueDate}. Vi ber deg betale innen sju dager, eller gi oss beskjed hvis noe er feil med fakturaen. Betalingsopplysningene finner du her:\n{link}\n\n{lateInterest}\n\nVennlig hilsen\n{firm}',
    },
  },
  reminderFinal: {
    en: {
      subject: 'Final reminder: invoice {number}',
      text: 'Hello,\n\ndespite our reminders, {amount} for invoice {number}, due on {dueDate}, is still unpaid. Please pay it without delay, or contact us today. You can see how to pay it here:\n{link}\n\n{lateInterest}\n\nKind regards,\n{firm}',
    },
    lt: {
      subject: 'Paskutinis priminimas dėl sąskaitos {number}',
      text: 'Sveiki,\n\nnors jau priminėme, pagal sąskaitą {number}, kurią reikėjo apmokėti iki {dueDate}, vis dar negavome {amount}. Prašome nedelsiant sumokėti arba šiandien su mumis susisiekti. Mokėjimo duomenis rasite čia:\n{link}\n\n{lateInterest}\n\nPagarbiai,\n{firm}',
    },
    no: {
      subject: 'Siste purring: faktura {number}',
      text: 'Hei,\n\ntil tross for våre purringer er {amount} for faktura {number}, med forfall {dueDate}, fortsatt ubetalt. Vi ber deg betale straks eller ta kontakt med oss i dag. Betalingsopplysningene finner du her:\n{link}\n\n{lateInterest}\n\nVennlig hilsen\n{firm}',
    },
  },
};
