import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    stock: {
      what: 'stock',
      measures: {
        opening: 'Opening',
        in: 'In',
        out: 'Out',
        adjusted: 'Adjusted',
        closing: 'Closing',
        openingValue: 'Opening value',
        inValue: 'Value in',
        outValue: 'Value out',
        adjustedValue: 'Value adjusted',
        closingValue: 'Closing value',
      },
      switches: {
        belowReorder: 'Only at the reorder level or below',
        dead: 'Only what nobody takes',
      },
      explained: {
        opening: 'What was there before the first day.',
        in: 'What came during the period: bills, returns, opening stock, clothing given back.',
        out: 'What left during the period: invoices, goods sent back, clothing issued.',
        adjusted: 'What adjustments and counts changed.',
        closing: 'Opening + in − out + adjusted: the sum of all moves until the last day.',
        openingValue: 'The value of what was there before the first day.',
        inValue: 'What came, at its cost.',
        outValue: 'What left, at the average cost of its day.',
        adjustedValue: 'What adjustments, counts and corrections changed in value.',
        closingValue: 'The sum of the values of all moves until the last day.',
      },
      rule: 'A move of the stock ledger counts on its date, at the moving average. What nobody takes is there on the last day, while none of it left during the period.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    stock: {
      what: 'Atsargos',
      measures: {
        opening: 'Pradžioje',
        in: 'Gauta',
        out: 'Išduota',
        adjusted: 'Koreguota',
        closing: 'Pabaigoje',
        openingValue: 'Vertė pradžioje',
        inValue: 'Gauta už',
        outValue: 'Išduota už',
        adjustedValue: 'Koreguota vertė',
        closingValue: 'Vertė pabaigoje',
      },
      switches: {
        belowReorder: 'Tik ties užsakymo riba ar žemiau',
        dead: 'Tik tai, ko niekas neima',
      },
      explained: {
        opening: 'Kiek buvo prieš pirmąją dieną.',
        in: 'Kiek gauta per laikotarpį: tiekėjų sąskaitos, grąžinimai, pradinės atsargos, grąžinti drabužiai.',
        out: 'Kiek išduota per laikotarpį: sąskaitos, grąžinta tiekėjui, išduoti drabužiai.',
        adjusted: 'Kiek pakeitė koregavimai ir inventorizacijos.',
        closing: 'Pradžioje + gauta − išduota + koreguota: visų judėjimų iki paskutinės dienos suma.',
        openingValue: 'Vertė to, kas buvo prieš pirmąją dieną.',
        inValue: 'Kas gauta, savikaina.',
        outValue: 'Kas išduota, tos dienos vidutine savikaina.',
        adjustedValue: 'Kiek vertę pakeitė koregavimai, inventorizacijos ir pataisymai.',
        closingValue: 'Visų judėjimų iki paskutinės dienos verčių suma.',
      },
      rule: 'Atsargų judėjimas įskaitomas savo dieną, slenkamuoju vidurkiu. Ko niekas neima – yra paskutinę dieną, nors per laikotarpį nieko neišduota.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    stock: {
      what: 'lager',
      measures: {
        opening: 'Inngående',
        in: 'Inn',
        out: 'Ut',
        adjusted: 'Justert',
        closing: 'Utgående',
        openingValue: 'Inngående verdi',
        inValue: 'Verdi inn',
        outValue: 'Verdi ut',
        adjustedValue: 'Justert verdi',
        closingValue: 'Utgående verdi',
      },
      switches: {
        belowReorder: 'Bare på bestillingsnivå eller under',
        dead: 'Bare det ingen tar',
      },
      explained: {
        opening: 'Det som var der før den første dagen.',
        in: 'Det som kom i perioden: leverandørfakturaer, returer, åpningsbeholdning, klær levert tilbake.',
        out: 'Det som gikk ut i perioden: fakturaer, varer sendt tilbake, utleverte klær.',
        adjusted: 'Det justeringer og tellinger endret.',
        closing: 'Inngående + inn − ut + justert: summen av alle bevegelser til og med den siste dagen.',
        openingValue: 'Verdien av det som var der før den første dagen.',
        inValue: 'Det som kom, til kostpris.',
        outValue: 'Det som gikk ut, til dagens gjennomsnittskost.',
        adjustedValue: 'Det justeringer, tellinger og rettelser endret i verdi.',
        closingValue: 'Summen av verdiene av alle bevegelser til og med den siste dagen.',
      },
      rule: 'En lagerbevegelse teller på sin dato, til glidende gjennomsnitt. Det ingen tar, er der den siste dagen uten at noe av det gikk ut i perioden.',
    },
  },
};
