import { expect, it } from '@jest/globals';
import { inOrder } from './sequencer.mjs';

const paths = ['libs/a.spec.ts', 'apps/api/src/b.e2e-spec.ts', 'apps/api/test/walk.e2e-spec.ts', 'apps/api/src/c.e2e-spec.ts'];

it('begins with what is dear and leaves the rest as it is', () =>
  expect(inOrder(paths)).toEqual([paths[2], paths[0], paths[1], paths[3]]));
it('mixes the same way for the same number, and differently for others', () => {
  const orders = ['1', '2', '3', '4', '5'].map((seed) => inOrder(paths, seed).join());
  expect(inOrder(paths, '1').join()).toBe(orders[0]);
  expect(new Set(orders).size).toBeGreaterThan(1);
  for (const order of orders) expect(order.split(',').sort()).toEqual([...paths].sort());
});
