import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    workHourTax: {
      what: 'hours',
      measures: {
        hours: 'Hours',
        gross: 'Gross',
        charges: 'Employer charges',
        total: 'Total cost',
        perHour: 'Per hour',
        perBillableHour: 'Per billable hour',
      },
      switches: {
        billingRate: 'Take the billing rate as the base',
      },
      explained: {
        hours: 'The hours that were logged, each on the day on which it was worked.',
        gross: 'Hours × the cost rate with which each was saved; with the billing rate as the base, × that.',
        charges:
          'Total cost less gross: contributions, holiday pay and pension by the percents in force on the day of the hours.',
        total:
          'Hours × rate × (1 + holiday pay) × (1 + contribution), rounded once for each entry. A charge on wages alone is added to them.',
        perHour: 'Total cost, divided by all hours.',
        perBillableHour: 'Total cost, divided by the billable hours.',
      },
      rule: 'The percents are those of your country under “Employer charges” in the organisation profile, each from its first day: an hour at 15.00 in Lithuania costs 15.27, one at 300.00 in Norway with 12 % holiday pay 383.38. Hours without a cost rate cost nothing. Billing rates in another currency take its newest exchange rate in the books.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    workHourTax: {
      what: 'Valandos',
      measures: {
        hours: 'Valandos',
        gross: 'Darbo užmokestis',
        charges: 'Darbdavio įmokos',
        total: 'Visa kaina',
        perHour: 'Už valandą',
        perBillableHour: 'Už apmokestinamą valandą',
      },
      switches: {
        billingRate: 'Skaičiuoti nuo pardavimo įkainio',
      },
      explained: {
        hours: 'Užregistruotos valandos, kiekviena tą dieną, kurią dirbta.',
        gross: 'Valandos × savikaina, su kuria kiekviena įrašyta; pasirinkus pardavimo įkainį – × šis įkainis.',
        charges: 'Visa kaina be darbo užmokesčio: įmokos, atostoginiai ir pensija pagal valandų dieną galiojančius procentus.',
        total:
          'Valandos × įkainis × (1 + atostoginiai) × (1 + įmoka), kiekvienas įrašas apvalinamas vieną kartą. Tik nuo darbo užmokesčio skaičiuojama įmoka pridedama prie jo.',
        perHour: 'Visa kaina, padalyta iš visų valandų.',
        perBillableHour: 'Visa kaina, padalyta iš apmokestinamų valandų.',
      },
      rule: 'Procentai – jūsų šalies eilutės organizacijos duomenų skyriuje „Darbdavio įmokos“, kiekviena nuo savo pirmosios dienos: valanda po 15,00 Lietuvoje kainuoja 15,27, po 300,00 Norvegijoje su 12 % atostoginių – 383,38. Valandos be savikainos nieko nekainuoja. Įkainiai kita valiuta perskaičiuojami naujausiu apskaitoje esančiu kursu.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    workHourTax: {
      what: 'timer',
      measures: {
        hours: 'Timer',
        gross: 'Brutto',
        charges: 'Arbeidsgiverkostnader',
        total: 'Samlet kostnad',
        perHour: 'Per time',
        perBillableHour: 'Per fakturerbar time',
      },
      switches: {
        billingRate: 'Regn av timeprisen til kunden',
      },
      explained: {
        hours: 'Timene som er ført, hver på dagen den ble arbeidet.',
        gross: 'Timer × kostprisen hver av dem ble lagret med; av timeprisen til kunden: × den.',
        charges:
          'Samlet kostnad minus brutto: avgift, feriepenger og pensjon etter prosentene som gjaldt den dagen timene ble arbeidet.',
        total:
          'Timer × sats × (1 + feriepenger) × (1 + avgift), rundet av én gang for hver føring. En kostnad av lønnen alene legges til den.',
        perHour: 'Samlet kostnad delt på alle timer.',
        perBillableHour: 'Samlet kostnad delt på de fakturerbare timene.',
      },
      rule: 'Prosentene er de for landet ditt under «Arbeidsgiverkostnader» i firmaopplysningene, hver fra sin første dag: en time til 15,00 i Litauen koster 15,27, en til 300,00 i Norge med 12 % feriepenger 383,38. Timer uten kostpris koster ingenting. Timepriser i en annen valuta følger den nyeste kursen i regnskapet.',
    },
  },
};
