import { CalendarDate } from '../../platform/input/validators.ts';

/** The day from which unbilled hours take today's rates. */
export class RepriceInput {
  @CalendarDate() from: string;
}
