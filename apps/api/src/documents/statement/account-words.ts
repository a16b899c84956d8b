import type { AgeBucket, Language } from '@kontor/domain';

type Words = {
  prepared: string;
  heads: { date: string; document: string; amount: string; balance: string };
  before: (date: string) => string;
  after: (date: string) => string;
  ages: (date: string) => string;
  buckets: Record<AgeBucket, string>;
};

/** What every statement of account says on paper. */
export const accountWords: Record<Language, Words> = {
  en: {
    prepared: 'Prepared on',
    heads: { date: 'Date', document: 'Document', amount: 'Amount', balance: 'Balance' },
    before: (date) => `Balance before ${date}`,
    after: (date) => `Balance on ${date}`,
    ages: (date) => `Days overdue on ${date}`,
    buckets: {
      notDue: 'Not due yet',
      days1to30: '1–30 days',
      days31to60: '31–60 days',
      days61to90: '61–90 days',
      over90: 'Over 90 days',
    },
  },
  lt: {
    prepared: 'Sudaryta',
    heads: { date: 'Data', document: 'Dokumentas', amount: 'Suma', balance: 'Likutis' },
    before: (date) => `Likutis prieš ${date}`,
    after: (date) => `Likutis ${date}`,
    ages: (date) => `Skola pagal pradelstas dienas ${date}`,
    buckets: {
      notDue: 'Nepradelsta',
      days1to30: '1–30 d.',
      days31to60: '31–60 d.',
      days61to90: '61–90 d.',
      over90: 'Daugiau kaip 90 d.',
    },
  },
  no: {
    prepared: 'Utarbeidet',
    heads: { date: 'Dato', document: 'Dokument', amount: 'Beløp', balance: 'Saldo' },
    before: (date) => `Saldo før ${date}`,
    after: (date) => `Saldo ${date}`,
    ages: (date) => `Dager etter forfall per ${date}`,
    buckets: {
      notDue: 'Ikke forfalt',
      days1to30: '1–30 dager',
      days31to60: '31–60 dager',
      days61to90: '61–90 dager',
      over90: 'Over 90 dager',
    },
  },
};

/** The Lithuanian paper ends as an act: what the books of the one who sends it say, and room for both to sign. */
export const act = {
  debt: (date: string, amount: string) => `${date} duomenimis pirkėjas skolingas pardavėjui ${amount}.`,
  credit: (date: string, amount: string) => `${date} duomenimis pardavėjas skolingas pirkėjui ${amount}.`,
  none: (date: string, currency: string) => `${date} duomenimis tarpusavio skolų (${currency}) nėra.`,
  ask: 'Prašome patvirtinti likutį savo parašu arba nurodyti savo apskaitos likutį ir neatitikimus.',
  signs: ['Pareigos, vardas, pavardė', 'Parašas', 'Data'],
};
