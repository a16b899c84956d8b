import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class ItemImportRow extends ImportRow {
  sku: string | null;
  name: string | null;
  /** As the file writes it. */
  unit: string | null;
  sellingPrice: number | null;
  taxName: string | null;
}

export class ItemImportPreview extends ImportPreview {
  rows: ItemImportRow[];
}
