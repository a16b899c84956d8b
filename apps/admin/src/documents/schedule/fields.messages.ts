import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  name: 'Name',
  every: 'Every',
  firstDate: 'First date',
  atMonthEnd: 'On the last day of the month',
  servicePeriod: 'Service period',
  lastDate: 'Last day',
  times: 'Number of times',
  nextDate: 'Next date',
  paymentTermsDays: 'Payment terms (days)',
  setUpById: 'Set up by',
  setUpByName: 'Set up by',
  total: 'Total',
  hasProblem: 'Needs attention',
  date: 'Date',
};

export const lt: SameKeys<typeof en> = {
  name: 'Pavadinimas',
  every: 'Kartojama kas',
  firstDate: 'Pirmoji data',
  atMonthEnd: 'Paskutinę mėnesio dieną',
  servicePeriod: 'Paslaugų laikotarpis',
  lastDate: 'Paskutinė diena',
  times: 'Kartų skaičius',
  nextDate: 'Kita data',
  paymentTermsDays: 'Apmokėti per (dienų)',
  setUpById: 'Sukūrė',
  setUpByName: 'Sukūrė',
  total: 'Iš viso',
  hasProblem: 'Reikia dėmesio',
  date: 'Data',
};

export const no: SameKeys<typeof en> = {
  name: 'Navn',
  every: 'Hver',
  firstDate: 'Første dato',
  atMonthEnd: 'Den siste dagen i måneden',
  servicePeriod: 'Tjenesteperiode',
  lastDate: 'Siste dag',
  times: 'Antall ganger',
  nextDate: 'Neste dato',
  paymentTermsDays: 'Betalingsfrist (dager)',
  setUpById: 'Satt opp av',
  setUpByName: 'Satt opp av',
  total: 'Totalt',
  hasProblem: 'Må ses på',
  date: 'Dato',
};
