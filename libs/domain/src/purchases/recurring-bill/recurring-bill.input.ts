import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import type { ScheduleInput } from '../../documents/schedule/schedule.input.ts';
import { servicePeriods, type ServicePeriod } from '../../documents/schedule/schedule.period.ts';
import { recurringUnits, type RecurringUnit } from '../../documents/schedule/schedule.ts';
import { CalendarDate, Flag, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { BillLineInput } from '../bill/bill.input.ts';
import { PurchaseTemplateInput } from '../purchase/purchase.input.ts';

/** A template with a schedule, whose fields stand here again, because a class has one parent. */
export class RecurringBillInput extends PurchaseTemplateInput implements ScheduleInput {
  @Text(100) name: string;
  @Whole(1, 100) every: number;
  @OneOf(recurringUnits) unit: RecurringUnit;
  @CalendarDate() firstDate: string;
  @Flag({ optional: true }) atMonthEnd?: boolean;
  @OneOf(servicePeriods, { optional: true }) servicePeriod?: ServicePeriod | null;
  @CalendarDate({ optional: true }) lastDate?: string | null;
  @Whole(1, 1000, { optional: true }) times?: number | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  /** What a payment has to name, where it is the same on each bill: an RF reference, a KID or the vendor's own words. */
  @Text(50, { optional: true }) paymentReference?: string | null;
  /** The days until a bill is due; by default the vendor's terms. */
  @Whole(0, 365, { optional: true }) paymentTermsDays?: number | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @ArrayMinSize(1, { message: 'recurring_bill.no_lines' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => BillLineInput)
  lines: BillLineInput[];
}
