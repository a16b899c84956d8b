import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const no: SameKeys<typeof en> = {
  project_figures: {
    top: {
      label: 'Penger og timer',
      value: 'Verdi av timer',
      earned: 'Opptjent hittil',
      of_price: 'Av en pris på %{price}',
      unbilled: 'Ikke fakturert: %{amount}',
      billed: 'Fakturert',
      cost: 'Kostnad',
      labour: 'Herav arbeid: %{amount}',
      margin: 'Margin',
      profit: 'Resultat: %{amount}',
      hours: 'Timer',
      late: 'Forsinket: %{what}',
    },
    late: {
      tasks: '1 oppgave |||| %{smart_count} oppgaver',
      milestones: '1 milepæl |||| %{smart_count} milepæler',
      days: '1 dag over sluttdatoen |||| %{smart_count} dager over sluttdatoen',
    },
    burn: {
      title: 'Timer mot plan',
      total: 'Timer hittil',
      planned: 'Plan',
      week: 'Uken fra',
      empty: 'De første førte timene vises her.',
    },
    forecast: {
      title: 'Prognose',
      left_tasks: '%{hours} gjenstår etter estimatene for åpne oppgaver.',
      left_budget: '%{hours} av budsjettet gjenstår.',
      none_tasks: 'Ingenting gjenstår av estimatene for åpne oppgaver.',
      none_budget: 'Timebudsjettet er brukt opp.',
      pace: 'Tempo de siste 28 dagene med arbeid: %{hours} i uken, siden %{since}.',
      end: 'I dette tempoet er prosjektet ferdig rundt %{date}.',
      after_end: 'Planlagt slutt er %{date}.',
      cost: 'Da har det kostet omtrent %{amount}.',
      without_estimate:
        '1 åpen oppgave har ikke estimat og er ikke regnet med. |||| %{smart_count} åpne oppgaver har ikke estimat og er ikke regnet med.',
      ended: 'Prosjektet er avsluttet.',
      unknown:
        'Gi oppgavene et estimat, eller prosjektet et timebudsjett, for å se når det er ferdig og hva det kommer til å koste.',
    },
    profit: {
      figure: 'Nøkkeltall',
      title: 'Lønnsomhet',
      empty: 'Ingenting å summere ennå. Prosjektets timer, fakturaer, inngående fakturaer og utlegg vises her.',
      billed: 'Fakturert',
      earned: 'Opptjent hittil',
      revenue: 'Inntekt',
      unbilledHours: 'Ufakturerte timer',
      unbilledCosts: 'Ufakturerte innkjøp og utlegg, med påslag',
      done: 'Utført, av prisen på %{price}',
      labour: 'Arbeid',
      purchases: 'Inngående fakturaer og utlegg',
      stock: 'Varer fra lager',
      result: 'Resultat',
      margin: 'Margin',
      effective_rate: 'Inntekt per time, etter innkjøp, utlegg og varer',
      all_hours: 'Alle timer',
      billable_hours: 'Fakturerbare timer',
      other_hours: 'Ikke fakturerbare timer',
      by_month: 'Etter måned',
      by_person: 'Etter person',
      month: 'Måned',
      person: 'Person',
      hours: 'Timer',
      billable: 'Fakturerbart',
      value: 'Verdi',
      uncosted: '%{hours} er ført av personer uten kostpris: de er ikke med i arbeidskostnaden.',
      unpriced: '%{hours} av de ufakturerte timene har ingen timepris: de er ikke med i det som er opptjent.',
    },
    explanation: {
      columns:
        'Fakturert summerer prosjektets fakturaer uten mva., minus kreditnotaer; et forskudd teller med fakturaen det trekkes fra i. Opptjent hittil legger til fakturerbare timer etter timeprisene og innkjøp og utlegg med påslag som ikke står på noen sendt faktura.',
      costs:
        'Arbeid er hver time til kostprisen på dagen. Inngående fakturaer og utlegg teller enten de viderefaktureres eller ikke, med mva. som ikke kan trekkes fra. Varer teller når de går ut av lageret, ikke når de kjøpes.',
      rate: 'Alle beløp er i egen valuta. Timer har ingen valutakurs: timer i en annen valuta regnes om etter den siste kjente kursen.',
      fixed:
        'En fastpris tjener opp den delen som er utført: førte timer delt på timebudsjettet, og hele prisen når prosjektet er fullført. Kostnader som faktureres ved siden av prisen, legges til.',
    },
    rows: {
      date: 'Dato',
      record: 'Post',
      amount: 'Beløp',
      total: 'Totalt: %{amount}',
      empty: 'Det er ingenting i dette tallet.',
    },
  },
};
