import { describe, expect, it } from '@jest/globals';
import type { InvoiceStatus } from '../invoice/invoice.status.ts';
import type { RetainerInvoiceStatus } from '../retainer-invoice/retainer-invoice.status.ts';
import { compare, subtract, sum } from '../../platform/values/money.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { assertAllocations, paymentRate, spreadPayment } from './payment.allocations.ts';

describe('a payment of retainer invoices', () => {
  const received = { customerId: 1, currency: 'EUR', amount: 100, allocations: [] };
  const retainer = { id: 5, customerId: 1, currency: 'EUR', status: 'sent' as RetainerInvoiceStatus, balance: 80 };
  it.each([
    [{}, 80, undefined],
    [{}, 80.01, ['retainers.0.amount', 'payment.over_balance']],
    [{ status: 'draft' as const }, 1, ['retainers.0.retainerInvoiceId', 'retainer_invoice.cannot_record_payment']],
    [{ customerId: 2 }, 1, ['retainers.0.retainerInvoiceId', 'payment.other_customer']],
    [{ currency: 'NOK' }, 1, ['retainers.0.retainerInvoiceId', 'payment.other_currency']],
    [{ balance: 500 }, 101, ['amount', 'payment.over_amount']],
  ])('%j by %d: %j', (change, amount, problem) => {
    const ask = () =>
      assertAllocations({ ...received, retainers: [{ retainerInvoiceId: 5, amount }] }, [], [{ ...retainer, ...change }]);
    if (!problem) expect(ask).not.toThrow();
    else
      expect(ask).toThrow(
        expect.objectContaining({ errors: { [problem[0] as string]: expect.objectContaining({ code: problem[1] }) } }),
      );
  });
});

describe('spreadPayment', () => {
  const invoices = [
    { id: 1, dueDate: '2026-04-01', balance: 50 },
    { id: 3, dueDate: '2026-03-01', balance: 121 },
    { id: 2, dueDate: '2026-03-01', balance: 10.1 },
  ];
  it.each([
    [0, []],
    [0.01, [[2, 0.01]]],
    [10.1, [[2, 10.1]]],
    [
      20.2,
      [
        [2, 10.1],
        [3, 10.1],
      ],
    ],
    [
      150,
      [
        [2, 10.1],
        [3, 121],
        [1, 18.9],
      ],
    ],
    [
      999,
      [
        [2, 10.1],
        [3, 121],
        [1, 50],
      ],
    ],
  ])('of %d pays what is due first, and of one day the older invoice', (amount, expected) =>
    expect(spreadPayment(amount, invoices).map((one) => [one.invoiceId, one.amount])).toEqual(expected),
  );

  it('spreads all that it can, to the cent, and nothing more', () =>
    randomly(300, ({ list, whole, cents }) => {
      let id = 0;
      const open = list(0, 6, () => ({ id: (id += 1), dueDate: `2026-03-0${whole(1, 9)}`, balance: cents(-500, 20_000) }));
      const amount = cents(1, 60_000);
      const spread = spreadPayment(amount, open);
      const owed = sum(open.map(({ balance }) => Math.max(balance, 0)));
      expect(sum(spread.map((one) => one.amount))).toBe(Math.min(amount, owed));
      for (const one of spread) {
        const { balance } = open[one.invoiceId - 1] as { balance: number };
        expect(compare(one.amount, balance)).toBeLessThanOrEqual(0);
        expect(one.amount).toBeGreaterThan(0);
      }
      const partly = spread.filter((one) => subtract(open[one.invoiceId - 1]?.balance ?? 0, one.amount) !== 0);
      expect(partly.length).toBeLessThanOrEqual(1);
    }));
});

describe('assertAllocations', () => {
  const invoice = (id: number, change: object = {}) => ({
    id,
    customerId: 7,
    currency: 'EUR',
    status: 'sent' as InvoiceStatus,
    balance: 121,
    ...change,
  });
  const paid = (amount: number, ...allocations: [number, number][]) => ({
    customerId: 7,
    currency: 'EUR',
    amount,
    allocations: allocations.map(([invoiceId, part]) => ({ invoiceId, amount: part })),
  });
  it.each([
    ['nothing', paid(50)],
    ['a part', paid(50, [1, 50])],
    ['the whole of two and a rest', paid(250, [1, 121], [2, 121])],
  ])('takes %s', (_, payment) => expect(() => assertAllocations(payment, [invoice(1), invoice(2)])).not.toThrow());

  it.each([
    ['an invoice twice', paid(50, [1, 1], [1, 2]), {}, 'allocations.1.invoiceId', 'field.repeated'],
    ['an invoice that there is not', paid(50, [9, 1]), {}, 'allocations.0.invoiceId', 'payment.other_customer'],
    ['one of another customer', paid(50, [1, 1]), { customerId: 8 }, 'allocations.0.invoiceId', 'payment.other_customer'],
    [
      'one in another currency',
      paid(50, [2, 1], [1, 1]),
      { currency: 'NOK' },
      'allocations.1.invoiceId',
      'payment.other_currency',
    ],
    ['a draft', paid(50, [1, 1]), { status: 'draft' }, 'allocations.0.invoiceId', 'invoice.cannot_record_payment'],
    ['a paid one', paid(50, [1, 1]), { status: 'paid' }, 'allocations.0.invoiceId', 'invoice.cannot_record_payment'],
    ['a void one', paid(50, [1, 1]), { status: 'void' }, 'allocations.0.invoiceId', 'invoice.cannot_record_payment'],
    ['more than is open', paid(500, [1, 121.01]), {}, 'allocations.0.amount', 'payment.over_balance'],
    ['more than came', paid(100, [1, 60], [2, 40.01]), {}, 'amount', 'payment.over_amount'],
  ])('refuses %s', (_, payment, change, field, code) => {
    const check = () => assertAllocations(payment, [invoice(1, change), invoice(2)]);
    expect(check).toThrow(expect.objectContaining({ code, errors: { [field]: expect.objectContaining({ code }) } }));
  });

  it('tells all that is wrong at once', () =>
    expect(() => assertAllocations(paid(1, [1, 121.01], [9, 1]), [invoice(1)])).toThrow(
      expect.objectContaining({
        errors: {
          'allocations.0.amount': { code: 'payment.over_balance' },
          'allocations.1.invoiceId': { code: 'payment.other_customer' },
          amount: { code: 'payment.over_amount' },
        },
      }),
    ));
});

describe('paymentRate', () => {
  it.each([
    [{ currency: 'EUR', exchangeRate: 7 }, [], 1, false],
    [
      { currency: 'NOK', exchangeRate: 0.09, exchangeRateInverted: false },
      [{ exchangeRate: 0.08, exchangeRateInverted: false }],
      0.09,
      false,
    ],
    [{ currency: 'NOK' }, [{ exchangeRate: 0.08, exchangeRateInverted: false }], 0.08, false],
    [{ currency: 'NOK' }, [{ exchangeRate: 11.7354, exchangeRateInverted: true }], 11.7354, true],
    [
      { currency: 'NOK', exchangeRate: 11.5, exchangeRateInverted: true },
      [{ exchangeRate: 0.08, exchangeRateInverted: false }],
      11.5,
      true,
    ],
  ])('of %j with %j is %d, inverted: %s', (payment, invoices, exchangeRate, exchangeRateInverted) =>
    expect(paymentRate({ amount: 100, ...payment }, 'EUR', invoices)).toEqual({ exchangeRate, exchangeRateInverted }),
  );
  it('must be said when no invoice knows it', () =>
    expect(() => paymentRate({ amount: 100, currency: 'NOK', exchangeRate: null }, 'EUR', [])).toThrow(
      expect.objectContaining({ errors: { exchangeRate: { code: 'field.required' } } }),
    ));
});
