import { exchangeNames } from '../../documents/totals/exchange.cells.ts';
import type { ColumnNames } from '../../platform/imports/map-columns.ts';

/** The headings of lists of open invoices in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  number: [
    ...['number', 'invoice number', 'invoice no', 'invoice', 'document number', 'numeris', 'sąskaitos numeris', 'sąskaita'],
    ...['dokumento numeris', 'serija ir numeris', 'nummer', 'fakturanummer', 'fakturanr', 'faktura', 'bilagsnummer'],
  ],
  customer: [
    ...['customer', 'customer name', 'client', 'name', 'company', 'klientas', 'pirkėjas', 'kliento pavadinimas', 'pavadinimas'],
    ...['kunde', 'kundenavn', 'navn'],
  ],
  legalCode: [
    'company code',
    'legal code',
    'organisation number',
    'įmonės kodas',
    'kodas',
    'organisasjonsnummer',
    'org nr',
    'orgnr',
  ],
  vatCode: ['vat code', 'vat number', 'pvm kodas', 'pvm mokėtojo kodas', 'mva nummer'],
  invoiceDate: ['invoice date', 'date', 'issue date', 'issued', 'sąskaitos data', 'data', 'išrašymo data', 'fakturadato', 'dato'],
  dueDate: [
    'due date',
    'due',
    'payment due',
    'apmokėjimo data',
    'apmokėti iki',
    'mokėjimo terminas',
    'terminas',
    'forfallsdato',
    'forfall',
  ],
  currency: ['currency', 'currency code', 'valiuta', 'valuta'],
  ...exchangeNames,
  total: [
    'total',
    'amount',
    'invoice total',
    'total incl vat',
    'suma',
    'iš viso',
    'suma su pvm',
    'sum',
    'totalt',
    'beløp',
    'totalbeløp',
  ],
  open: [
    ...[
      'open',
      'open amount',
      'balance',
      'outstanding',
      'amount due',
      'unpaid',
      'likutis',
      'skola',
      'neapmokėta',
      'liko apmokėti',
    ],
    ...['restbeløp', 'utestående', 'saldo', 'å betale', 'gjenstår', 'ubetalt'],
  ],
  reference: ['payment reference', 'kid', 'reference', 'mokėjimo kodas', 'įmokos kodas', 'betalingsreferanse'],
  note: ['note', 'notes', 'comment', 'pastaba', 'pastabos', 'notat', 'merknad'],
} satisfies Record<string, readonly string[]>;

export type OpeningInvoiceField = keyof typeof names;
export const openingInvoiceNames: ColumnNames<OpeningInvoiceField> = names;
