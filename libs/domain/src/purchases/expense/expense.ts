import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import type { ExpenseKind, ExpensePayer, ExpenseStatus } from './expense.status.ts';

/** What a person spent for the firm: one purchase with its receipt, or a trip that is paid by a rate. */
export class ExpenseRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: ExpenseStatus;
  kind: ExpenseKind;
  /** The person who spent. */
  userId: number;
  userName: string;
  /** Whose money it was. */
  paidBy: ExpensePayer;
  expenseDate: string;
  /** The seller, as the receipt names it. */
  vendorName: string | null;
  /** Of a trip its purpose. */
  comment: string | null;
  /** The rate by which a trip is paid, as it was on its first day; null on a receipt, like its name and the quantity. */
  travelRateId: number | null;
  travelRateName: string | null;
  /** For one kilometre or day. */
  unitAmount: number | null;
  /** Added for each passenger and kilometre. */
  passengerAmount: number | null;
  /** Kilometres, or days and parts of days. */
  quantity: number | null;
  passengers: number;
  /** Where the kilometres began and ended. */
  departure: string | null;
  destination: string | null;
  /** The last day away. */
  endDate: string | null;
  /** A classifier of the type "expense category". */
  categoryId: number | null;
  currency: string;
  /** Units of the organisation's currency per unit of the expense's, or the inverse; 1 when they are the same. */
  exchangeRate: number;
  exchangeRateInverted: boolean;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  /** What was paid, tax included. */
  amount: number;
  /** The same in the organisation's currency: what the person gets back. */
  baseAmount: number;
  taxRateId: number | null;
  taxName: string | null;
  taxPercent: number | null;
  taxCategory: TaxCategory | null;
  /** The tax as the receipt states it; null where the rate decides. */
  taxAmount: number | null;
  /** The tax within the amount. */
  tax: number;
  net: number;
  deductiblePercent: number;
  /** The part of the tax that the firm gets back. */
  deductibleTax: number;
  projectId: number | null;
  projectName: string | null;
  customerId: number | null;
  customerName: string | null;
  billable: boolean;
  /** The expense's own mark-up; null where project, customer or organisation decides. */
  markUpPercent: number | null;
  /** The mark-up that counts. */
  markUp: number;
  /** What the customer pays, without tax; null on an expense that is not billable. */
  unitPrice: number | null;
  /** Paid in the customer's name: passed on at cost, without tax. */
  outlay: boolean;
  /** It is on an invoice that is not void. */
  billed: boolean;
  /** The invoice that holds it; empty when it is on none. */
  invoices: ExpenseInvoiceRecord[];
  /** A picture or PDF of the receipt is attached. */
  hasPaper: boolean;
  submittedAt: string | null;
  approvedAt: string | null;
  approvedByName: string | null;
  /** Why it came back to its person; null once it is submitted again. */
  rejectReason: string | null;
  reimbursementId: number | null;
  /** The day on which the person got the money back. */
  reimbursedDate: string | null;
}

/** What its invoice would have to be looked for is no order. */
export const expenseSortFields = [
  ...(['id', 'createdAt', 'updatedAt', 'status', 'kind', 'userId', 'userName', 'paidBy', 'expenseDate', 'vendorName'] as const),
  ...(['comment', 'categoryId', 'currency', 'amount', 'baseAmount', 'tax', 'net', 'projectName', 'customerName'] as const),
  'reimbursedDate',
] satisfies (keyof ExpenseRecord)[];

/** The invoice with an expense. */
export class ExpenseInvoiceRecord {
  id: number;
  /** null until the invoice is sent. */
  number: string | null;
  isDraft: boolean;
}

/** What the screens of expenses have to know of the organisation. */
export class ExpenseTerms {
  baseCurrency: string;
}

/** The sum of all expenses of a filter in one currency. */
export class ExpenseTotals {
  currency: string;
  count: number;
  amount: number;
  tax: number;
  net: number;
}

/** The sum of the expenses of a filter in one month and currency. */
export class ExpenseMonth {
  /** Such as 2026-03. */
  month: string;
  currency: string;
  count: number;
  amount: number;
  tax: number;
}

/** Counts for the tabs of the list. */
export class ExpenseCounts {
  all: number;
  draft: number;
  submitted: number;
  approved: number;
  reimbursed: number;
  /** Approved, paid by employees, and not paid back. */
  toReimburse: number;
}
