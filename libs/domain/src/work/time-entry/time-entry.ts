import type { TimeWeekStatus } from '../time-week/time-week.status.ts';

/** Derived from the link to an invoice line, never stored. `reserved`: on a draft. `billed`: on an issued invoice. */
export const billingStates = ['notBillable', 'unbilled', 'reserved', 'billed'] as const;
export type BillingState = (typeof billingStates)[number];

export class TimeEntryRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  userName: string;
  customerId: number;
  customerName: string;
  projectId: number;
  projectName: string;
  taskId: number | null;
  taskName: string | null;
  workDate: string;
  minutes: number;
  startAt: string | null;
  endAt: string | null;
  note: string | null;
  billable: boolean;
  billingState: BillingState;
  invoiceId: number | null;
  invoiceNumber: string | null;
  /** The organisation's lock date: hours on or before it are fixed. */
  lockDate: string | null;
  /** Of the week of its day: hours of a submitted or approved week are fixed. */
  weekStatus: TimeWeekStatus;
  /** Per hour, in the customer's currency; fixed when the entry is saved. */
  billingRate: number | null;
  /** A rate typed for this entry alone: it overrides every other, also when rates are updated. */
  overrideRate: number | null;
  /** Per hour, in the organisation's currency; fixed when the entry is saved. */
  costRate: number | null;
  currency: string;
}

/** A million hours are sorted by what an index or a small table orders. */
export const timeEntrySortFields = [
  ...(['id', 'workDate', 'minutes', 'userId', 'userName', 'projectName', 'customerName'] as const),
] satisfies (keyof TimeEntryRecord)[];

/** Minutes that a person can still log on a day. */
export class DayAllowance {
  userId: number;
  date: string;
  limitMinutes: number;
  loggedMinutes: number;
  leftMinutes: number;
}

/** The hours of one day of a person, for the day list. */
export class TimeDay {
  date: string;
  userId: number;
  userName: string;
  minutes: number;
  billableMinutes: number;
  entryCount: number;
}

export const timeOverviewGroups = ['user', 'project', 'customer', 'task', 'day'] as const;
export type TimeOverviewGroup = (typeof timeOverviewGroups)[number];

/** Key of the row that adds up everything after the first thousand rows, so that the rows always add up to the total. */
export const timeOverviewRest = 'rest';

/** One row of the overview: hours by person, project, customer, task or day. */
export class TimeOverviewRow {
  /** The id of the record, the day, an empty text for no task, or `rest`. */
  key: string;
  /** Name of the record; for `rest`, the number of rows that it adds up. */
  label: string;
  minutes: number;
  billableMinutes: number;
  billedMinutes: number;
  entryCount: number;
}

/** Hours that are not on an invoice yet. */
export class UnbilledTimeEntry extends TimeEntryRecord {
  /** Dated within a period that was already invoiced for its project. */
  late: boolean;
  /** The last day to invoice it by the rule of the firm's country; null where none is known. */
  invoiceBy: string | null;
}

/** Unbilled hours of one project, for the picker of the invoice form. */
export class UnbilledProject {
  projectId: number;
  projectName: string;
  minutes: number;
  amount: number;
  oldestDate: string;
  entries: UnbilledTimeEntry[];
}

/** Unbilled hours and costs are told in pages of so many projects. */
export const unbilledPage = 500;

/** The amount of one project's unbilled hours. */
export class UnbilledTotal {
  customerId: number;
  customerName: string;
  projectId: number;
  projectName: string;
  currency: string;
  minutes: number;
  /** Minutes after rounding each entry as agreed. */
  billedMinutes: number;
  /** Minutes without a rate, whose price is not set yet. */
  unpricedMinutes: number;
  amount: number;
  entryCount: number;
  oldestDate: string;
  /** The last day to invoice the oldest of them by the rule of the firm's country; null where none is known. */
  invoiceBy: string | null;
}

/** The result of copying a week. Skipped: days that already have hours on the same project and task, closed projects, full days. */
export class CopiedWeek {
  copiedCount: number;
  skippedCount: number;
  minutes: number;
}
