import { expect, it } from '@jest/globals';
import { scaleOf } from './scaleOf.ts';

it.each([
  { values: [0, 100], low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] },
  { values: [38_400, 71_200], low: 0, high: 80_000, ticks: [0, 20_000, 40_000, 60_000, 80_000] },
  { values: [-300, 900], low: -500, high: 1000, ticks: [-500, 0, 500, 1000] },
  { values: [-10, -40], low: -40, high: 0, ticks: [-40, -30, -20, -10, 0] },
  { values: [0, 0], low: 0, high: 0.2, ticks: [0, 0.2] },
  { values: [], low: 0, high: 0.2, ticks: [0, 0.2] },
])('draws $values between $low and $high', ({ values, ...scale }) => {
  expect(scaleOf(values)).toEqual(scale);
});
