import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Decimal, Flag, Id, Percent, Text } from '../../platform/input/validators.ts';
import { MoveStockInput } from '../../stock/move/move.input.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class BillLineInput {
  /** A classifier of the type "expense category". */
  @Id({ optional: true }) categoryId?: number | null;
  @Id({ optional: true }) itemId?: number | null;
  @Text(2000) description: string;
  /** A negative quantity is a deduction. */
  @Decimal({ min: -999_999_999 }) quantity: number;
  @Text(3) unit: string;
  /** What the vendor asks for one unit. */
  @Decimal({ code: 'document.enter_amount' }) unitCost: number;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  /** Under reverse charge: the firm's own rate. */
  @Id() taxRateId: number;
  /** The tax as the bill states it, where it is not what the rate gives. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) taxAmount?: number | null;
  /** The share of the tax that the firm gets back; 100 by default. */
  @Percent({ optional: true }) deductiblePercent?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  /** By default the project's customer. */
  @Id({ optional: true }) customerId?: number | null;
  @Flag({ optional: true }) billable?: boolean;
  /** By default the mark-up of project, customer or organisation. */
  @Percent({ optional: true, max: 1000 }) markUpPercent?: number | null;
  /** The days that the line is for. */
  @CalendarDate({ optional: true }) serviceFrom?: string | null;
  @CalendarDate({ optional: true }) serviceTo?: string | null;
  /** Paid in the customer's name: passed on without mark-up and tax, and its tax is not the firm's to deduct. */
  @Flag({ optional: true }) outlay?: boolean;
}

export class BillInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  /** The vendor's number of the bill. */
  @Text(50, { optional: true }) number?: string | null;
  /** The firm's own reference. */
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  /** What a payment has to name: an RF reference, a KID or the vendor's own words. */
  @Text(50, { optional: true }) paymentReference?: string | null;
  @CalendarDate() billDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the bill's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** The date of supply, if it is not the bill's date; decides the tax rates. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  @Flag() pricesIncludeTax: boolean;
  /** The vendor charged no tax: the firm owes it itself. */
  @Flag({ optional: true }) reverseCharge?: boolean;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  /** What the vendor rounds the sum to pay by: a row of its own outside tax. Left out, it stays. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) rounding?: number | null;
  /** What the vendor counts as paid before. Left out, it stays. */
  @Amount({ optional: true }) prepaid?: number | null;
  @Text(10_000, { optional: true }) comment?: string | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => BillLineInput)
  lines: BillLineInput[];
  /** The person knows of a bill like this one, and that this is another. */
  @Flag({ optional: true }) doubleConfirmed?: boolean;
  /** The person knows that a typed tax is not what the rate gives, and that the bill says so. */
  @Flag({ optional: true }) taxConfirmed?: boolean;
}

/** The fields that may change on a bill that is no draft any more. */
export class OpenBillInput {
  @CalendarDate() dueDate: string;
  @Text(10_000, { optional: true }) comment?: string | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
}

export class VoidBillInput extends MoveStockInput {
  @Text(500) reason: string;
  /** The person knows that lines of the bill stand on draft invoices, and that they go from there. */
  @Flag({ optional: true }) offDraftsConfirmed?: boolean;
}
