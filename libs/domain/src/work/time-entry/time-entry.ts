/** Derived from the link to an invoice line, never stored: reserved is on a draft, billed on a sent invoice. */
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
  /** Per hour, fixed when saved, in the customer's currency. */
  billingRate: number | null;
  /** A rate typed for these hours alone: it wins over every other, also when rates are updated. */
  overrideRate: number | null;
  /** Per hour, fixed when saved, in the organisation's currency. */
  costRate: number | null;
  currency: string;
}

/** What can still be logged by a person on a day. */
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

/** The line of an overview that adds up all after the first thousand, so that the lines always come to the whole. */
export const timeOverviewRest = 'rest';

/** One row of the overview: hours by person, project, customer, task or day. */
export class TimeOverviewRow {
  /** The id of what is added up, the day, empty where there is no task, or `rest`. */
  key: string;
  /** Its name; of `rest`, how many lines it adds up. */
  label: string;
  minutes: number;
  billableMinutes: number;
  billedMinutes: number;
  entryCount: number;
}

/** Hours that are on no invoice yet. */
export class UnbilledTimeEntry extends TimeEntryRecord {
  /** Dated within a period that was invoiced for its project before. */
  late: boolean;
}

/** Unbilled hours of one project, for the picker of the invoice. */
export class UnbilledProject {
  projectId: number;
  projectName: string;
  minutes: number;
  amount: number;
  oldestDate: string;
  entries: UnbilledTimeEntry[];
}

/** What the unbilled hours of one project would come to on an invoice. */
export class UnbilledTotal {
  customerId: number;
  customerName: string;
  projectId: number;
  projectName: string;
  currency: string;
  minutes: number;
  /** After the agreed rounding of every entry. */
  billedMinutes: number;
  /** Minutes without a rate among them: their price is not set yet. */
  unpricedMinutes: number;
  amount: number;
  entryCount: number;
  oldestDate: string;
}

/** What came of copying a week. Left out: days that already have hours on the same project and task, closed projects, full days. */
export class CopiedWeek {
  copiedCount: number;
  skippedCount: number;
  minutes: number;
}
