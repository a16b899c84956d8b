import { Amount, CalendarDate, Id, OneOf, Percent, Text, Whole } from '../../platform/input/validators.ts';
import { projectBillings, type ProjectBilling } from './project.ts';
import { DatedRates, type DatedRateInput } from '../../firm/dated-rate/dated-rate.input.ts';

export class ProjectInput {
  @Text(30) code: string;
  @Text(200) name: string;
  @Id({ code: 'document.select_customer' }) customerId: number;
  @OneOf(projectBillings) billing: ProjectBilling;
  @Amount({ optional: true }) hourlyRate?: number | null;
  @DatedRates() rates?: DatedRateInput[] | null;
  @Amount({ optional: true }) budgetAmount?: number | null;
  @Whole(0, 100_000_000, { optional: true }) budgetMinutes?: number | null;
  /** Added to what is billed on for this project. */
  @Percent({ optional: true, max: 1000 }) markUpPercent?: number | null;
  @CalendarDate({ optional: true }) startDate?: string | null;
  @CalendarDate({ optional: true }) endDate?: string | null;
  @Text(10_000, { optional: true }) description?: string | null;
}
