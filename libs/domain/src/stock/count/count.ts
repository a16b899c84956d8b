import type { StockMovedRecord } from '../move/move.ts';
import type { CountStatus } from './count.status.ts';

export class StockCountRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: CountStatus;
  countDate: string;
  /** The count was begun after its day: what is entered was there at the end of that day. Otherwise it was there when it was entered. */
  isBackdated: boolean;
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
  /** On hand at the moment of counting; as long as nobody has counted, at present, or at the end of the day of a back-dated count. */
  onHand: number;
  /** Null as long as nobody has counted the item. */
  counted: number | null;
  /** Counted less on hand; null as long as nobody has counted. */
  difference: number | null;
  /** What moved the item since it was counted. It stays: posting adds the difference to what is on hand then. Empty once the count is posted. */
  moves: StockMovedRecord[];
  /** The item was counted again later, and that was posted: this line changes nothing. */
  isOutdated: boolean;
  /** On hand once the count is posted; of a posted count, right after it. Null as long as nobody has counted. */
  onHandAfter: number | null;
  countedByName: string | null;
  countedAt: string | null;
}

export class StockCountDetail extends StockCountRecord {
  lines: StockCountLineRecord[];
}
