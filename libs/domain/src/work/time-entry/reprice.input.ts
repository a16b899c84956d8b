import { CalendarDate } from '../../platform/input/validators.ts';

/** From which day on hours that are not billed yet take the rates of today. */
export class RepriceInput {
  @CalendarDate() from: string;
}
