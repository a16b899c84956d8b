import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Amount, Currency, Emails, Flag, Id, OneOf, Percent, Text, Whole } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { DocumentChargeInput } from '../../documents/lines/charge.input.ts';
import { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { ScheduleInput } from '../../documents/schedule/schedule.input.ts';
import { unbilledGroupings, type UnbilledGrouping } from '../../work/time-entry/group-unbilled.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class RecurringInvoiceInput extends ScheduleInput {
  @Text(100) name: string;
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Id({ optional: true }) contactId?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  /** Sends what it makes; otherwise it makes drafts. */
  @Flag() sends: boolean;
  /** Up to ten recipients, separated by commas; by default the contact's or the customer's address. */
  @Emails({ optional: true }) sendTo?: string | null;
  /** The days until an invoice is due; by default the customer's terms. */
  @Whole(0, 365, { optional: true }) paymentTermsDays?: number | null;
  /** Adds the unbilled hours of each period. */
  @Flag() billsHours: boolean;
  /** How hours are grouped into lines. */
  @OneOf(unbilledGroupings, { optional: true }) hoursBy?: UnbilledGrouping | null;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the invoice's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
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
  /** The person knows that an item sells below its purchase price, and continues. */
  @Flag({ optional: true }) priceBelowCostConfirmed?: boolean;
  /** The person was asked for a project and chose none. */
  @Flag({ optional: true }) noProjectConfirmed?: boolean;
}
