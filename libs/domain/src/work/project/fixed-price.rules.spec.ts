import { expect, it } from '@jest/globals';
import { assertPriceCovers, assertWithinPrice, dueOfPrice, loweredPrice } from './fixed-price.rules.ts';

const project = { billing: 'fixedPrice', budgetAmount: 1000, currency: 'EUR' } as const;

it.each([
  ['up to the last cent', project, { invoiced: 999.99, net: 0.01 }],
  ['nothing more, which takes nothing', project, { invoiced: 1200, net: 0 }],
  ['a negative one, which gives back', project, { invoiced: 1200, net: -50 }],
  ['any sum without a price', { ...project, budgetAmount: null }, { invoiced: 0, net: 5000 }],
  ['any sum by the hour', { ...project, billing: 'projectRate' as const }, { invoiced: 900, net: 5000 }],
])('a fixed price lets through %s', (_what, of, sums) => expect(() => assertWithinPrice(of, sums)).not.toThrow());

it.each([
  [{ invoiced: 999.99, net: 0.02 }, 0.01],
  [{ invoiced: 0.1 + 0.2, net: 1000 }, 999.7],
  [{ invoiced: 1200, net: 1 }, 0],
])('a fixed price refuses more than it: %j', (sums, amount) =>
  expect(() => assertWithinPrice(project, sums)).toThrow(
    expect.objectContaining({ code: 'invoice.above_fixed_price', params: { amount, limit: 1000, currency: 'EUR' } }),
  ),
);

it.each([
  ['lowered', project, { ...project, budgetAmount: 999.99 }, 999.99],
  ['given where there was none', { ...project, budgetAmount: null }, project, 1000],
  ['given in place of rates', { ...project, billing: 'projectRate' as const }, project, 1000],
  ['kept', project, project, null],
  ['raised', project, { ...project, budgetAmount: 1000.01 }, null],
  ['taken away', project, { ...project, budgetAmount: null }, null],
  ['a budget by the hour', project, { billing: 'taskRate' as const, budgetAmount: 1 }, null],
])('knows a fixed price that is %s', (_what, before, after, price) => expect(loweredPrice(before, after)).toBe(price));

it.each([
  [true, { code: 'project.price_below_invoiced', params: { amount: 600, currency: 'EUR' } }],
  [false, { code: 'project.price_invoiced' }],
])('refuses a fixed price below what is invoiced; may the sum be told: %s', (isSeen, problem) => {
  const sums = { invoiced: 600, currency: 'EUR', isSeen };
  expect(() => assertPriceCovers(600, sums)).not.toThrow();
  expect(() => assertPriceCovers(599.99, sums)).toThrow(
    expect.objectContaining({ code: problem.code, errors: { budgetAmount: problem } }),
  );
});

it.each([
  [1000, { invoiced: 0, donePercent: 40 }, 400],
  [1000, { invoiced: 250.5, donePercent: 40 }, 149.5],
  [333.33, { invoiced: 0, donePercent: 50 }, 166.67],
  [1000, { invoiced: 400, donePercent: 40 }, 0],
  [1000, { invoiced: 600, donePercent: 40 }, 0],
])('invoices of a price of %d, %j: %d', (price, so, due) => expect(dueOfPrice(price, so)).toBe(due));

it('names the field that lowers the price', () => {
  const sums = { invoiced: 600, currency: 'EUR', isSeen: true };
  expect(() => assertPriceCovers(500, sums, 'amount')).toThrow(
    expect.objectContaining({ errors: { amount: expect.objectContaining({ code: 'project.price_below_invoiced' }) } }),
  );
});
