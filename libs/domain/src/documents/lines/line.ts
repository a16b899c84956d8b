import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import type { SourceRecord } from './source.ts';

export const lineKinds = ['item', 'time', 'bill', 'text'] as const;
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
  /** The number of units that the price is for. */
  baseQuantity: number;
  discountPercent: number;
  discountAmount: number | null;
  /** The amount of the line discount. */
  discount: number;
  /** Added after the discount. */
  charge: number;
  chargeReason: string | null;
  taxRateId: number;
  taxName: string;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  /** The exemption reason and the codes for registers: as the rate had them when the document was last saved. */
  taxReason: string | null;
  taxIsafCode: string | null;
  taxSaftCode: string | null;
  net: number;
  serviceFrom: string | null;
  serviceTo: string | null;
  /** The sources that this line bills. */
  sources: SourceRecord[];
  /** The retainer invoice whose taxed advance this line deducts; only lines of invoices do. */
  advanceOf?: number | null;
}

/** An addition to the whole document. */
export class DocumentChargeRecord {
  reason: string;
  percent: number | null;
  amount: number | null;
  /** null if spread over the rates of the lines; then it has no tax of its own. */
  taxRateId: number | null;
  taxName: string | null;
  taxPercent: number | null;
  taxCategory: TaxCategory | null;
  taxReason?: string | null;
  taxIsafCode?: string | null;
  taxSaftCode?: string | null;
  /** The amount that it adds. */
  charge: number;
}

export class DocumentTaxRecord {
  category: TaxCategory;
  percent: number | null;
  /** This group's part of the document discount. */
  discount: number;
  /** This group's part of the document charges. */
  charge: number;
  base: number;
  amount: number;
  exemptionReason: string | null;
}
