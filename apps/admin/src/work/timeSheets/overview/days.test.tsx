import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, type TimeDay } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { DaysTab } from './DaysTab.tsx';

afterEach(cleanup);

const days = Array.from({ length: 230 }, (_, at): TimeDay => ({
  date: addDays('2026-11-20', -at),
  userId: 7,
  userName: 'Ona',
  minutes: 480,
  billableMinutes: 240,
  entryCount: 3,
}));
const open = () => {
  const asked: string[] = [];
  const { user } = openScreen(<DaysTab />, {
    resource: 'timeSheets',
    at: '/timeSheets/index?tab=days&from=2026-01-01&to=2026-12-31',
    server: ({ path }) => {
      asked.push(path);
      if (path === '/time-entries/days') return { body: days };
      return { body: path === '/users' ? [{ id: 7, displayName: 'Ona' }] : {} };
    },
  });
  return { user, asked };
};

describe('the days', () => {
  it('draws a hundred, and as many more as are asked for', async () => {
    const { user } = open();
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
    await user.click(await screen.findByRole('button', { name: 'Show 100 more (130 left)' }));
    expect(rows()).toBe(200);
    await user.click(screen.getByRole('button', { name: 'Show 30 more (30 left)' }));
    expect(rows()).toBe(230);
    expect(screen.queryByRole('button', { name: /more \(/ })).not.toBeInTheDocument();
  });

  it('are links that are called by what they show, and high enough to be hit', async () => {
    open();
    const link = await screen.findByRole('link', { name: /^Entries of Ona on Fri,? 20/ });
    expect(link).toHaveTextContent(/^Fri,? 20/);
    expect(getComputedStyle(link)).toMatchObject({ display: 'inline-block', lineHeight: '24px' });
  });

  it('asks for people when somebody comes to choose one', async () => {
    const { user, asked } = open();
    const person = await screen.findByRole('combobox', { name: /^Person/ });
    await screen.findByRole('table');
    expect(asked).not.toContain('/users');
    await user.click(person);
    expect(await screen.findByRole('option', { name: 'Ona' })).toBeVisible();
  });
});
