import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    savedHour: {
      what: 'budgets of hours',
      measures: {
        budget: 'Budget',
        logged: 'Logged',
        remaining: 'Remaining',
        saved: 'Saved',
        forecast: 'Forecast',
        overrun: 'Overrun',
        atCost: 'At cost',
        atPrice: 'At billing rate',
      },
      explained: {
        budget: 'The estimates of tasks, and the budgets in hours of projects none of whose tasks has an estimate.',
        logged: 'The hours logged on them until the last day of the period.',
        remaining: 'What open tasks and projects have left of their budgets.',
        saved:
          'Budget less logged, of tasks that are done and projects that have ended. Below zero, more was logged than estimated.',
        forecast:
          'Budget less logged less remaining: what is over has saved what it saved, what is open saves nothing unless it has overrun already.',
        overrun: 'What was logged beyond the budget.',
        atCost:
          'The forecast at the average cost of the hours logged on the same task, with employer charges: the margin gained where the price is fixed.',
        atPrice: 'The forecast at the average billing rate of those hours: what the customer saves where hours are billed.',
      },
      rule: 'A budget counts on the day of its last hour until the end of the period or, without hours, on the day it begins. It is over when the task is done or the project completed or cancelled. By person, it is that of the assigned person; only who sees the rates of people sees that.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    savedHour: {
      what: 'Valandų biudžetai',
      measures: {
        budget: 'Biudžetas',
        logged: 'Užregistruota',
        remaining: 'Liko',
        saved: 'Sutaupyta',
        forecast: 'Prognozė',
        overrun: 'Viršyta',
        atCost: 'Savikaina',
        atPrice: 'Pardavimo įkainiu',
      },
      explained: {
        budget: 'Užduočių įverčiai ir tų projektų valandų biudžetai, kurių nė viena užduotis neįvertinta.',
        logged: 'Iki laikotarpio pabaigos joms užregistruotos valandos.',
        remaining: 'Kiek biudžeto liko nebaigtoms užduotims ir projektams.',
        saved: 'Baigtų užduočių ir projektų biudžetas be užregistruotų valandų. Mažiau nei nulis – dirbta ilgiau, nei planuota.',
        forecast:
          'Biudžetas be užregistruotų ir likusių valandų: baigtos sutaupė, kiek sutaupė, nebaigtos nesutaupo nieko, nebent jau viršijo.',
        overrun: 'Kiek užregistruota virš biudžeto.',
        atCost: 'Prognozė vidutine tos pačios užduoties valandų savikaina su darbdavio įmokomis: pelnas, kai kaina fiksuota.',
        atPrice: 'Prognozė vidutiniu tų valandų pardavimo įkainiu: kiek sutaupo klientas, kai apmokamos valandos.',
      },
      rule: 'Biudžetas įskaitomas paskutinės jo valandos iki laikotarpio pabaigos dieną, o be valandų – pradžios dieną. Jis baigtas, kai baigta užduotis arba projektas užbaigtas ar atšauktas. Pagal asmenį – tai paskirtas asmuo; tai mato tik tie, kas mato žmonių įkainius.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    savedHour: {
      what: 'timebudsjetter',
      measures: {
        budget: 'Budsjett',
        logged: 'Ført',
        remaining: 'Gjenstår',
        saved: 'Spart',
        forecast: 'Prognose',
        overrun: 'Overskridelse',
        atCost: 'Til kostpris',
        atPrice: 'Til timepris',
      },
      explained: {
        budget: 'Anslagene for oppgaver, og timebudsjettene til prosjekter der ingen oppgave har et anslag.',
        logged: 'Timene ført på dem til og med periodens siste dag.',
        remaining: 'Det åpne oppgaver og prosjekter har igjen av budsjettene.',
        saved: 'Budsjett minus ført tid for ferdige oppgaver og avsluttede prosjekter. Under null ble det ført mer enn anslått.',
        forecast:
          'Budsjett minus ført minus gjenstående: det som er avsluttet, har spart det det sparte; det som er åpent, sparer ingenting med mindre det alt er overskredet.',
        overrun: 'Det som er ført ut over budsjettet.',
        atCost:
          'Prognosen til gjennomsnittlig kostnad for timene på samme oppgave, med arbeidsgiverkostnader: fortjenesten der prisen er fast.',
        atPrice: 'Prognosen til gjennomsnittlig timepris for de timene: det kunden sparer der timer faktureres.',
      },
      rule: 'Et budsjett teller på dagen for sin siste time til og med periodens slutt, eller uten timer på dagen det begynner. Det er avsluttet når oppgaven er ferdig eller prosjektet er fullført eller kansellert. Etter person er det den tildelte personen; det ser bare de som ser satsene til folk.',
    },
  },
};
