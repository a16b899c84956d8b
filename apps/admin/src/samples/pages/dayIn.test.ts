import { expect, it } from '@jest/globals';
import { dayIn } from './dayIn.ts';

it.each([
  ['Jan 10, 2020', '2020-01-10'],
  ['November 15, 2019', '2019-11-15'],
  ['12 Dec 2019 at 1:16 AM', '2019-12-12'],
  ['10 Dec 2018', '2018-12-10'],
  ['Feb 2, 2020', '2020-02-02'],
  ['yesterday', undefined],
])('%s is the day %s', (text, day) => expect(dayIn(text)).toBe(day));
