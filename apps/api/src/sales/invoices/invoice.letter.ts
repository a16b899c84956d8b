import type { Language } from '@kontor/domain';

type Sent = { id: number; number?: string | null; language: Language; dueDate: string; total: number; currency: string };
type Words = { subject: (number: string, from: string) => string; text: (number: string, amount: string, due: string) => string };

const words: Record<Language, Words> = {
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
const locales: Record<Language, string> = { en: 'en-GB', lt: 'lt-LT', no: 'nb-NO' };

/** The mail that brings an invoice, in the language of the invoice; the person's own words take the place of ours. */
export function invoiceLetter(invoice: Sent, from: string, message: string | null | undefined) {
  const { id, language, total, currency, dueDate } = invoice;
  const number = invoice.number ?? '';
  const amount = new Intl.NumberFormat(locales[language], { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    total,
  );
  const due = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${dueDate}T00:00:00Z`),
  );
  return {
    subject: words[language].subject(number, from).slice(0, 300),
    text: message?.trim() || `${words[language].text(number, amount, due)}\n${from}\n`,
    subjectType: 'Invoice',
    subjectId: id,
  };
}
