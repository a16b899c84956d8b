import { Amount, CalendarDate, Currency, Decimal, Flag, Id, Percent, Text } from '../../platform/input/validators.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

/** What a person fills in on a line of whatever a vendor writes. */
export class PurchaseLineInput {
  /** A classifier of the type "expense category". */
  @Id({ optional: true }) categoryId?: number | null;
  @Id({ optional: true }) itemId?: number | null;
  @Text(2000) description: string;
  /** A negative quantity takes something off the sum. */
  @Decimal({ min: -999_999_999 }) quantity: number;
  @Text(3) unit: string;
  /** What the vendor asks for one unit, or gives back for it on a credit note. */
  @Decimal({ code: 'document.enter_amount' }) unitCost: number;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  /** Under reverse charge: the firm's own rate. */
  @Id() taxRateId: number;
  /** The tax as the vendor states it, where it is not what the rate gives. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) taxAmount?: number | null;
  /** The share of the tax that the firm gets back; 100 by default. */
  @Percent({ optional: true }) deductiblePercent?: number | null;
  @Id({ optional: true }) projectId?: number | null;
}

/** What a person fills in on whatever a vendor writes, and on a template for it. */
export class PurchaseTemplateInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the document's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @Flag() pricesIncludeTax: boolean;
  /** The vendor charges no tax: the firm owes it itself. */
  @Flag({ optional: true }) reverseCharge?: boolean;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  @Text(10_000, { optional: true }) comment?: string | null;
  /** The person knows that a typed tax is not what the rate gives, and that the vendor says so. */
  @Flag({ optional: true }) taxConfirmed?: boolean;
}

/** What a person fills in on a bill or a credit note of a vendor. The input of a kind adds its dates. */
export class PurchaseInput extends PurchaseTemplateInput {
  /** The number that the vendor gave it. */
  @Text(50, { optional: true }) number?: string | null;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** The date of supply, if it is not the document's date; decides the tax rates. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  /** What the vendor rounds the sum by: a row of its own outside tax. Left out, it stays. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) rounding?: number | null;
  /** What the vendor counts as paid, used or paid back before. Left out, it stays. */
  @Amount({ optional: true }) prepaid?: number | null;
}
