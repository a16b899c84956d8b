import type { AgeBucket, Language, StatementKind } from '@kontor/domain';

type Words = {
  title: string;
  prepared: string;
  balance: string;
  customer: string;
  heads: { date: string; document: string; amount: string; balance: string };
  before: (date: string) => string;
  after: (date: string) => string;
  kinds: Record<StatementKind, string>;
  nothing: string;
  ages: (date: string) => string;
  buckets: Record<AgeBucket, string>;
  credit: string;
};

/** What the statement of a customer says on paper. In Lithuanian it is the act by which two parties agree on their debts. */
export const statementWords: Record<Language, Words> = {
  en: {
    title: 'Statement of account',
    prepared: 'Prepared on',
    balance: 'Balance',
    customer: 'Customer',
    heads: { date: 'Date', document: 'Document', amount: 'Amount', balance: 'Balance' },
    before: (date) => `Balance before ${date}`,
    after: (date) => `Balance on ${date}`,
    kinds: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      payment: 'Payment',
      payBack: 'Paid back',
      refund: 'Advance paid back',
      writeOff: 'Write-off',
    },
    nothing: 'No invoices and no payments in this period.',
    ages: (date) => `Days overdue on ${date}`,
    buckets: {
      notDue: 'Not due yet',
      days1to30: '1–30 days',
      days31to60: '31–60 days',
      days61to90: '61–90 days',
      over90: 'Over 90 days',
    },
    credit: 'Your credit',
  },
  lt: {
    title: 'Skolų suderinimo aktas',
    prepared: 'Sudaryta',
    balance: 'Likutis',
    customer: 'Pirkėjas',
    heads: { date: 'Data', document: 'Dokumentas', amount: 'Suma', balance: 'Likutis' },
    before: (date) => `Likutis prieš ${date}`,
    after: (date) => `Likutis ${date}`,
    kinds: {
      invoice: 'Sąskaita',
      creditNote: 'Kreditinė sąskaita',
      payment: 'Mokėjimas',
      payBack: 'Grąžinta',
      refund: 'Grąžintas avansas',
      writeOff: 'Nurašymas',
    },
    nothing: 'Šiuo laikotarpiu nebuvo nei sąskaitų, nei mokėjimų.',
    ages: (date) => `Skola pagal pradelstas dienas ${date}`,
    buckets: {
      notDue: 'Nepradelsta',
      days1to30: '1–30 d.',
      days31to60: '31–60 d.',
      days61to90: '61–90 d.',
      over90: 'Daugiau kaip 90 d.',
    },
    credit: 'Jūsų permoka',
  },
  no: {
    title: 'Kontoutskrift',
    prepared: 'Utarbeidet',
    balance: 'Saldo',
    customer: 'Kunde',
    heads: { date: 'Dato', document: 'Dokument', amount: 'Beløp', balance: 'Saldo' },
    before: (date) => `Saldo før ${date}`,
    after: (date) => `Saldo ${date}`,
    kinds: {
      invoice: 'Faktura',
      creditNote: 'Kreditnota',
      payment: 'Betaling',
      payBack: 'Betalt tilbake',
      refund: 'Forskudd betalt tilbake',
      writeOff: 'Tapsføring',
    },
    nothing: 'Ingen fakturaer og ingen betalinger i perioden.',
    ages: (date) => `Dager etter forfall per ${date}`,
    buckets: {
      notDue: 'Ikke forfalt',
      days1to30: '1–30 dager',
      days31to60: '31–60 dager',
      days61to90: '61–90 dager',
      over90: 'Over 90 dager',
    },
    credit: 'Til gode',
  },
};

/** The Lithuanian paper ends as an act: what the books of the seller say, and room for both to sign. */
export const act = {
  debt: (date: string, amount: string) => `${date} duomenimis pirkėjas skolingas pardavėjui ${amount}.`,
  credit: (date: string, amount: string) => `${date} duomenimis pardavėjas skolingas pirkėjui ${amount}.`,
  none: (date: string, currency: string) => `${date} duomenimis tarpusavio skolų (${currency}) nėra.`,
  ask: 'Prašome patvirtinti likutį savo parašu arba nurodyti savo apskaitos likutį ir neatitikimus.',
  signs: ['Pareigos, vardas, pavardė', 'Parašas', 'Data'],
  ownBalance: 'Likutis pirkėjo apskaitoje, neatitikimai',
};
