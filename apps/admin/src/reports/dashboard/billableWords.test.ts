import { expect, it } from '@jest/globals';
import { lt as ofTime } from '../../work/timeSheets/messages.ts';
import { lt as ofDashboard } from './messages.ts';

it('calls hours billable in Lithuanian, not taxable', () => {
  expect(JSON.stringify([ofTime, ofDashboard])).not.toMatch(/apmokestin/i);
});
