import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class VendorImportRow extends ImportRow {
  name: string | null;
  legalCode: string | null;
  vatCode: string | null;
  city: string | null;
  country: string | null;
  account: string | null;
}

export class VendorImportPreview extends ImportPreview {
  rows: VendorImportRow[];
}
