import { TemplateInput } from '../../documents/fields/document.input.ts';
import { servicePeriods, type ServicePeriod } from '../../documents/schedule/schedule.period.ts';
import type { ScheduleInput } from '../../documents/schedule/schedule.input.ts';
import { recurringUnits, type RecurringUnit } from '../../documents/schedule/schedule.ts';
import { CalendarDate, Emails, Flag, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { unbilledGroupings, type UnbilledGrouping } from '../../work/time-entry/group-unbilled.ts';

/** A template with a schedule, whose fields stand here again, because a class has one parent. */
export class RecurringInvoiceInput extends TemplateInput implements ScheduleInput {
  @Text(100) name: string;
  @Whole(1, 100) every: number;
  @OneOf(recurringUnits) unit: RecurringUnit;
  @CalendarDate() firstDate: string;
  @Flag({ optional: true }) atMonthEnd?: boolean;
  @OneOf(servicePeriods, { optional: true }) servicePeriod?: ServicePeriod | null;
  @CalendarDate({ optional: true }) lastDate?: string | null;
  @Whole(1, 1000, { optional: true }) times?: number | null;
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
  /** The person knows that an item sells below its purchase price, and continues. */
  @Flag({ optional: true }) priceBelowCostConfirmed?: boolean;
}
