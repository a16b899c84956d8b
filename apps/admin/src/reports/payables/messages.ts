import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    payables: {
      what: 'open bills',
      measures: {
        open: 'Open',
        notDue: 'Not due yet',
        days1to30: '1–30 days',
        days31to60: '31–60 days',
        days61to90: '61–90 days',
        over90: 'Over 90 days',
      },
      explained: {
        open: 'What vendors had not been paid at the end of the last day.',
        notDue: 'What was not due by then.',
        days1to30: 'What had been due for 1 to 30 days.',
        days31to60: 'What had been due for 31 to 60 days.',
        days61to90: 'What had been due for 61 to 90 days.',
        over90: 'What had been due for more than 90 days.',
      },
      rule: 'A bill is open for its amount less what was paid and credited until the last day, each on its own date: what was paid later was open then. Days are counted to the last day, or to today while the period is not over. Amounts are converted at the exchange rate of each bill.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    payables: {
      what: 'Neapmokėtos pirkimo sąskaitos',
      measures: {
        open: 'Liko mokėti',
        notDue: 'Terminas dar nesuėjo',
        days1to30: '1–30 dienų',
        days31to60: '31–60 dienų',
        days61to90: '61–90 dienų',
        over90: 'Per 90 dienų',
      },
      explained: {
        open: 'Kiek tiekėjams nebuvo sumokėta paskutinės dienos pabaigoje.',
        notDue: 'Kam terminas tada dar nebuvo suėjęs.',
        days1to30: 'Kas pradelsta 1–30 dienų.',
        days31to60: 'Kas pradelsta 31–60 dienų.',
        days61to90: 'Kas pradelsta 61–90 dienų.',
        over90: 'Kas pradelsta daugiau nei 90 dienų.',
      },
      rule: 'Pirkimo sąskaita neapmokėta tiek, kiek lieka iš jos sumos atėmus tai, kas iki paskutinės dienos sumokėta ir kredituota, kiekvieną savo dieną: kas sumokėta vėliau, tada buvo neapmokėta. Dienos skaičiuojamos iki paskutinės dienos arba iki šiandien, kol laikotarpis nesibaigė. Sumos perskaičiuojamos kiekvienos sąskaitos kursu.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    payables: {
      what: 'åpne inngående fakturaer',
      measures: {
        open: 'Utestående',
        notDue: 'Ikke forfalt',
        days1to30: '1–30 dager',
        days31to60: '31–60 dager',
        days61to90: '61–90 dager',
        over90: 'Over 90 dager',
      },
      explained: {
        open: 'Det leverandørene ikke hadde fått betalt ved slutten av den siste dagen.',
        notDue: 'Det som ikke var forfalt da.',
        days1to30: 'Det som hadde vært forfalt i 1 til 30 dager.',
        days31to60: 'Det som hadde vært forfalt i 31 til 60 dager.',
        days61to90: 'Det som hadde vært forfalt i 61 til 90 dager.',
        over90: 'Det som hadde vært forfalt i mer enn 90 dager.',
      },
      rule: 'En inngående faktura er åpen for beløpet minus det som er betalt og kreditert til og med den siste dagen, hvert på sin dato: det som ble betalt senere, var åpent da. Dager telles til den siste dagen, eller til i dag så lenge perioden ikke er over. Beløpene regnes om til kursen på hver faktura.',
    },
  },
};
