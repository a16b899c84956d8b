import { describe, expect, it } from '@jest/globals';
import { expenseAmounts, isTaxUnusual } from './expense.amounts.ts';
import { expenseColumns } from './expense.columns.ts';

const rate = { id: 1, name: 'PVM 21 %', percent: 21, category: 'S' } as const;

describe('what was paid', () => {
  it.each([
    ['no tax', { amount: 42.35, taxPercent: null }, { net: 42.35, tax: 0, deductibleTax: 0 }],
    ['a rate', { amount: 121, taxPercent: 21 }, { net: 100, tax: 21, deductibleTax: 21 }],
    ['a rate that does not divide', { amount: 29.97, taxPercent: 21 }, { net: 24.77, tax: 5.2, deductibleTax: 5.2 }],
    ['the smallest amount', { amount: 0.01, taxPercent: 21 }, { net: 0.01, tax: 0, deductibleTax: 0 }],
    ['a typed tax', { amount: 121, taxPercent: 21, taxAmount: 20.95 }, { net: 100.05, tax: 20.95, expectedTax: 21 }],
    ['a typed tax without a rate', { amount: 50, taxPercent: null, taxAmount: 4.13 }, { net: 45.87, tax: 4.13 }],
    ['no tax at all, typed', { amount: 121, taxPercent: 21, taxAmount: 0 }, { net: 121, tax: 0 }],
    ['half of the tax back', { amount: 121, taxPercent: 21, deductiblePercent: 50 }, { tax: 21, deductibleTax: 10.5 }],
    ['half a cent of it', { amount: 1.21, taxPercent: 21, deductiblePercent: 50 }, { tax: 0.21, deductibleTax: 0.11 }],
    ['a currency without cents', { amount: 1210, currency: 'JPY', taxPercent: 10 }, { tax: 110, net: 1100 }],
  ])('with %s', (_what, paid, expected) =>
    expect(expenseAmounts({ currency: 'EUR', ...paid })).toEqual(expect.objectContaining(expected)),
  );

  it.each([
    [21, 21, false],
    [20.95, 21, false],
    [20.79, 21, false],
    [20.78, 21, true],
    [0, 21, true],
  ])('a tax of %s where the rate gives %s is unusual: %s', (tax, expectedTax, expected) => {
    expect(isTaxUnusual({ tax, expectedTax }, 21)).toBe(expected);
    expect(isTaxUnusual({ tax, expectedTax }, null)).toBe(false);
  });
});

describe('the columns of an expense', () => {
  const basis = {
    userId: 3,
    currency: 'EUR',
    rate,
    projectCustomerId: 8,
    exchangeRate: 1,
    exchangeRateInverted: false,
    markUps: { project: null, customer: 20, organisation: 10 },
  };
  const input = { paidBy: 'employee', expenseDate: '2026-03-02', amount: 121, projectId: 4 } as const;

  it.each([
    ['for the firm itself', {}, { billable: false, unitPrice: null, customerId: 8 }],
    ['for the customer', { billable: true }, { markUp: 20, unitPrice: 120 }],
    ['with a mark-up of its own', { billable: true, markUpPercent: 0 }, { markUp: 0, unitPrice: 100 }],
    ['with tax that is lost', { billable: true, deductiblePercent: 0 }, { unitPrice: 145.2 }],
    [
      'paid in the customer’s name',
      { billable: true, outlay: true },
      { outlay: true, markUp: 0, unitPrice: 121, deductibleTax: 0 },
    ],
    ['with blanks around', { vendorName: ' Circle K ', comment: ' ' }, { vendorName: 'Circle K', comment: null }],
  ])('%s', (_what, change, expected) =>
    expect(expenseColumns({ ...input, ...change }, basis)).toEqual(expect.objectContaining(expected)),
  );

  it('convert what the person gets back', () => {
    const abroad = { ...basis, currency: 'NOK', rate: null, exchangeRate: 11.7354, exchangeRateInverted: true };
    expect(expenseColumns({ ...input, amount: 250 }, abroad)).toMatchObject({ amount: 250, baseAmount: 21.3 });
  });
});
