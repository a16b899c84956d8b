import { afterEach, describe, expect, it } from '@jest/globals';
import { timeOverviewRest, type TimeOverviewRow } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { linesOf, savedFiles } from '../../../platform/testing/savedFiles.ts';
import '../../../resources.ts';
import { OverviewTab } from './OverviewTab.tsx';

afterEach(cleanup);
const saved = savedFiles();

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

describe('the figures of an overview', () => {
  it('are saved as a file in hours, with the rest but without the share', async () => {
    const { user } = openScreen(<OverviewTab />, {
      resource: 'timeSheets',
      at: '/timeSheets/index?tab=overview&groupBy=project&from=2026-01-01&to=2026-01-31',
      server: ({ path }) => ({ body: path === '/time-entries/overview' ? [line('5', 'Svetainė', 165)] : [] }),
    });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await linesOf(saved[0])).toEqual(['Project,Hours,Billable,Billed,Entries', 'Svetainė,2.75,2.75,0,1', '']);
  });

  it('are not asked for while the last day is before the first', async () => {
    const asked: string[] = [];
    openScreen(<OverviewTab />, {
      resource: 'timeSheets',
      at: '/timeSheets/index?tab=overview&from=2026-02-01&to=2026-01-31',
      server: ({ path }) => {
        asked.push(path);
        return { body: [] };
      },
    });
    expect(await screen.findByLabelText('To')).toHaveAccessibleDescription('The last day is before the first.');
    expect(screen.getByLabelText('From')).toHaveValue('1 Feb 2026');
    expect(asked).not.toContain('/time-entries/overview');
  });
});
