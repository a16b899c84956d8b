import type { StockMovedRecord } from '../move/move.ts';
import type { AdjustmentStatus } from './adjustment.status.ts';

/** An adjustment changes either quantities or values, never both: the goods were counted, or they are worth something else. */
export const adjustmentKinds = ['quantity', 'value'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export class InventoryAdjustmentRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  kind: AdjustmentKind;
  status: AdjustmentStatus;
  adjustmentDate: string;
  /** A classifier of the type "adjustment reason". */
  reasonId: number;
  referenceNumber: string | null;
  note: string | null;
  postedAt: string | null;
  postedById: number | null;
  postedByName: string | null;
  /** The day of the counter-entry. */
  reversalDate: string | null;
  reversalReason: string | null;
  lineCount: number;
  /** What a posted adjustment changed the stock value by, without its counter-entry. */
  value: number;
}

export class InventoryAdjustmentDetail extends InventoryAdjustmentRecord {
  lines: AdjustmentLineRecord[];
}

export class AdjustmentLineRecord {
  itemId: number;
  sku: string;
  itemName: string;
  unitCode: string | null;
  /** What was counted; null where a difference was typed. */
  counted: number | null;
  /** What is added or taken away. Of a count it is known once the adjustment is posted. */
  difference: number | null;
  /**
   * What posting adds or takes away: a count is compared with what was on hand when it was entered, and what moved since stays. Null for a
   * change of value.
   */
  change: number | null;
  /** What posting changes the value by, by the same rule; null for a change of quantity. */
  valueChange: number | null;
  /** The item was counted, or given a value, again later, and that was posted: the line of this draft changes nothing. */
  isOutdated: boolean;
  /** What moved the item after the line of a draft was entered; only of a count or a new value. */
  moves: StockMovedRecord[];
  /** On hand at the end of the adjustment's day, without this adjustment. */
  onHand: number;
  /** The cost of one unit that is added, if typed. */
  unitCost: number | null;
  /** The value that the stock of the item is to have; null where a difference was typed. */
  newValue: number | null;
  /** What the value changes by. Of a new value it is known once the adjustment is posted. */
  valueDifference: number | null;
  /** The stock value at the end of the adjustment's day, without this adjustment. */
  valueOnHand: number;
  /** What the posted line changed the stock value by. */
  value: number | null;
}
