import {
  Amount,
  CalendarDate,
  Currency,
  Decimal,
  Flag,
  Id,
  OneOf,
  Percent,
  Text,
  Whole,
} from '../../platform/input/validators.ts';
import { expenseKinds, expensePayers, type ExpenseKind, type ExpensePayer } from './expense.status.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class ExpenseInput {
  /** The person who spent; by default the person who enters it. */
  @Id({ optional: true }) userId?: number | null;
  /** By default a receipt. */
  @OneOf(expenseKinds, { optional: true }) kind?: ExpenseKind | null;
  /** A trip is paid by the person. */
  @OneOf(expensePayers) paidBy: ExpensePayer;
  /** Of a trip its first day. */
  @CalendarDate() expenseDate: string;
  /** The seller, as the receipt names it. */
  @Text(200, { optional: true }) vendorName?: string | null;
  /** Of a trip its purpose. */
  @Text(2000, { optional: true }) comment?: string | null;
  /** The rate by which a trip is paid. */
  @Id({ optional: true }) travelRateId?: number | null;
  /** Kilometres, or days and parts of days. */
  @Decimal({ min: 0.01, max: 100_000, places: 2, optional: true }) quantity?: number | null;
  @Whole(0, 20, { optional: true }) passengers?: number | null;
  /** Where the kilometres began and ended. */
  @Text(200, { optional: true }) departure?: string | null;
  @Text(200, { optional: true }) destination?: string | null;
  /** The last day away; by default the first. */
  @CalendarDate({ optional: true }) endDate?: string | null;
  /** A classifier of the type "expense category". */
  @Id({ optional: true }) categoryId?: number | null;
  /** By default the organisation's; of a trip always that of its rate. */
  @Currency({ optional: true }) currency?: string | null;
  /** By default 1. */
  @ExchangeRate({ optional: true }) exchangeRate?: number | null;
  /** The rate is in units of the expense's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** What was paid, tax included. Of a trip it is computed by its rate, whatever is sent. */
  @Amount({ min: 0.01, code: 'document.enter_amount', optional: true }) amount?: number | null;
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
  /** Paid in the customer's name: passed on at cost, without tax. */
  @Flag({ optional: true }) outlay?: boolean;
  /** The reader knows that such an expense is there, and enters another. */
  @Flag({ optional: true }) alikeConfirmed?: boolean;
}

export class RejectExpenseInput {
  @Text(500) reason: string;
  /** The draft invoice that holds it loses its line. */
  @Flag({ optional: true }) offDraftsConfirmed?: boolean;
  /** The person knows that it was approved, and takes that back. */
  @Flag({ optional: true }) approvedConfirmed?: boolean;
}
