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
  active: boolean;
}
