import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import {
  Amount,
  CalendarDate,
  Currency,
  Decimal,
  Emails,
  Flag,
  Id,
  OneOf,
  Percent,
  Text,
} from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { DocumentChargeInput } from '../../documents/lines/charge.input.ts';
import { DocumentLineInput } from '../../documents/lines/line.input.ts';

export class InvoiceInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Id({ optional: true }) contactId?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  @CalendarDate() invoiceDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @Decimal({ min: 0.0000000001, max: 1_000_000, places: 10 }) exchangeRate: number;
  /** The rate says how many units of the invoice's currency one unit of the organisation's is. */
  @Flag({ optional: true }) exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** Who published the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** Where it is not the date of the invoice; it decides the tax rates of lines without a period. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  /** When an advance came before the supply; it decides the tax rates. */
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
  /** Money received before, tax included; it changes no tax. */
  @Amount({ optional: true }) prepaid?: number | null;
  /** The amount to pay is rounded to a multiple of this: 1 for whole kroner, 0.05 for cash in Lithuania. */
  @Decimal({ optional: true, min: 0.01, max: 1000, places: 2 }) roundPayableTo?: number | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @Text(10_000, { optional: true }) internalNote?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => DocumentLineInput)
  lines: DocumentLineInput[];
  /** Another number series than the default one. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** Why it is another one. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The person has seen that an item sells below its purchase price, and goes on. */
  @Flag({ optional: true }) priceBelowCostConfirmed?: boolean;
  /** The person was asked for a project, and the document is of none. */
  @Flag({ optional: true }) noProjectConfirmed?: boolean;
}

/** What may change on an issued invoice. */
export class IssuedInvoiceInput {
  @Text(10_000, { optional: true }) internalNote?: string | null;
  @CalendarDate() dueDate: string;
  /** Needed when the due date changes; kept in the history. */
  @Text(500, { optional: true }) dueDateReason?: string | null;
}

export class SendInvoiceInput {
  /** Where the mail goes, to up to ten addresses with commas between them; without it the invoice is only marked as sent, and no mail leaves. */
  @Emails({ optional: true }) to?: string | null;
  /** Without it, the subject of the template. `{number}` and its like are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** Without it, the text of the template. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft has. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** Why it is another one; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The reason for backdating, which needs a right of its own; kept in the history. */
  @Text(500, { optional: true }) backdateReason?: string | null;
  /** The person has read that the invoice does not say where to pay, and sends it all the same. */
  @Flag({ optional: true }) noAccountConfirmed?: boolean;
  /** The person has read that hours are billed before they are worked, and may do so. */
  @Flag({ optional: true }) hoursAheadConfirmed?: boolean;
  /** The person has read that a line bills more hours than were logged for it, and means it. */
  @Flag({ optional: true }) hoursAboveConfirmed?: boolean;
}

export class VoidInvoiceInput {
  @Text(500) reason: string;
  /** The person has read that the customer has this invoice, and voids it all the same. */
  @Flag({ optional: true }) deliveredConfirmed?: boolean;
}
