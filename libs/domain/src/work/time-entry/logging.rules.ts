import { openProjectStatuses, type ProjectStatus } from '../project/project.status.ts';
import type { ProjectBilling } from '../project/project.ts';
import { addDays, isDaySomewhere } from '../../platform/values/dates.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { minutesBetween } from '../../platform/values/durations.ts';
import type { TimeEntryInput } from './time-entry.input.ts';
import { resolveRate } from './time-entry.rules.ts';

type Span = Pick<TimeEntryInput, 'workDate' | 'minutes' | 'startAt' | 'endAt'>;

const refuse = (code: 'time_entry.duration_required' | 'time_entry.end_before_start' | 'time_entry.other_day', field: string) =>
  new DomainError(code, undefined, { [field]: { code } });

/**
 * Length of an entry in minutes: those between start and end, else the typed ones. It compares instants, so a clock change in
 * between adds or removes nothing. The person chooses the work date in their own zone: it is a day that it is somewhere on Earth
 * when the work begins, or a day that is locked or full could be avoided. Example: `entryMinutes({ workDate: '2026-11-21',
 * startAt: '2026-11-21T08:00:00Z', endAt: '2026-11-21T09:30:00Z' })` is 90.
 */
export function entryMinutes({ workDate, minutes, startAt, endAt }: Span): number {
  if (!startAt && !endAt) {
    if (!minutes) throw refuse('time_entry.duration_required', 'minutes');
    return minutes;
  }
  if (!startAt) throw refuse('time_entry.duration_required', 'startAt');
  if (!endAt) throw refuse('time_entry.duration_required', 'endAt');
  if (Date.parse(endAt) <= Date.parse(startAt)) throw refuse('time_entry.end_before_start', 'endAt');
  const between = minutesBetween(startAt, endAt);
  if (between < 1) throw refuse('time_entry.duration_required', 'endAt');
  if (!isDaySomewhere(workDate, new Date(startAt))) throw refuse('time_entry.other_day', 'startAt');
  return between;
}

/**
 * Throws DomainError `time_entry.too_far_ahead` with the last day that hours can be logged on. Example:
 * `assertNotTooFarAhead('2026-12-31', '2026-11-22', 31)` throws, since 23 December is the last day.
 */
export function assertNotTooFarAhead(workDate: string, today: string, futureDays: number): void {
  const date = addDays(today, futureDays);
  if (workDate <= date) return;
  const problem = { code: 'time_entry.too_far_ahead', params: { date } } as const;
  throw new DomainError(problem.code, problem.params, { workDate: problem });
}

/** Everything about project, task and person that decides whether and at which price hours can be logged. */
export type HourTerms = {
  projectStatus: ProjectStatus;
  projectBilling: ProjectBilling;
  /** The customer's currency, in which hours of the project are billed. */
  currency: string;
  /** The organisation's currency, in which rates of people and of the organisation are. */
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

/** Throws DomainError `project.closed` or `task.not_in_project`; the latter for an unknown task too. */
export function assertLoggable({ projectStatus, isTaskInProject }: Pick<HourTerms, 'projectStatus' | 'isTaskInProject'>): void {
  if (!openProjectStatuses.includes(projectStatus))
    throw new DomainError('project.closed', undefined, { projectId: { code: 'project.closed' } });
  if (!isTaskInProject) throw new DomainError('task.not_in_project', undefined, { taskId: { code: 'task.not_in_project' } });
}

const billedByTheHour = (billing: ProjectBilling): boolean => billing !== 'fixedPrice' && billing !== 'notBillable';

/** Can hours be billed here at all? Not on a fixed-price project or a task that is not billable, whatever the entry says. */
export const canBeBilled = ({ projectBilling, isTaskBillable }: Pick<HourTerms, 'projectBilling' | 'isTaskBillable'>): boolean =>
  billedByTheHour(projectBilling) && isTaskBillable;

/**
 * The billing rate to store on an entry, in the customer's currency; null when hours have no price of their own. Rates of people
 * and of the organisation are in the organisation's currency: they do not apply to a customer with another one, since no exchange
 * rate was agreed. `entryRate` was typed for this entry alone.
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
