import { afterEach, expect, it } from '@jest/globals';
import { timeOverviewRest, type TimeOverviewRow } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { OverviewTab } from './OverviewTab.tsx';

afterEach(cleanup);

const line = (key: string, label: string, minutes: number): TimeOverviewRow => ({
  key,
  label,
  minutes,
  billableMinutes: minutes,
  billedMinutes: 0,
  entryCount: 1,
});

it('an overview counts all hours and says of how many lines the last one is made, which leads nowhere', async () => {
  openScreen(<OverviewTab />, {
    resource: 'timeSheets',
    at: '/timeSheets/index?tab=overview&groupBy=project',
    server: ({ path }) => ({
      body: path === '/time-entries/overview' ? [line('5', 'Svetainė', 120), line(timeOverviewRest, '1234', 60)] : [],
    }),
  });
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('link', { name: 'Svetainė' })).toBeVisible();
  expect(table.getByText('All others (1,234)')).toBeVisible();
  expect(table.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByText('3 h').length).toBeGreaterThan(0);
});
