import { DropsUnknown, OneOf, timelineScopes, type TimelineScope } from '@kontor/domain';
import { AskedDate, AskedId } from '../../platform/rest/query/asked.ts';

/** A period, both days included. */
@DropsUnknown()
export class TimelineQuery {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  from: string;
  /** `YYYY-MM-DD`, at most five years later. */
  @AskedDate()
  to: string;
  @AskedId()
  projectId?: number;
  @AskedId()
  customerId?: number;
  /** Only tasks of this person, and their projects. */
  @AskedId()
  userId?: number;
  /** Default: open, projects that are neither completed nor cancelled. */
  @OneOf(timelineScopes, { optional: true })
  scope?: TimelineScope;
}
