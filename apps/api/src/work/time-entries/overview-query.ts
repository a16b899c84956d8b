import { DropsUnknown, OneOf, timeOverviewGroups, type TimeOverviewGroup } from '@kontor/domain';
import { AskedDate, AskedId, AskedPage } from '../../platform/rest/query/asked.ts';

/** One day of one person. */
@DropsUnknown()
export class DayQuery {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  date: string;
  /** Default: the current user. */
  @AskedId()
  userId?: number;
}

/** Days of one person, or of everybody that the actor may see. */
@DropsUnknown()
export class DaysQuery {
  /** `YYYY-MM-DD`, the first day. */
  @AskedDate()
  from: string;
  /** `YYYY-MM-DD`, the last day. */
  @AskedDate()
  to: string;
  @AskedId()
  userId?: number;
}

@DropsUnknown()
export class OverviewQuery extends DaysQuery {
  /** Default: by project. */
  @OneOf(timeOverviewGroups, { optional: true })
  groupBy?: TimeOverviewGroup;
  @AskedId()
  projectId?: number;
  @AskedId()
  customerId?: number;
}

/** Unbilled hours of a customer or a project, up to a day. */
@DropsUnknown()
export class UnbilledQuery {
  @AskedId()
  customerId?: number;
  @AskedId()
  projectId?: number;
  @AskedDate({ optional: true })
  to?: string;
}

/** Unbilled hours of everybody up to a day. */
@DropsUnknown()
export class UnbilledTotalsQuery {
  /** `YYYY-MM-DD`, the last day. */
  @AskedDate({ optional: true })
  to?: string;
  /** From 1 on, each of 500 projects. */
  @AskedPage()
  page?: number;
}

/** Hours of a project since a day. */
@DropsUnknown()
export class RepriceQuery {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  from: string;
}
