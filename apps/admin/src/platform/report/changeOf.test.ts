import { expect, it } from '@jest/globals';
import { changeOf } from './changeOf.ts';

it.each([
  [90, 120, -25],
  [120, 90, 33],
  [196_528, 197_231, 0],
  [-5, -10, 50],
  [1, 0, null],
])('from %d to %d is %d percent', (value, previous, percent) => expect(changeOf(value, previous)).toBe(percent));
