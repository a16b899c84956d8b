import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { Amount, CalendarDate, Currency, Decimal, Flag, Id, Ids, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { MoveStockInput } from '../../stock/move/move.input.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class VendorCreditNoteLineInput {
  /** A classifier of the type "expense category". */
  @Id({ optional: true }) categoryId?: number | null;
  @Id({ optional: true }) itemId?: number | null;
  @Text(2000) description: string;
  /** Positive quantities are credited; a negative one takes something off the credit. */
  @Decimal({ min: -999_999_999 }) quantity: number;
  @Text(3) unit: string;
  /** What the vendor gives back for one unit. */
  @Decimal({ code: 'document.enter_amount' }) unitCost: number;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  /** Under reverse charge: the firm's own rate. */
  @Id() taxRateId: number;
  /** The tax as the credit note states it, where it is not what the rate gives. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) taxAmount?: number | null;
  /** The share of the tax that the firm got back; 100 by default. */
  @Percent({ optional: true }) deductiblePercent?: number | null;
  @Id({ optional: true }) projectId?: number | null;
}

export class VendorCreditNoteInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  /** The vendor's number of the credit note. */
  @Text(50, { optional: true }) number?: string | null;
  @CalendarDate() creditDate: string;
  /** The bills of the vendor that it corrects, if it names any. */
  @Ids(200, { optional: true }) billIds?: number[];
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the credit note's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** The date of supply of what is credited, if it is not the credit note's date; decides the tax rates. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  @Flag() pricesIncludeTax: boolean;
  /** The vendor charged no tax on what it credits. */
  @Flag({ optional: true }) reverseCharge?: boolean;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  /** What the vendor rounds the sum of the credit by: a row of its own outside tax. Left out, it stays. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) rounding?: number | null;
  /** What the vendor counts as used or paid back before. Left out, it stays. */
  @Amount({ optional: true }) prepaid?: number | null;
  @Text(10_000, { optional: true }) comment?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => VendorCreditNoteLineInput)
  lines: VendorCreditNoteLineInput[];
  /** The person knows that a typed tax is not what the rate gives, and that the credit note says so. */
  @Flag({ optional: true }) taxConfirmed?: boolean;
}

export class VendorCreditAllocationInput {
  @Id() billId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

/** Credit of a vendor that pays bills of the same vendor. */
export class ApplyVendorCreditInput {
  @CalendarDate() applicationDate: string;
  @ArrayMinSize(1, { message: 'vendor_payment.no_bills' })
  @ArrayMaxSize(200, { message: 'field.too_many {"max":200}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => VendorCreditAllocationInput)
  allocations: VendorCreditAllocationInput[];
}

/** Money that the vendor paid back. */
export class VendorRefundInput {
  @CalendarDate() refundDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class UndoVendorApplicationInput {
  @Id() applicationId: number;
}

export class UndoVendorRefundInput {
  @Id() refundId: number;
}

export class VoidVendorCreditNoteInput extends MoveStockInput {
  @Text(500) reason: string;
}
