import { TemplateRecord, type TemplateDetail } from '../../documents/fields/document.ts';
import type { RecurringProblem, RecurringStatus } from '../../documents/schedule/schedule.status.ts';
import type { ServicePeriod } from '../../documents/schedule/schedule.period.ts';
import type { RecurringUnit } from '../../documents/schedule/schedule.ts';
import type { UnbilledGrouping } from '../../work/time-entry/group-unbilled.ts';
import type { InvoiceStatus } from '../invoice/invoice.status.ts';

/**
 * What came of a date: `made` a draft, `sending` while it is about to be sent, `sent`, `notSent` when sending was refused and the draft was left,
 * `failed` when none could be made and it is tried again, `nothing` when there were no hours to bill, `skipped`.
 */
export const recurringRunStates = ['made', 'sending', 'sent', 'notSent', 'failed', 'nothing', 'skipped'] as const;
export type RecurringRunState = (typeof recurringRunStates)[number];

/** One date of a recurring invoice and what came of it. */
export class RecurringRunRecord {
  id: number;
  date: string;
  state: RecurringRunState;
  /** Null also when the draft was deleted. */
  invoiceId: number | null;
  invoiceNumber: string | null;
  invoiceStatus: InvoiceStatus | null;
  problem: RecurringProblem | null;
  createdAt: string;
}

/** One of the next dates, with the days whose hours it bills. */
export class RecurringDate {
  date: string;
  from: string;
  to: string;
}

/** A row of the list. Its figures are those of its lines at the tax rates of the last save, without hours. `RecurringInvoiceDetail` adds the lines and the dates that were. */
export class RecurringInvoiceRecord extends TemplateRecord {
  status: RecurringStatus;
  name: string;
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
  /** The date of the next invoice; null after the last one. */
  nextDate: string | null;
  /** It sends what it makes; otherwise it makes drafts. */
  sends: boolean;
  billsHours: boolean;
  /** The last date could not be made or sent as wished. */
  hasProblem: boolean;
  setUpById: number;
  setUpByName: string;
}

export interface RecurringInvoiceDetail extends RecurringInvoiceRecord, TemplateDetail {
  /** The recipients of what it sends; null for the customer's own address. */
  sendTo: string | null;
  /** The days until an invoice is due; null for the customer's terms. */
  paymentTermsDays: number | null;
  hoursBy: UnbilledGrouping;
  /** Dates ahead that are skipped. */
  skipped: string[];
  /** The latest hundred dates, latest first. */
  runs: RecurringRunRecord[];
}

/** Numbers for the tabs of the list. */
export class RecurringInvoiceCounts {
  all: number;
  active: number;
  paused: number;
  ended: number;
  problem: number;
}
