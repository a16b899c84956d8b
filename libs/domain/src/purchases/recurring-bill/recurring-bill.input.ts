import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { ScheduleInput } from '../../documents/schedule/schedule.input.ts';
import { Amount, Currency, Flag, Id, Percent, Text, Whole } from '../../platform/input/validators.ts';
import { BillLineInput } from '../bill/bill.input.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class RecurringBillInput extends ScheduleInput {
  @Text(100) name: string;
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  @Text(50, { optional: true }) orderNumber?: string | null;
  /** What a payment has to name, where it is the same on each bill: an RF reference, a KID or the vendor's own words. */
  @Text(50, { optional: true }) paymentReference?: string | null;
  /** The days until a bill is due; by default the vendor's terms. */
  @Whole(0, 365, { optional: true }) paymentTermsDays?: number | null;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the bill's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @Flag() pricesIncludeTax: boolean;
  /** The vendor charges no tax: the firm owes it itself. */
  @Flag({ optional: true }) reverseCharge?: boolean;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  @Text(10_000, { optional: true }) comment?: string | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @ArrayMinSize(1, { message: 'recurring_bill.no_lines' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => BillLineInput)
  lines: BillLineInput[];
  /** The person knows that a typed tax is not what the rate gives, and that the bills say so. */
  @Flag({ optional: true }) taxConfirmed?: boolean;
}
