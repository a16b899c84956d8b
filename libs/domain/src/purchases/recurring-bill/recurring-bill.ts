import type { RecurringProblem, RecurringStatus } from '../../documents/schedule/schedule.status.ts';
import type { ServicePeriod } from '../../documents/schedule/schedule.period.ts';
import type { RecurringUnit } from '../../documents/schedule/schedule.ts';
import { BillableLineRecord, PurchaseRecord } from '../purchase/purchase.ts';
import type { BillStatus } from '../bill/bill.status.ts';

/** What came of a date: `made` a draft, `failed` when none could be made and it is tried again, `skipped`. */
export const recurringBillRunStates = ['made', 'failed', 'skipped'] as const;
export type RecurringBillRunState = (typeof recurringBillRunStates)[number];

/** One date of a recurring bill and what came of it. */
export class RecurringBillRunRecord {
  id: number;
  date: string;
  state: RecurringBillRunState;
  /** Null also when the draft was deleted. */
  billId: number | null;
  /** The vendor's number of the bill; null until somebody types it. */
  billNumber: string | null;
  billStatus: BillStatus | null;
  problem: RecurringProblem | null;
  createdAt: string;
}

/** One of the next dates, with the day on which its bill is due. */
export class RecurringBillDate {
  date: string;
  dueDate: string;
}

/** A row of the list, with the sums of its lines at the tax rates of the last save. `RecurringBillDetail` adds the lines and the dates that were. */
export class RecurringBillRecord extends PurchaseRecord {
  status: RecurringStatus;
  name: string;
  orderNumber: string | null;
  every: number;
  unit: RecurringUnit;
  firstDate: string;
  /** On the last day of the month. */
  atMonthEnd: boolean;
  /** The period that the lines of each document carry. */
  servicePeriod: ServicePeriod;
  /** The last day on which one can be made. */
  lastDate: string | null;
  /** The number of dates in all, skipped ones included. */
  times: number | null;
  /** The date of the next bill; null after the last one. */
  nextDate: string | null;
  /** The last date could not be made. */
  hasProblem: boolean;
  setUpById: number;
  setUpByName: string;
  /** At least one line is to be billed to a customer. */
  billable: boolean;
}

/** A line of each bill. No invoice bills it: the lines of the bills that it becomes are billed. */
export class RecurringBillLineRecord extends BillableLineRecord {}

export class RecurringBillDetail extends RecurringBillRecord {
  /** The days until a bill is due; null for the vendor's terms. */
  paymentTermsDays: number | null;
  /** What a payment has to name, the same on each bill. */
  paymentReference: string | null;
  comment: string | null;
  customerNotes: string | null;
  terms: string | null;
  lines: RecurringBillLineRecord[];
  /** Dates ahead that are skipped. */
  skipped: string[];
  /** The latest hundred dates, latest first. */
  runs: RecurringBillRunRecord[];
}

/** Numbers for the tabs of the list. */
export class RecurringBillCounts {
  all: number;
  active: number;
  paused: number;
  ended: number;
  problem: number;
}
