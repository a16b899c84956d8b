const itemPriceKinds = ['bill', 'purchasePrice', 'sellingPrice'] as const;
export type ItemPriceKind = (typeof itemPriceKinds)[number];

/** A price of the past: what an item cost on a bill, or what its purchase or selling price was changed to. */
export class ItemPriceRecord {
  kind: ItemPriceKind;
  /** `YYYY-MM-DD`: of the bill, or of the change in the organisation's time zone. */
  date: string;
  /** Net, of one unit, in the organisation's currency; what a bill says after its discounts, at the rate of the bill. */
  price: number;
  /** The quantity of the bill line; null for a change of a price. */
  quantity: number | null;
  /** Null, as its number, for people who may not read the bill; the vendor likewise. */
  billId: number | null;
  billNumber: string | null;
  vendorId: number | null;
  vendorName: string | null;
  /** The person who changed the price. */
  userName: string | null;
}
