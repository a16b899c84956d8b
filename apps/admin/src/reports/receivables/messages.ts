import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    receivables: {
      what: 'open invoices',
      measures: {
        open: 'Open',
        notDue: 'Not due yet',
        days1to30: '1–30 days',
        days31to60: '31–60 days',
        days61to90: '61–90 days',
        over90: 'Over 90 days',
      },
      explained: {
        open: 'What customers had not paid at the end of the last day.',
        notDue: 'What was not due by then.',
        days1to30: 'What had been due for 1 to 30 days.',
        days31to60: 'What had been due for 31 to 60 days.',
        days61to90: 'What had been due for 61 to 90 days.',
        over90: 'What had been due for more than 90 days.',
      },
      rule: 'An invoice is open for its amount less what was paid, credited, deducted or written off until the last day, each on its own date: what was paid later was open then. Days are counted to the last day, or to today while the period is not over. Amounts are converted at the exchange rate of each invoice.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    receivables: {
      what: 'Neapmokėtos sąskaitos',
      measures: {
        open: 'Liko mokėti',
        notDue: 'Terminas dar nesuėjo',
        days1to30: '1–30 dienų',
        days31to60: '31–60 dienų',
        days61to90: '61–90 dienų',
        over90: 'Per 90 dienų',
      },
      explained: {
        open: 'Kiek klientai nebuvo sumokėję paskutinės dienos pabaigoje.',
        notDue: 'Kam terminas tada dar nebuvo suėjęs.',
        days1to30: 'Kas pradelsta 1–30 dienų.',
        days31to60: 'Kas pradelsta 31–60 dienų.',
        days61to90: 'Kas pradelsta 61–90 dienų.',
        over90: 'Kas pradelsta daugiau nei 90 dienų.',
      },
      rule: 'Sąskaita neapmokėta tiek, kiek lieka iš jos sumos atėmus tai, kas iki paskutinės dienos sumokėta, kredituota, išskaityta ar nurašyta, kiekvieną savo dieną: kas sumokėta vėliau, tada buvo neapmokėta. Dienos skaičiuojamos iki paskutinės dienos arba iki šiandien, kol laikotarpis nesibaigė. Sumos perskaičiuojamos kiekvienos sąskaitos kursu.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    receivables: {
      what: 'åpne fakturaer',
      measures: {
        open: 'Utestående',
        notDue: 'Ikke forfalt',
        days1to30: '1–30 dager',
        days31to60: '31–60 dager',
        days61to90: '61–90 dager',
        over90: 'Over 90 dager',
      },
      explained: {
        open: 'Det kundene ikke hadde betalt ved slutten av den siste dagen.',
        notDue: 'Det som ikke var forfalt da.',
        days1to30: 'Det som hadde vært forfalt i 1 til 30 dager.',
        days31to60: 'Det som hadde vært forfalt i 31 til 60 dager.',
        days61to90: 'Det som hadde vært forfalt i 61 til 90 dager.',
        over90: 'Det som hadde vært forfalt i mer enn 90 dager.',
      },
      rule: 'En faktura er åpen for beløpet minus det som er betalt, kreditert, trukket fra eller avskrevet til og med den siste dagen, hvert på sin dato: det som ble betalt senere, var åpent da. Dager telles til den siste dagen, eller til i dag så lenge perioden ikke er over. Beløpene regnes om til kursen på hver faktura.',
    },
  },
};
