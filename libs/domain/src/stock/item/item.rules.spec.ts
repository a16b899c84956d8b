import { expect, it } from '@jest/globals';
import { isLowStock } from './item.rules.ts';

it.each([
  { onHand: 6, reorderLevel: 5, low: false },
  { onHand: 5, reorderLevel: 5, low: true },
  { onHand: 4.999999, reorderLevel: 5, low: true },
  { onHand: 0, reorderLevel: 0, low: true },
  { onHand: -1, reorderLevel: 0, low: true },
  { onHand: null, reorderLevel: 5, low: false },
  { onHand: 0, reorderLevel: null, low: false },
])('$onHand on hand with the reorder level $reorderLevel is low: $low', ({ low, ...item }) => {
  expect(isLowStock(item)).toBe(low);
});
