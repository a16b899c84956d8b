import type { CountStatus } from './count.status.ts';

export class StockCountRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: CountStatus;
  /** Differences are taken from what is on hand at the end of this day. */
  countDate: string;
  /** The category of items that is counted; null for all goods. */
  categoryId: number | null;
  /** A classifier of the type "adjustment reason", for the adjustment that posting makes. */
  reasonId: number;
  note: string | null;
  itemCount: number;
  countedCount: number;
  postedAt: string | null;
  postedById: number | null;
  postedByName: string | null;
  /** The adjustment with the differences; null while the count is open, or if nothing differed. */
  adjustmentId: number | null;
  /** The day on which the adjustment was reversed; null as long as it stands. */
  reversalDate: string | null;
}

export class StockCountLineRecord {
  itemId: number;
  sku: string;
  itemName: string;
  barcode: string | null;
  unitCode: string | null;
  /** On hand at the end of the day of the count; of a posted count, before its adjustment. */
  onHand: number;
  /** Null as long as nobody has counted the item. */
  counted: number | null;
  /** Counted less on hand; null as long as nobody has counted. */
  difference: number | null;
  countedByName: string | null;
  countedAt: string | null;
}

export class StockCountDetail extends StockCountRecord {
  lines: StockCountLineRecord[];
}
