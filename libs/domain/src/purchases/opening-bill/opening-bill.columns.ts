import { exchangeNames } from '../../documents/totals/exchange.cells.ts';
import type { ColumnNames } from '../../platform/imports/map-columns.ts';
import { partyHeadings } from '../../firm/party/party.headings.ts';

/** The headings of lists of open bills in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  number: [
    ...['number', 'bill number', 'bill no', 'bill', 'invoice number', 'invoice no', 'invoice', 'document number', 'numeris'],
    ...[
      'sąskaitos numeris',
      'sąskaita',
      'dokumento numeris',
      'serija ir numeris',
      'nummer',
      'fakturanummer',
      'fakturanr',
      'faktura',
    ],
    'bilagsnummer',
  ],
  vendor: [
    ...['vendor', 'vendor name', 'supplier', 'supplier name', 'name', 'company', 'tiekėjas', 'tiekėjo pavadinimas', 'pardavėjas'],
    ...['pavadinimas', 'leverandør', 'leverandørnavn', 'navn'],
  ],
  legalCode: partyHeadings.legalCode,
  vatCode: partyHeadings.vatCode,
  billDate: ['bill date', 'invoice date', 'date', 'issued', 'sąskaitos data', 'data', 'išrašymo data', 'fakturadato', 'dato'],
  dueDate: [
    ...['due date', 'due', 'payment due', 'apmokėjimo data', 'apmokėti iki', 'mokėjimo terminas', 'terminas', 'forfallsdato'],
    'forfall',
  ],
  currency: partyHeadings.currency,
  ...exchangeNames,
  open: [
    ...['open', 'open amount', 'left to pay', 'balance', 'outstanding', 'amount due', 'unpaid', 'likutis', 'skola', 'neapmokėta'],
    ...['liko apmokėti', 'neapmokėta suma', 'restbeløp', 'utestående', 'saldo', 'å betale', 'gjenstår', 'gjenstår å betale'],
    'ubetalt',
  ],
  paymentReference: [
    ...['payment reference', 'kid', 'reference', 'mokėjimo nuoroda', 'mokėjimo kodas', 'įmokos kodas', 'betalingsreferanse'],
  ],
  comment: partyHeadings.notes,
} satisfies Record<string, readonly string[]>;

export type OpeningBillField = keyof typeof names;
export const openingBillNames: ColumnNames<OpeningBillField> = names;
