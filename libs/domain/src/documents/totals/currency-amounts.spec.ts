import { expect, it } from '@jest/globals';
import { assertAmountsIn } from './currency-amounts.ts';

it.each([
  ['EUR', { amount: 100.05 }],
  ['KWD', { amount: 100.05 }],
  ['JPY', { amount: 100, prepaid: null, discountAmount: undefined }],
])('takes in %s %j', (currency, amounts) => expect(() => assertAmountsIn(currency, amounts)).not.toThrow());

it.each([
  ['JPY', { amount: 100.5, prepaid: 3, charge: 0.01 }, 0, ['amount', 'charge']],
  ['ISK', { amount: 0.5 }, 0, ['amount']],
  ['EUR', { amount: 0.005 }, 2, ['amount']],
])('refuses in %s %j', (currency, amounts, places, paths) => {
  const problem = { code: 'field.not_a_number', params: { places } };
  expect(() => assertAmountsIn(currency, amounts)).toThrow(
    expect.objectContaining({ ...problem, errors: Object.fromEntries(paths.map((path) => [path, problem])) }),
  );
});
