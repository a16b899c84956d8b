import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Emails, Flag, Id, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { DocumentChargeInput } from '../../documents/lines/charge.input.ts';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class RetainerInvoiceInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Id({ optional: true }) contactId?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  @CalendarDate() invoiceDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the retainer invoice's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** The date of supply, if it decides the tax rates. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  @CalendarDate({ optional: true }) advanceDate?: string | null;
  @Text(200, { optional: true }) deliveryPlace?: string | null;
  @OneOf(languages) language: Language;
  @Flag() pricesIncludeTax: boolean;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  @IsOptional()
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(20, { message: 'field.too_many {"max":20}' })
  @ValidateNested({ each: true })
  @Type(() => DocumentChargeInput)
  charges?: DocumentChargeInput[] | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @Text(10_000, { optional: true }) internalNote?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => DocumentLineInput)
  lines: DocumentLineInput[];
  /** Another number series than the default. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The person was asked for a project and chose none. */
  @Flag({ optional: true }) noProjectConfirmed?: boolean;
}

export class SendRetainerInvoiceInput {
  /** Up to ten recipients, separated by commas; without any, the retainer invoice is only marked as sent, without an email. */
  @Emails({ optional: true }) to?: string | null;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft's. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The person knows that it names no account to pay to, and sends it anyway. */
  @Flag({ optional: true }) noAccountConfirmed?: boolean;
}

export class VoidRetainerInvoiceInput {
  @Text(500) reason: string;
}

export class ApplyRetainerInput {
  /** A draft, for which the money is reserved, or a sent invoice. */
  @Id() invoiceId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

export class DrawHoursInput {
  /** A draft that bills hours. */
  @Id() invoiceId: number;
}

export class UnapplyRetainerInput {
  @Id() applicationId: number;
}

export class RefundRetainerInput {
  @CalendarDate() refundDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class UndoRefundInput {
  @Id() refundId: number;
}
