import { exchangeOf, type Exchange, type TypedExchange } from '../../documents/totals/exchange.ts';
import { invoiceMachine, type InvoiceStatus } from '../invoice/invoice.status.ts';
import { retainerInvoiceMachine, type RetainerInvoiceStatus } from '../retainer-invoice/retainer-invoice.status.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import { compare, divide, round, sum } from '../../platform/values/money.ts';
import { useCredit } from './payment.rules.ts';

type Open = { id: number; dueDate: string; balance: number };
type Allocation = { invoiceId: number; amount: number };
type RetainerAllocation = { retainerInvoiceId: number; amount: number };
type Received = {
  customerId: number;
  currency: string;
  amount: number;
  allocations: readonly Allocation[];
  retainers?: readonly RetainerAllocation[] | null;
};
type Paid<S> = { id: number; customerId: number; currency: string; status: S; balance: number };

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
 * Requires each invoice and retainer invoice at most once, sent, of the paying customer, in the payment's currency, and with no more than its
 * balance; all together at most the amount received. Throws the first problem as DomainError, with all of them at their fields.
 */
export function assertAllocations(
  { allocations, retainers, ...received }: Received,
  invoices: readonly Paid<InvoiceStatus>[],
  retainerInvoices: readonly Paid<RetainerInvoiceStatus>[] = [],
): void {
  const advances = retainers ?? [];
  const errors: Problems = {
    ...problemsOf(
      received,
      allocations.map(({ invoiceId, amount }) => ({ id: invoiceId, amount })),
      invoices,
      {
        list: 'allocations',
        field: 'invoiceId',
        refused: 'invoice.cannot_record_payment',
        isPayable: (status) => invoiceMachine.actionsFrom(status).includes('recordPayment'),
      },
    ),
    ...problemsOf(
      received,
      advances.map(({ retainerInvoiceId, amount }) => ({ id: retainerInvoiceId, amount })),
      retainerInvoices,
      {
        list: 'retainers',
        field: 'retainerInvoiceId',
        refused: 'retainer_invoice.cannot_record_payment',
        isPayable: (status) => retainerInvoiceMachine.actionsFrom(status).includes('recordPayment'),
      },
    ),
  };
  const allocated = sum([...allocations, ...advances].map(({ amount }) => amount));
  if (compare(allocated, received.amount) > 0) errors['amount'] = { code: 'payment.over_amount' };
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, first.params, errors);
}

type Problems = Record<string, { code: Code; params?: Params }>;
type Kind<S> = { list: string; field: string; refused: Code; isPayable: (status: S) => boolean };

function problemsOf<S extends string>(
  { customerId, currency }: Pick<Received, 'customerId' | 'currency'>,
  wanted: readonly { id: number; amount: number }[],
  documents: readonly Paid<S>[],
  { list, field, refused, isPayable }: Kind<S>,
): Problems {
  const errors: Problems = {};
  const byId = new Map(documents.map((document) => [document.id, document]));
  const seen = new Set<number>();
  for (const [at, { id, amount }] of wanted.entries()) {
    const document = byId.get(id);
    const path = `${list}.${at}.${field}`;
    if (seen.has(id)) errors[path] = { code: 'field.repeated' };
    else if (document?.customerId !== customerId) errors[path] = { code: 'payment.other_customer' };
    else if (document.currency !== currency) errors[path] = { code: 'payment.other_currency' };
    else if (!isPayable(document.status)) errors[path] = { code: refused, params: { status: document.status } };
    else if (compare(amount, document.balance) > 0) errors[`${list}.${at}.amount`] = { code: 'payment.over_balance' };
    seen.add(id);
  }
  return errors;
}

type Rated = TypedExchange & { currency: string; amount: number; baseAmount?: number | null };

/**
 * Returns the rate of a payment: 1 in the organisation's own currency; else the given one, or that of the given amount in the organisation's currency;
 * else the newest known one of its day; else the first document's. Throws DomainError `payment.rate_or_amount` at `baseAmount` for both,
 * `field.required` at `exchangeRate` if there is none, and as `exchangeOf` does.
 */
export function paymentRate(payment: Rated, baseCurrency: string, documents: readonly Exchange[], ofTheDay?: Exchange): Exchange {
  const { currency, exchangeRate, amount, baseAmount } = payment;
  const both = { code: 'payment.rate_or_amount' } as const;
  if (currency !== baseCurrency && exchangeRate && baseAmount) throw new DomainError(both.code, undefined, { baseAmount: both });
  const known = ofTheDay ?? documents[0];
  const given = baseAmount ? { currency, ...rateBetween(amount, baseAmount) } : exchangeRate ? payment : undefined;
  const rate = given ?? (known && { currency, ...rateOf(known) });
  if (!rate && currency !== baseCurrency)
    throw new DomainError('field.required', undefined, { exchangeRate: { code: 'field.required' } });
  return exchangeOf(rate ?? { currency }, baseCurrency);
}

/** In the direction in which it is above 1, where its decimals give the amount to the cent. */
const rateBetween = (amount: number, baseAmount: number): Exchange => {
  const exchangeRateInverted = amount > baseAmount;
  const [more, less] = exchangeRateInverted ? [amount, baseAmount] : [baseAmount, amount];
  return { exchangeRate: round(divide(more, less), 10), exchangeRateInverted };
};

const rateOf = ({ exchangeRate, exchangeRateInverted }: Exchange): Exchange => ({ exchangeRate, exchangeRateInverted });
