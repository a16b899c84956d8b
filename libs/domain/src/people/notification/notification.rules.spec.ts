import { expect, it } from '@jest/globals';
import { saidParams } from './notification.rules.ts';

it('the sentence of a notification says dates, and leaves numbers and names as they are', () =>
  expect(saidParams({ from: '2026-12-21', week: 47, number: '2026-12' }, (date) => `the day ${date}`)).toEqual({
    from: 'the day 2026-12-21',
    week: 47,
    number: '2026-12',
  }));
