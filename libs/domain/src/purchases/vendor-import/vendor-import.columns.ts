import { partyHeadings } from '../../firm/party/party.headings.ts';
import type { ColumnNames } from '../../platform/imports/map-columns.ts';

/** The headings of lists of vendors in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  name: [
    ...['name', 'vendor', 'vendor name', 'supplier', 'supplier name', 'company', 'company name', 'pavadinimas', 'tiekėjas'],
    ...['tiekėjo pavadinimas', 'įmonė', 'įmonės pavadinimas', 'pardavėjas', 'navn', 'leverandør', 'leverandørnavn', 'firma'],
  ],
  kind: ['kind', 'type', 'vendor type', 'rūšis', 'tipas', 'leverandørtype'],
  ...partyHeadings,
  account: [
    ...['bank account', 'account', 'account number', 'iban', 'banko sąskaita', 'sąskaita', 'atsiskaitomoji sąskaita'],
    ...['sąskaitos numeris', 'bankkonto', 'kontonummer', 'konto'],
  ],
  category: ['category', 'expense category', 'kategorija', 'išlaidų kategorija', 'kategori', 'utgiftskategori'],
} satisfies Record<string, readonly string[]>;

export type VendorImportField = keyof typeof names;
export const vendorImportNames: ColumnNames<VendorImportField> = names;
