import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    cashFlow: {
      what: 'payments',
      measures: { received: 'Money in', paid: 'Money out', balance: 'In less out' },
      explained: {
        received: 'Payments of customers, less what was paid back to them.',
        paid: 'Payments to vendors and employees, less what vendors paid back.',
        balance: 'Money in, less money out.',
      },
      rule: 'Money counts with tax, on the day it came or went and at the exchange rate of that day. It differs from income by payment, which takes the exchange rate of the invoice, by exchange gains and losses.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    cashFlow: {
      what: 'Mokėjimai',
      measures: { received: 'Gauta', paid: 'Sumokėta', balance: 'Gauta, atėmus sumokėta' },
      explained: {
        received: 'Klientų mokėjimai, atėmus jiems grąžintus pinigus.',
        paid: 'Mokėjimai tiekėjams ir darbuotojams, atėmus tiekėjų grąžintus pinigus.',
        balance: 'Gauti pinigai, atėmus sumokėtus.',
      },
      rule: 'Pinigai įskaitomi su PVM tą dieną, kai gauti arba sumokėti, tos dienos valiutos kursu. Nuo pajamų pagal mokėjimą, kurioms taikomas sąskaitos kursas, jie skiriasi valiutos kurso pelnu ar nuostoliu.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    cashFlow: {
      what: 'betalinger',
      measures: { received: 'Penger inn', paid: 'Penger ut', balance: 'Inn minus ut' },
      explained: {
        received: 'Betalinger fra kunder, minus det de har fått tilbake.',
        paid: 'Betalinger til leverandører og ansatte, minus det leverandører har betalt tilbake.',
        balance: 'Penger inn, minus penger ut.',
      },
      rule: 'Penger teller med mva. den dagen de kom eller gikk, til valutakursen den dagen. De avviker fra inntekter etter betaling, som bruker fakturaens kurs, med valutagevinst og valutatap.',
    },
  },
};
