export const itemKinds = ['service', 'goods'] as const;
export type ItemKind = (typeof itemKinds)[number];

export class ItemRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  sku: string;
  name: string;
  description: string | null;
  kind: ItemKind;
  unitId: number | null;
  /** UN/ECE Recommendation 20 code of the unit, such as HUR or C62. */
  unitCode: string | null;
  /** Net, in the organisation's currency. */
  sellingPrice: number;
  purchasePrice: number | null;
  taxRateId: number | null;
  categoryId: number | null;
  /** The code that a scanner reads, such as an EAN. */
  barcode: string | null;
  /** Stock is kept of it: goods only. */
  stockTracked: boolean;
  /** At this quantity or below the item is due for an order. */
  reorderLevel: number | null;
  preferredVendorId: number | null;
  preferredVendorName: string | null;
  /** On hand; null where no stock is kept. */
  onHand: number | null;
  /** What drafts of invoices are going to take. */
  reserved: number | null;
  /** Value ÷ quantity of what is on hand, with six decimals. */
  unitCost: number | null;
  stockValue: number | null;
  /** The newest picture among its files; null without one. */
  pictureId: number | null;
  active: boolean;
}
