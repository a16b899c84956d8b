import { toBase, type Exchange } from '../../documents/totals/exchange.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import { billedUnitPrice, markUpOf } from '../bill/bill.totals.ts';
import { tripColumns, tripKind, type TripRate } from './expense.trip.ts';
import { expenseAmounts } from './expense.amounts.ts';
import type { ExpenseInput } from './expense.input.ts';

/** Everything besides the input that an expense is computed from. */
export type ExpenseBasis = Exchange & {
  userId: number;
  currency: string;
  rate: Pick<TaxRateRecord, 'id' | 'name' | 'percent' | 'category'> | null;
  travelRate?: TripRate | null;
  projectCustomerId: number | null;
  markUps: { project: number | null; customer: number | null; organisation: number | null };
};

/** Returns the columns of an expense: the typed values, and all amounts computed anew. It copies the rate, so that later changes do not reach it. */
export function expenseColumns(input: ExpenseInput, { userId, currency, travelRate, ...basis }: ExpenseBasis) {
  const { projectCustomerId, markUps, rate: chosen, ...exchange } = basis;
  const trip = tripColumns(input, travelRate);
  const isTrip = tripKind(input) !== undefined;
  const amount = trip.amount ?? input.amount ?? 0;
  // Nobody charges tax on a trip, and the firm did not pay it.
  const [rate, taxAmount] = isTrip ? [null, null] : [chosen, input.taxAmount ?? null];
  const outlay = input.outlay ?? false;
  // The customer deducts the tax of what was paid in their name.
  const deductiblePercent = outlay ? 0 : isTrip ? 100 : (input.deductiblePercent ?? 100);
  const { net, tax, deductibleTax } = expenseAmounts({
    amount,
    currency,
    taxPercent: rate?.percent ?? null,
    taxAmount,
    deductiblePercent,
  });
  const markUp = outlay ? 0 : markUpOf({ line: input.markUpPercent, ...markUps });
  const billable = input.billable ?? false;
  const cost = { base: net, tax, deductibleTax, quantity: 1 };
  return {
    ...trip.columns,
    userId,
    paidBy: isTrip ? ('employee' as const) : input.paidBy,
    expenseDate: input.expenseDate,
    vendorName: isTrip ? null : input.vendorName?.trim() || null,
    comment: input.comment?.trim() || null,
    categoryId: input.categoryId ?? null,
    currency,
    ...exchange,
    exchangeRateDate: input.exchangeRateDate ?? null,
    exchangeRateSource: input.exchangeRateSource?.trim() || null,
    amount,
    baseAmount: toBase(amount, exchange),
    taxRateId: rate?.id ?? null,
    taxName: rate?.name ?? null,
    taxPercent: rate?.percent ?? null,
    taxCategory: rate?.category ?? null,
    taxAmount,
    tax,
    net,
    deductiblePercent,
    deductibleTax,
    projectId: input.projectId ?? null,
    customerId: input.customerId ?? projectCustomerId,
    billable,
    outlay,
    markUpPercent: input.markUpPercent ?? null,
    markUp,
    unitPrice: billable ? billedUnitPrice(cost, markUp) : null,
  };
}
