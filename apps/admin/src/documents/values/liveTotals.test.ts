import { expect, it } from '@jest/globals';
import { lineNet } from './liveTotals.ts';

const line = {
  quantity: 1.5,
  unitPrice: 333,
  discountPercent: 0,
  discountAmount: null,
  baseQuantity: 1,
  charge: 0,
  taxRateId: null,
};

it.each([
  ['EUR', 499.5],
  ['JPY', 500],
])('what a line comes to has the cents of its currency: %s', (currency, net) =>
  expect(lineNet(line, new Map(), currency)).toBe(net),
);
