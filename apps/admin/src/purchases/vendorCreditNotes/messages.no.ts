import { no as documentFields } from '../../documents/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const no: SameKeys<typeof en> = {
  resources: {
    vendorCreditNotes: {
      fields: {
        ...documentFields,
        vendorId: 'Leverandør',
        vendorName: 'Leverandør',
        number: 'Nummer',
        creditDate: 'Dato',
        billIds: 'Korrigerte fakturaer',
        bills: 'Korrigerer',
        reverseCharge: 'Omvendt avgiftsplikt',
        reverseTax: 'Avgift du skyldte selv',
        deductibleTax: 'Fradragsberettiget avgift',
        deductiblePercent: 'Fradrag, %',
        unitCost: 'Kostnad',
        taxAmount: 'Avgiftsbeløp',
        categoryId: 'Kategori',
        comment: 'Kommentar',
        applied: 'Brukt på fakturaer',
        refunded: 'Betalt tilbake',
        available: 'Tilgjengelig',
        hasPaper: 'Bilde eller PDF',
        openedAt: 'Åpnet',
        voidReason: 'Årsak',
      },
    },
  },
  vendorCreditNotes: {
    new: 'Ny kreditnota',
    none: 'Ingen kreditnotaer ennå.',
    empty:
      'Ingen kreditnotaer fra leverandører ennå. Registrer en her, last opp e-fakturaen, eller lag den fra en inngående faktura.',
    without_number: 'Kreditnota nr. %{id}',
    frozen: 'Denne kreditnotaen er åpen. Gjør den til utkast igjen for å endre den.',
    to_note: 'Gå til kreditnotaen',
    statuses: { draft: 'Utkast', open: 'Åpen', used: 'Brukt', void: 'Annullert' },
    filter: { bill: 'Inngående faktura' },
    action: {
      open: 'Åpne',
      redraft: 'Gjør til utkast igjen',
      apply: 'Bruk på fakturaer',
      refund: 'Registrer tilbakebetaling',
      void: 'Annuller',
      remove: 'Fjern',
      undo: 'Angre',
      undo_named: 'Angre %{amount}',
    },
    confirm: {
      open: 'Kreditten reduserer kostnadene og kan betale fakturaer fra leverandøren. Linjene låses, og varene går ut av lageret.',
      redraft: 'Kreditnotaen kan redigeres igjen og teller ikke lenger.',
      apply: '%{amount} er tilgjengelig. Skriv inn hvor mye hver faktura fra %{vendor} skal få.',
      no_bill: '%{vendor} har ingen åpne fakturaer i denne valutaen.',
      refund: '%{vendor} har betalt tilbake hele eller deler av %{amount}.',
      void: 'Kreditnotaen blir stående i listen med årsaken, og beløpene teller ikke lenger.',
      undo_apply: 'Fakturaen må betales igjen, og %{amount} blir tilgjengelig igjen.',
      undo_refund: 'Tilbakebetalingen slettes, og %{amount} blir tilgjengelig igjen.',
      remove_named: 'Fjern %{name}',
    },
    done: {
      save: 'Data lagret!',
      open: 'Kreditnotaen er åpnet',
      redraft: 'Kreditnotaen er et utkast igjen',
      apply: 'Kreditten er brukt',
      refund: 'Tilbakebetalingen er registrert',
      void: 'Kreditnotaen er annullert',
      remove: 'Kreditnotaen er fjernet',
      undo: 'Angret',
    },
    why: { used: 'En del av den er brukt. Angre det først.' },
    form: {
      corrects: 'Legg til en korrigert faktura',
      not_corrected: '%{name}: fjernes med Delete',
      billed:
        'Linjer fra denne fakturaen står på en faktura til en kunde. Den blir som den er: krediter kunden selv hvis du vil gi dette videre.',
    },
    use: {
      title: 'Bruk av kreditten',
      none: 'Ingenting brukt ennå.',
      date: 'Dato',
      refunded: 'Betalt tilbake av leverandøren',
      corrected: 'korrigeres av denne kreditnotaen',
    },
  },
};
