import { expect, it } from '@jest/globals';
import { changeOf, toneOf } from './changeOf.ts';

it.each([
  [90, 120, -25],
  [120, 90, 33],
  [196_528, 197_231, 0],
  [-5, -10, 50],
  [1, 0, null],
])('from %d to %d is %d percent', (value, previous, percent) => expect(changeOf(value, previous)).toBe(percent));

it.each([
  [5, false, 'success'],
  [-5, false, 'warning'],
  [5, true, 'warning'],
  [-5, true, 'success'],
  [0, false, 'neutral'],
  [0, true, 'neutral'],
])('tells whether %d is good, of what is worse: %s', (change, isWorse, tone) => {
  expect(toneOf(change, isWorse)).toBe(tone);
});
