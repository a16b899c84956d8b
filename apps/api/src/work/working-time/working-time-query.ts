import { CalendarDate, DropsUnknown } from '@kontor/domain';
import { AskedId } from '../../platform/rest/query/asked.ts';

/** The days of one person, a year at most. */
@DropsUnknown()
export class WorkingTimeQuery {
  /** `YYYY-MM-DD`, the first day. */
  @CalendarDate()
  from: string;
  /** `YYYY-MM-DD`, the last day. */
  @CalendarDate()
  to: string;
  /** Default: the current user. */
  @AskedId()
  userId?: number;
}
