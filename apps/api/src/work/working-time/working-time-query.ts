import { DropsUnknown } from '@kontor/domain';
import { AskedDate, AskedId } from '../../platform/rest/query/asked.ts';

/** The days of one person, a year at most. */
@DropsUnknown()
export class WorkingTimeQuery {
  /** `YYYY-MM-DD`, the first day. */
  @AskedDate()
  from: string;
  /** `YYYY-MM-DD`, the last day. */
  @AskedDate()
  to: string;
  /** Default: the current user. */
  @AskedId()
  userId?: number;
}
