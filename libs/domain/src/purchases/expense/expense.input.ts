import { Amount, CalendarDate, Currency, Decimal, Flag, Id, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { expensePayers, type ExpensePayer } from './expense.status.ts';

export class ExpenseInput {
  /** The person who spent; by default the person who enters it. */
  @Id({ optional: true }) userId?: number | null;
  @OneOf(expensePayers) paidBy: ExpensePayer;
  @CalendarDate() expenseDate: string;
  /** The seller, as the receipt names it. */
  @Text(200, { optional: true }) vendorName?: string | null;
  @Text(2000, { optional: true }) comment?: string | null;
  /** A classifier of the type "expense category". */
  @Id({ optional: true }) categoryId?: number | null;
  /** By default the organisation's. */
  @Currency({ optional: true }) currency?: string | null;
  /** By default 1. */
  @Decimal({ min: 0.0000000001, max: 1_000_000, places: 10, optional: true }) exchangeRate?: number | null;
  /** The rate is in units of the expense's currency per unit of the organisation's. */
  @Flag({ optional: true }) exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** What was paid, tax included. */
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  /** Left out, it stays as it is, like the fields of tax and mark-up below. */
  @Id({ optional: true }) taxRateId?: number | null;
  /** The tax as the receipt states it, where it is not what the rate gives. */
  @Amount({ optional: true }) taxAmount?: number | null;
  /** The share of the tax that the firm gets back; 100 by default. */
  @Percent({ optional: true }) deductiblePercent?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  /** By default the project's customer. */
  @Id({ optional: true }) customerId?: number | null;
  @Flag({ optional: true }) billable?: boolean;
  /** By default the mark-up of project, customer or organisation. */
  @Percent({ optional: true, max: 1000 }) markUpPercent?: number | null;
}

export class RejectExpenseInput {
  @Text(500) reason: string;
}
