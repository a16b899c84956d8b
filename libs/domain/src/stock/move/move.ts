/**
 * `correction` is the difference that a receipt books for goods that left below zero at a provisional cost. `issue` hands goods to a
 * person of the firm, `issueReturn` takes them back.
 */
export const moveKinds = [
  'opening',
  'bill',
  'invoice',
  'adjustQuantity',
  'adjustValue',
  'return',
  'issue',
  'issueReturn',
  'correction',
] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Documents that move stock. */
export const moveSubjects = ['InventoryAdjustment', 'Bill', 'Invoice', 'CreditNote', 'VendorCreditNote'] as const;
export type MoveSubject = (typeof moveSubjects)[number];

/** One row of the stock ledger. Quantities and values that leave are negative. */
export class StockMoveRecord {
  id: number;
  createdAt: string;
  itemId: number;
  sku: string;
  itemName: string;
  unitCode: string | null;
  moveDate: string;
  kind: MoveKind;
  quantity: number;
  /** Value ÷ quantity, with six decimals; null where no goods move. */
  unitCost: number | null;
  value: number;
  quantityAfter: number;
  valueAfter: number;
  /** The goods left below zero: their cost is an estimate until the next receipt. */
  isProvisional: boolean;
  /** The earlier move that this one returns or reverses. */
  originId: number | null;
  subject: MoveSubject | null;
  subjectId: number | null;
  reference: string | null;
  reasonId: number | null;
  /** The person who holds issued goods. */
  holderId: number | null;
  holderName: string | null;
  /** How much of issued goods has not come back yet; null on other moves. */
  outstanding: number | null;
  userId: number | null;
  userName: string | null;
  note: string | null;
}

/** Moves are many: they are sorted by what an index or a small table orders. */
export const stockMoveSortFields = ['id', 'moveDate', 'itemName', 'sku'] satisfies (keyof StockMoveRecord)[];

/** A move of an item as sheets and questions name it. */
export class StockMovedRecord {
  kind: MoveKind;
  subject: MoveSubject | null;
  subjectId: number | null;
  reference: string | null;
  moveDate: string;
  quantity: number;
}

/** What a document changes, said before it is carried out. */
export class StockEffect {
  /** Later moves whose value the document changes. */
  laterMoves: number;
  /** Documents that these moves belong to. */
  laterDocuments: number;
  /** By how much the cost of these moves changes in all. */
  laterValue: number;
  /** Items that fall below zero, with the missing quantity. */
  below: StockShortage[];
}

export class StockShortage {
  itemId: number;
  itemName: string;
  missing: number;
  /** The first day on which the goods are missing. */
  date: string;
}

/** On hand and value of an item at the end of a day. */
export class StockAtRecord {
  id: number;
  sku: string;
  name: string;
  unitCode: string | null;
  quantity: number;
  value: number;
}
