import { timeOverviewGroups, type TimeOverviewGroup } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { date, valueFor, whole } from '../../platform/rest/columns.ts';

/** One day of one person. */
export class DayQuery {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Default: the current user. */
  userId?: string;
}

/** Days of one person, or of everybody that the actor may see. */
export class DaysQuery {
  /** `YYYY-MM-DD`, the first day. */
  from: string;
  /** `YYYY-MM-DD`, the last day. */
  to: string;
  userId?: string;
}

export class OverviewQuery extends DaysQuery {
  /** Default: by project. */
  groupBy?: TimeOverviewGroup;
  projectId?: string;
  customerId?: string;
}

/** Unbilled hours of a customer or a project, up to a day. */
export class UnbilledQuery {
  customerId?: string;
  projectId?: string;
  to?: string;
}

/** Unbilled hours of everybody up to a day. */
export class UnbilledTotalsQuery {
  /** `YYYY-MM-DD`, the last day. */
  to?: string;
}

/** Hours of a project since a day. */
export class RepriceQuery {
  /** `YYYY-MM-DD`. */
  from?: string;
}

const wrong = (field: string): ApiError => new ApiError('list.bad_filter', { field });

export const dateOf = (name: string, value: string | undefined): string => valueFor(name, date(name), value) as string;
export const idOf = (name: string, value: string | undefined): number | undefined =>
  value === undefined || value === '' ? undefined : (valueFor(name, whole(name), value) as number);

export function groupOf(value: string | undefined): TimeOverviewGroup {
  const group = timeOverviewGroups.find((one) => one === (value ?? 'project'));
  if (!group) throw wrong('groupBy');
  return group;
}
