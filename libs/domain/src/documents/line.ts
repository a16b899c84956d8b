import type { TaxCategory } from '../firm/tax-rate/tax-rate.ts';
import type { SourceRecord } from './source.ts';

export const lineKinds = ['item', 'time', 'text'] as const;
export type LineKind = (typeof lineKinds)[number];

export class DocumentLineRecord {
  id: number;
  position: number;
  kind: LineKind;
  itemId: number | null;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20 code: HUR hour, DAY day, C62 piece. */
  unit: string;
  unitPrice: number;
  discountPercent: number;
  discount: number;
  taxRateId: number;
  taxName: string;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  net: number;
  serviceFrom: string | null;
  serviceTo: string | null;
  /** What this line bills. */
  sources: SourceRecord[];
}

export class DocumentTaxRecord {
  category: TaxCategory;
  percent: number | null;
  base: number;
  amount: number;
  exemptionReason: string | null;
}
