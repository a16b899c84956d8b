import { expect, it } from '@jest/globals';
import { ageOf } from './account.rules.ts';

it.each([
  ['2026-07-01', 'notDue'],
  ['2026-06-30', 'notDue'],
  ['2026-06-29', 'days1to30'],
  ['2026-05-31', 'days1to30'],
  ['2026-05-30', 'days31to60'],
  ['2026-05-01', 'days31to60'],
  ['2026-04-30', 'days61to90'],
  ['2026-04-01', 'days61to90'],
  ['2026-03-31', 'over90'],
])('what was due on %s is %s on the last of June', (dueDate, bucket) => {
  expect(ageOf(dueDate, '2026-06-30')).toBe(bucket);
});
