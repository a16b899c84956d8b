import type { SameKeys } from '../../platform/i18n/languages.ts';
import { no as documentFields } from '../../documents/fields.messages.ts';
import { no as scheduleFields } from '../../documents/schedule/fields.messages.ts';
import type { en } from './messages.ts';

export const no: SameKeys<typeof en> = {
  resources: {
    recurringBills: {
      fields: {
        ...documentFields,
        ...scheduleFields,
        vendorId: 'Leverandør',
        vendorName: 'Leverandør',
        paymentReference: 'Betalingsreferanse',
        reverseCharge: 'Omvendt avgiftsplikt',
        reverseTax: 'Mva. du selv beregner',
        deductibleTax: 'Fradragsberettiget mva.',
        deductiblePercent: 'Fradrag, %',
        unitCost: 'Pris',
        taxAmount: 'Mva.-beløp',
        categoryId: 'Kategori',
        billable: 'Viderefaktureres',
        markUpPercent: 'Påslag, %',
        outlay: 'Utlegg i kundens navn',
        comment: 'Kommentar',
      },
    },
  },
  recurringBills: {
    empty:
      'Ingen gjentakende inngående fakturaer ennå. Sett opp det leverandører fakturerer om og om igjen, for eksempel husleie.',
    new: 'Ny gjentakende inngående faktura',
    runs: 'Fakturaer som er laget',
    no_runs: 'Ingen faktura er laget ennå.',
    lines: 'Hver faktura',
    made_hint: 'Hver dato lager et utkast. Legg til leverandørens fakturanummer og bilaget før du åpner det.',
    state: { made: 'Laget', failed: 'Ikke laget', skipped: 'Hoppet over' },
    hint: {
      name: 'Bare dere ser det, for eksempel «Husleie».',
      terms: 'La stå tomt for leverandørens betalingsfrist.',
      reference: 'Hvis den er den samme på hver faktura: RF, KID eller det leverandøren ber om.',
    },
    confirm: {
      make: 'Lage fakturaen for %{date} nå? Den blir et utkast.',
      skip: 'Hoppe over %{date}? Ingen faktura lages for den datoen.',
      delete: 'Fakturaene som er laget, blir stående.',
    },
    done: { save: 'Gjentakende inngående faktura lagret', make: 'Faktura laget' },
  },
};
