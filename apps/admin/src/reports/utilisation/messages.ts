import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    utilisation: {
      what: 'hours',
      measures: {
        hours: 'Hours',
        billable: 'Billable',
        utilisation: 'Utilisation',
        billed: 'Invoiced',
        perHour: 'Per hour',
        perBillableHour: 'Per billable hour',
      },
      explained: {
        hours: 'All hours logged, billable or not.',
        billable: 'The hours that can be billed to a customer.',
        utilisation: 'Billable hours as a share of all hours.',
        billed: 'What invoices bill of these people’s hours, without tax and after discount, less credit notes.',
        perHour: 'Invoiced, divided by all hours: the effective hourly rate.',
        perBillableHour: 'Invoiced, divided by the billable hours.',
      },
      rule: 'Hours count on the day on which they were worked, invoices on their date: work of one month that is invoiced in the next counts there. A line that bills the hours of several people is shared among them by their minutes. Lines without hours, such as a fixed price, belong to nobody.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    utilisation: {
      what: 'Valandos',
      measures: {
        hours: 'Valandos',
        billable: 'Skaičiuojama klientui',
        utilisation: 'Užimtumas',
        billed: 'Įtraukta į sąskaitas',
        perHour: 'Už valandą',
        perBillableHour: 'Už klientui skaičiuojamą valandą',
      },
      explained: {
        hours: 'Visos užregistruotos valandos.',
        billable: 'Valandos, kurias galima įtraukti į sąskaitą klientui.',
        utilisation: 'Klientui skaičiuojamų valandų dalis.',
        billed: 'Kiek už šių asmenų valandas išrašyta sąskaitose, be PVM ir po nuolaidos, atėmus kreditines sąskaitas.',
        perHour: 'Išrašyta suma, padalyta iš visų valandų: faktinis valandos įkainis.',
        perBillableHour: 'Išrašyta suma, padalyta iš klientui skaičiuojamų valandų.',
      },
      rule: 'Valandos įskaitomos tą dieną, kurią dirbta, sąskaitos – savo dieną: darbas, už kurį sąskaita išrašyta kitą mėnesį, įskaitomas tada. Eilutė, kuria išrašytos kelių asmenų valandos, paskirstoma jiems pagal minutes. Eilutės be valandų, pavyzdžiui, fiksuota kaina, niekam nepriskiriamos.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    utilisation: {
      what: 'timer',
      measures: {
        hours: 'Timer',
        billable: 'Fakturerbare',
        utilisation: 'Faktureringsgrad',
        billed: 'Fakturert',
        perHour: 'Per time',
        perBillableHour: 'Per fakturerbar time',
      },
      explained: {
        hours: 'Alle førte timer, fakturerbare eller ikke.',
        billable: 'Timene som kan faktureres en kunde.',
        utilisation: 'De fakturerbare timene som andel av alle.',
        billed: 'Det fakturaer krever for disse personenes timer, uten mva. og etter rabatt, minus kreditnotaer.',
        perHour: 'Fakturert, delt på alle timer: den faktiske timeprisen.',
        perBillableHour: 'Fakturert, delt på de fakturerbare timene.',
      },
      rule: 'Timer teller på dagen de ble arbeidet, fakturaer på sin dato: arbeid som faktureres måneden etter, teller da. En linje som fakturerer timene til flere, fordeles mellom dem etter minutter. Linjer uten timer, for eksempel en fastpris, tilhører ingen.',
    },
  },
};
