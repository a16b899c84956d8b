import { expect, it } from '@jest/globals';
import { amountIn, percentOf } from './amountIn.ts';

it('reads the figures of the sample data', () => {
  expect([amountIn('25,852'), amountIn('+5.2%'), amountIn(undefined), amountIn('-3')]).toEqual([25852, 5.2, 0, -3]);
  expect([percentOf(1, 3), percentOf(1, 0)]).toEqual([33, 0]);
});
