import {
  assertDayLimit,
  assertDayOpen,
  assertLoggable,
  billingRateOf,
  canBeBilled,
  DomainError,
  entryMinutes,
  rateOn,
  type HourTerms,
  type TimeEntryInput,
  type TimeEntryRecord,
  type UserRateRecord,
} from '@kontor/domain';
import type { Firm } from './firm.ts';

/** An entry as it is stored, after every rule about it has been asked. */
export function entryOf(firm: Firm, input: TimeEntryInput, personId: number, before?: TimeEntryRecord): object {
  const userId = input.userId ?? before?.userId ?? personId;
  const { projectId, taskId = null, workDate, startAt = null, endAt = null, note = null } = input;
  const { organisation } = firm;
  const terms = termsOf(firm, { userId, projectId, taskId, workDate });
  const isSamePlace = before?.projectId === projectId && before.taskId === taskId && before.userId === userId;
  if (before) freeOf(firm, before);
  // Hours stay where they are when their project is closed later; only new ones are kept away from it.
  if (!isSamePlace) assertLoggable(terms);
  assertDayOpen(workDate, organisation.lockDate);
  const minutes = entryMinutes(input, organisation.timeZone);
  assertDayLimit({
    date: workDate,
    limitMinutes: organisation.dayLimitMinutes,
    loggedMinutes: minutesOn(firm, userId, workDate, before?.id),
    minutes,
    previousMinutes: before?.userId === userId && before.workDate === workDate ? before.minutes : 0,
  });
  if (startAt && endAt) assertNoOverlap(firm, { id: before?.id, userId, startAt, endAt });
  const billable = input.billable && canBeBilled(terms);
  const prices = {
    billable,
    billingRate: billingRateOf(terms),
    costRate: ratesOf(firm, userId, workDate)?.costRate ?? null,
  };
  return {
    ...{ userId, projectId, taskId, workDate, minutes, startAt, endAt, note: note?.trim() || null },
    ...(isSamePlace && before.workDate === workDate ? { billable } : prices),
  };
}

/** Hours on an invoice are somebody's bill. */
export function freeOf(firm: Firm, entry: TimeEntryRecord): void {
  if (entry.invoiceId !== null) throw new DomainError('time_entry.invoiced', { invoice: entry.invoiceNumber ?? 'draft' });
  assertDayOpen(entry.workDate, firm.organisation.lockDate);
}

export const minutesOn = (firm: Firm, userId: number, date: string, without?: number): number =>
  firm.rows['time-entries']
    .filter((entry) => entry.userId === userId && entry.workDate === date && entry.id !== without)
    .reduce((sum, { minutes }) => sum + minutes, 0);

type Place = { userId: number; projectId: number; taskId: number | null; workDate: string };

const ratesOf = ({ rows }: Firm, userId: number, date: string): UserRateRecord | undefined =>
  rateOn(
    rows['user-rates'].filter((rate) => rate.userId === userId),
    date,
  );

export function termsOf(firm: Firm, { userId, projectId, taskId, workDate }: Place): HourTerms {
  const { rows, organisation } = firm;
  const user = rows.users.find(({ id }) => id === userId);
  const project = rows.projects.find(({ id }) => id === projectId);
  const customer = rows.customers.find(({ id }) => id === project?.customerId);
  const task = rows.tasks.find((one) => one.id === taskId && one.projectId === projectId);
  if (!user?.active) throw missing('userId');
  if (!project || !customer) throw missing('projectId');
  const member = rows['project-members'].find((one) => one.projectId === projectId && one.userId === userId);
  return {
    projectStatus: project.status,
    projectBilling: project.billing,
    currency: customer.currency,
    baseCurrency: organisation.baseCurrency,
    isTaskInProject: taskId === null || task !== undefined,
    isTaskBillable: task?.billable ?? true,
    memberRate: member?.hourlyRate ?? null,
    taskRate: task?.hourlyRate ?? null,
    projectRate: project.hourlyRate,
    userRate: ratesOf(firm, userId, workDate)?.hourlyRate ?? null,
    customerRate: customer.hourlyRate,
    organisationRate: organisation.defaultHourlyRate,
  };
}

const missing = (field: 'userId' | 'projectId'): DomainError =>
  new DomainError('error.reference_missing', undefined, { [field]: { code: 'error.reference_missing' } });

type Span = { id: number | undefined; userId: number; startAt: string; endAt: string };

/** A person is in one place at a time. */
function assertNoOverlap({ rows }: Firm, { id, userId, startAt, endAt }: Span): void {
  const overlaps = rows['time-entries'].some(
    (entry) =>
      entry.userId === userId &&
      entry.id !== id &&
      entry.startAt !== null &&
      entry.endAt !== null &&
      Date.parse(entry.startAt) < Date.parse(endAt) &&
      Date.parse(entry.endAt) > Date.parse(startAt),
  );
  if (overlaps) throw new DomainError('time_entry.overlaps', undefined, { startAt: { code: 'time_entry.overlaps' } });
}
