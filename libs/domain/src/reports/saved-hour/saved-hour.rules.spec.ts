import { expect, it } from '@jest/globals';
import { savedOf } from './saved-hour.rules.ts';

it.each([
  [600, 480, true, { remaining: 0, saved: 120, forecast: 120, overrun: 0 }],
  [600, 700, true, { remaining: 0, saved: -100, forecast: -100, overrun: 100 }],
  [600, 480, false, { remaining: 120, saved: 0, forecast: 0, overrun: 0 }],
  [600, 700, false, { remaining: 0, saved: 0, forecast: -100, overrun: 100 }],
  [600, 0, true, { remaining: 0, saved: 600, forecast: 600, overrun: 0 }],
])('a budget of %d with %d logged, closed %s: %j', (budget, logged, isClosed, expected) =>
  expect(savedOf({ budget, logged, isClosed })).toEqual(expected),
);
