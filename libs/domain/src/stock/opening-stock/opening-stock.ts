import { ImportPreview, ImportRow } from '../../platform/imports/import.ts';

export class OpeningStockRow extends ImportRow {
  sku: string | null;
  itemId: number | null;
  itemName: string | null;
  moveDate: string | null;
  quantity: number | null;
  unitCost: number | null;
  /** Quantity × unit cost, in whole cents. */
  value: number | null;
}

export class OpeningStockPreview extends ImportPreview {
  rows: OpeningStockRow[];
}
