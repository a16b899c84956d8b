import { expect, it } from '@jest/globals';
import { spreadsOf } from './literals.mjs';

// Put together here, so that this file passes its own check.
const spread = (what) => `a;\nconst b = {\n  ...${what},\n};`;

it.each(['{ c, d }', '{c}', '{ ...e }'])('a literal %s in a literal is refused', (what) =>
  expect(spreadsOf(spread(what))).toEqual([3]),
);

it.each(['e', '(c ? { c } : {})', "{ [mark]: '' }"])('what is no such literal passes: %s', (what) =>
  expect(spreadsOf(spread(what))).toEqual([]),
);
