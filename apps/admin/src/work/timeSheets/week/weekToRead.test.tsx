import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { monday, signIn } from './openWeek.tsx';
import { WeekTab } from './WeekTab.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('asks nobody for a row who may only read', async () => {
  openScreen(<WeekTab />, {
    resource: 'timeSheets',
    at: `/timeSheets/index?tab=week&week=${monday}`,
    rules: [{ action: 'read', subject: 'TimeEntry' }],
    server: ({ path }) => (path === '/working-time' ? { status: 404, body: {} } : { body: [] }),
  });
  expect(await screen.findByText('No hours in this period.')).toBeVisible();
  expect(screen.getByText('You can see these hours, but not change them.')).toBeVisible();
  expect(screen.queryByText(/Add a project below/)).not.toBeInTheDocument();
});
