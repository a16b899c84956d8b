import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class CustomerImportRow extends ImportRow {
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  city: string | null;
  country: string | null;
  contactName: string | null;
}

export class CustomerImportPreview extends ImportPreview {
  rows: CustomerImportRow[];
}
