import { openProjectStatuses, type ProjectStatus } from '../project/project.status.ts';
import type { ProjectBilling } from '../project/project.ts';
import { addDays, daysBetween, todayIn } from '../../platform/values/dates.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { minutesBetween } from '../../platform/values/durations.ts';
import type { TimeEntryInput } from './time-entry.input.ts';
import { resolveRate } from './time-entry.rules.ts';

type Span = Pick<TimeEntryInput, 'workDate' | 'minutes' | 'startAt' | 'endAt'>;

const refuse = (code: 'time_entry.duration_required' | 'time_entry.end_before_start' | 'time_entry.other_day', field: string) =>
  new DomainError(code, undefined, { [field]: { code } });

/**
 * How long an entry is: the typed minutes, or the minutes between a start and an end, which win. Instants are compared, so the hour that
 * a clock change gives or takes is counted as it was lived. The work date is chosen by the person, in the zone they are in: it may be
 * the day before or after the start is in the organisation's zone, but no other day.
 * Example: `entryMinutes({ workDate: '2026-11-21', startAt: '2026-11-21T08:00:00Z', endAt: '2026-11-21T09:30:00Z' }, 'Europe/Vilnius')` is 90.
 */
export function entryMinutes({ workDate, minutes, startAt, endAt }: Span, timeZone: string): number {
  if (!startAt && !endAt) {
    if (!minutes) throw refuse('time_entry.duration_required', 'minutes');
    return minutes;
  }
  if (!startAt) throw refuse('time_entry.duration_required', 'startAt');
  if (!endAt) throw refuse('time_entry.duration_required', 'endAt');
  if (Date.parse(endAt) <= Date.parse(startAt)) throw refuse('time_entry.end_before_start', 'endAt');
  const between = minutesBetween(startAt, endAt);
  if (between < 1) throw refuse('time_entry.duration_required', 'endAt');
  if (Math.abs(daysBetween(workDate, todayIn(timeZone, new Date(startAt)))) > 1) throw refuse('time_entry.other_day', 'startAt');
  return between;
}

/** Throws DomainError `organisation.period_locked` for a day on or before the lock date. Example: `assertDayOpen('2026-01-31', '2026-01-31')` throws. */
export function assertDayOpen(workDate: string, lockDate: string | null): void {
  if (lockDate === null || workDate > lockDate) return;
  const params = { date: lockDate };
  throw new DomainError('organisation.period_locked', params, { workDate: { code: 'organisation.period_locked', params } });
}

/**
 * Throws DomainError `time_entry.too_far_ahead` with the last day on which hours can be logged. Example:
 * `assertNotTooFarAhead('2026-12-31', '2026-11-22', 31)` throws, as 23 December is the last day.
 */
export function assertNotTooFarAhead(workDate: string, today: string, futureDays: number): void {
  const date = addDays(today, futureDays);
  if (workDate <= date) return;
  const problem = { code: 'time_entry.too_far_ahead', params: { date } } as const;
  throw new DomainError(problem.code, problem.params, { workDate: problem });
}

/** The project, task and person that hours are logged for, with everything that decides their price. */
export type HourTerms = {
  projectStatus: ProjectStatus;
  projectBilling: ProjectBilling;
  /** The currency of the customer, in which hours of the project are billed. */
  currency: string;
  /** The currency of the organisation, in which people and the organisation have their rates. */
  baseCurrency: string;
  isTaskInProject: boolean;
  isTaskBillable: boolean;
  memberRate: number | null;
  taskRate: number | null;
  projectRate: number | null;
  userRate: number | null;
  customerRate: number | null;
  organisationRate: number | null;
};

/** Throws DomainError `project.closed` or `task.not_in_project`. A task that is not there at all belongs to no project either. */
export function assertLoggable({ projectStatus, isTaskInProject }: Pick<HourTerms, 'projectStatus' | 'isTaskInProject'>): void {
  if (!openProjectStatuses.includes(projectStatus))
    throw new DomainError('project.closed', undefined, { projectId: { code: 'project.closed' } });
  if (!isTaskInProject) throw new DomainError('task.not_in_project', undefined, { taskId: { code: 'task.not_in_project' } });
}

const billedByTheHour = (billing: ProjectBilling): boolean => billing !== 'fixedPrice' && billing !== 'notBillable';

/** Can hours be billed here at all? Those of a fixed price and of a task that is not billable cannot, whatever the entry says. */
export const canBeBilled = ({ projectBilling, isTaskBillable }: Pick<HourTerms, 'projectBilling' | 'isTaskBillable'>): boolean =>
  billedByTheHour(projectBilling) && isTaskBillable;

/**
 * The billing rate that is fixed on an entry, in the customer's currency; null where hours have no price of their own. Rates of people and
 * of the organisation are in its own currency: they do not speak for a customer with another one, nobody asked at which rate of exchange.
 * `entryRate` was typed for this entry alone.
 */
export function billingRateOf(terms: HourTerms, entryRate: number | null = null): number | null {
  if (!billedByTheHour(terms.projectBilling)) return null;
  const { memberRate, taskRate, projectRate, customerRate } = terms;
  const isSameCurrency = terms.currency === terms.baseCurrency;
  return resolveRate({
    entryRate,
    memberRate,
    taskRate,
    projectRate,
    userRate: isSameCurrency ? terms.userRate : null,
    customerRate,
    organisationRate: isSameCurrency ? terms.organisationRate : null,
  }).rate;
}
