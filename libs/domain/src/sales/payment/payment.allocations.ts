import type { Exchange } from '../../documents/totals/exchange.ts';
import { invoiceMachine, type InvoiceStatus } from '../invoice/invoice.status.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import { compare, sum } from '../../platform/values/money.ts';
import { useCredit } from './payment.rules.ts';

type Open = { id: number; dueDate: string; balance: number };
type Allocation = { invoiceId: number; amount: number };
type Received = { customerId: number; currency: string; amount: number; allocations: readonly Allocation[] };
type Invoice = { id: number; customerId: number; currency: string; status: InvoiceStatus; balance: number };

/**
 * Spreads an amount over open invoices, the earliest due date first, and leaves out invoices that get nothing. The remainder is the customer's
 * credit. Example: 150 over 121, due first, and 50 gives 121 and 29.
 */
export function spreadPayment(amount: number, invoices: readonly Open[]): Allocation[] {
  const oldestFirst = [...invoices].sort((a, b) => compareDates(a.dueDate, b.dueDate) || a.id - b.id);
  const open = oldestFirst.map(({ id, balance }) => ({ id, unallocated: balance }));
  return useCredit(open, amount).map((taken) => ({ invoiceId: taken.id, amount: taken.amount }));
}

/**
 * Requires each invoice at most once, sent, of the paying customer, in the payment's currency, and with no more than its balance; all together at
 * most the amount received. Throws the first problem as DomainError, with all of them at their fields.
 */
export function assertAllocations({ customerId, currency, amount, allocations }: Received, invoices: readonly Invoice[]): void {
  const errors: Record<string, { code: Code; params?: Params }> = {};
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const seen = new Set<number>();
  for (const [at, allocation] of allocations.entries()) {
    const invoice = byId.get(allocation.invoiceId);
    const field = `allocations.${at}.invoiceId`;
    if (seen.has(allocation.invoiceId)) errors[field] = { code: 'field.repeated' };
    else if (invoice?.customerId !== customerId) errors[field] = { code: 'payment.other_customer' };
    else if (invoice.currency !== currency) errors[field] = { code: 'payment.other_currency' };
    else if (!invoiceMachine.actionsFrom(invoice.status).includes('recordPayment'))
      errors[field] = { code: 'invoice.cannot_record_payment', params: { status: invoice.status } };
    else if (compare(allocation.amount, invoice.balance) > 0)
      errors[`allocations.${at}.amount`] = { code: 'payment.over_balance' };
    seen.add(allocation.invoiceId);
  }
  if (compare(sum(allocations.map((one) => one.amount)), amount) > 0) errors['amount'] = { code: 'payment.over_amount' };
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, first.params, errors);
}

/**
 * Returns the rate of a payment: 1 in the organisation's own currency, else the given rate, else the first invoice's. Throws DomainError
 * `field.required` at `exchangeRate` if there is none.
 */
export function paymentRate(
  {
    currency,
    exchangeRate,
    exchangeRateInverted,
  }: { currency: string; exchangeRate?: number | null; exchangeRateInverted?: boolean },
  baseCurrency: string,
  invoices: readonly Exchange[],
): Required<Exchange> {
  if (currency === baseCurrency) return { exchangeRate: 1, exchangeRateInverted: false };
  const rate = exchangeRate ? { exchangeRate, exchangeRateInverted } : invoices[0];
  if (!rate) throw new DomainError('field.required', undefined, { exchangeRate: { code: 'field.required' } });
  return { exchangeRate: rate.exchangeRate, exchangeRateInverted: rate.exchangeRateInverted ?? false };
}
