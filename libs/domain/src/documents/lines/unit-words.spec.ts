import { expect, it } from '@jest/globals';
import { unitWord } from './unit-words.ts';

it.each([
  ['DAY', 1, 'en', 'day'],
  ['DAY', 0.5, 'en', 'days'],
  ['HUR', 5.25, 'lt', 'val.'],
  ['DAY', 3, 'no', 'dager'],
  ['XYZ', 1, 'no', undefined],
] as const)('writes %s of %d in %s as %s', (code, quantity, language, word) =>
  expect(unitWord(code, quantity, language)).toBe(word),
);
