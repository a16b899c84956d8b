import type { RecurringProblem, RecurringStatus } from '../../documents/schedule/schedule.status.ts';
import type { ServicePeriod } from '../../documents/schedule/schedule.period.ts';
import type { RecurringUnit } from '../../documents/schedule/schedule.ts';
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import type { BillLineRecord } from '../bill/bill.ts';
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

/** A row of the list. `RecurringBillDetail` adds the lines and the dates that were. */
export class RecurringBillRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: RecurringStatus;
  name: string;
  vendorId: number;
  vendorName: string;
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
  currency: string;
  exchangeRate: number;
  exchangeRateInverted: boolean;
  pricesIncludeTax: boolean;
  reverseCharge: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  subtotal: number;
  discount: number;
  net: number;
  tax: number;
  reverseTax: number;
  deductibleTax: number;
  /** The total of its lines at the tax rates of the last save. */
  total: number;
  /** At least one line is to be billed to a customer. */
  billable: boolean;
}

/** A line of each bill. No invoice bills it: the lines of the bills that it becomes are billed. */
export class RecurringBillLineRecord implements Omit<
  BillLineRecord,
  'billed' | 'invoiceId' | 'invoiceNumber' | 'serviceFrom' | 'serviceTo'
> {
  id: number;
  position: number;
  /** A classifier of the type "expense category". */
  categoryId: number | null;
  itemId: number | null;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20 code, such as C62 piece. */
  unit: string;
  unitCost: number;
  discountPercent: number;
  discountAmount: number | null;
  discount: number;
  taxRateId: number;
  taxName: string;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  taxReason: string | null;
  taxIsafCode: string | null;
  taxSaftCode: string | null;
  /** The tax as each bill states it; null where the rate decides. */
  taxAmount: number | null;
  net: number;
  base: number;
  tax: number;
  deductiblePercent: number;
  deductibleTax: number;
  projectId: number | null;
  projectName: string | null;
  customerId: number | null;
  customerName: string | null;
  billable: boolean;
  /** The line's own mark-up; null where project, customer or organisation decides. */
  markUpPercent: number | null;
  /** The mark-up that counted at the last save. */
  markUp: number;
  /** What the customer paid for one unit by then; null on a line that is not billable. */
  unitPrice: number | null;
  /** Paid in the customer's name, and passed on without mark-up and tax. */
  outlay: boolean;
}

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
