import { expect, it } from '@jest/globals';
import { baseFirst } from './baseFirst.ts';

it.each([
  [['NOK', 'EUR', 'CHF'], 'EUR', ['EUR', 'CHF', 'NOK']],
  [['NOK', 'CHF'], 'EUR', ['CHF', 'NOK']],
  [['NOK', 'CHF'], undefined, ['CHF', 'NOK']],
])('of %j with %s as the base: %j', (currencies, base, sorted) => expect(baseFirst(currencies, base)).toEqual(sorted));
