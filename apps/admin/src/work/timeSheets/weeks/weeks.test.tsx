import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TimeWeekRecord } from '@kontor/domain';
import { anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../../resources.ts';
import { openScreen, type Asked } from '../../../platform/testing/openScreen.tsx';
import { signIn } from '../week/openWeek.tsx';
import { TimeWeekShow } from './TimeWeekShow.tsx';
import { TimeWeekList } from './TimeWeekList.tsx';
import './WeekReasonDialog.tsx';
import { WeekState } from './WeekState.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aWeek = (change: Partial<TimeWeekRecord> = {}): TimeWeekRecord => ({
  id: 5,
  version: 2,
  createdAt: '2026-11-13T15:00:00Z',
  updatedAt: '2026-11-13T15:00:00Z',
  userId: 9,
  userName: 'Ona Onaitė',
  weekStart: '2026-11-09',
  status: 'submitted',
  minutes: 2400,
  oddities: [],
  oddityCount: 0,
  submittedAt: '2026-11-13T15:00:00Z',
  decidedAt: null,
  decidedByName: null,
  remark: null,
  actions: ['approve', 'return'],
  ...change,
});
const sentBy = (asked: Asked[]) => asked.map(({ method, path, body }) => [method, path, body]);

function openState(week: TimeWeekRecord | undefined, { userId = 9, rules }: { userId?: number; rules?: object[] } = {}) {
  const asked: Asked[] = [];
  const opened = openScreen(<WeekState week={week} userId={userId} monday="2026-11-09" />, {
    resource: 'timeSheets',
    at: '/timeSheets/index',
    ...(rules && { rules: rules as never }),
    server: (one) => {
      if (one.method !== 'GET') asked.push(one);
      return { body: one.path === '/organisation/1' ? anOrganisationRecord() : (week ?? []) };
    },
  });
  return { asked, ...opened };
}

describe('the bar of a week', () => {
  it('submits an open one', async () => {
    const { asked, user } = openState(undefined, { userId: 7 });
    await user.click(screen.getByRole('button', { name: 'Submit week' }));
    expect(await screen.findByText('Week submitted')).toBeInTheDocument();
    expect(sentBy(asked)).toEqual([['POST', '/time-weeks/submit', { userId: 7, date: '2026-11-09' }]]);
  });

  it('returns one that waits, with a remark, or approves it as it is shown', async () => {
    const { asked, user } = openState(aWeek());
    await user.click(screen.getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/Remark/), 'Friday is missing');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    expect(await screen.findByText('Week returned')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(sentBy(asked)).toEqual([
        ['POST', '/time-weeks/5/return', { remark: 'Friday is missing' }],
        ['POST', '/time-weeks/approve', { weeks: [{ id: 5, version: 2 }] }],
      ]),
    );
  });

  it('tells its person why it came back, on which day in the firm’s time zone, and offers them no decision', async () => {
    const mine = [
      { action: ['read', 'submit', 'approve'], subject: 'TimeWeek' },
      { action: 'read', subject: 'Organisation' },
    ];
    const returned = { status: 'returned', remark: 'Friday is missing', decidedAt: '2026-11-15T22:30:00Z' } as const;
    openState(aWeek({ userId: 7, decidedByName: 'Jonas', actions: ['submit'], ...returned }), { userId: 7, rules: mine });
    expect(await screen.findByText(/Returned by Jonas on 16 Nov 2026:/)).toHaveTextContent('Friday is missing');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Submit week']);
    cleanup();
    openState(aWeek({ userId: 7, actions: ['withdraw'] }), { userId: 7, rules: mine });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Withdraw']);
  });
});

it('offers no decision that the API does not', () => {
  openState(aWeek({ actions: [] }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('leads from a notification to the hours of the week', async () => {
  const { location } = openScreen(
    <Routes>
      <Route path="/timeWeeks/:id/show" element={<TimeWeekShow />} />
      <Route path="*" element={null} />
    </Routes>,
    { resource: 'timeWeeks', at: '/timeWeeks/5/show', server: () => ({ body: aWeek() }) },
  );
  await waitFor(() => expect(location()?.search).toBe('?tab=week&week=2026-11-09&userId=9'));
  expect(location()?.pathname).toBe('/timeSheets/index');
});

it('approves several weeks at once, after asking about the unusual ones', async () => {
  const asked: Asked[] = [];
  const lists: Record<string, string>[] = [];
  const weeks = [aWeek({ id: 6, oddities: ['short', 'weekend'], oddityCount: 2 }), aWeek()];
  const { user } = openScreen(<TimeWeekList />, {
    resource: 'timeWeeks',
    at: '/timeWeeks/index',
    server: (one) => {
      if (one.method !== 'GET') asked.push(one);
      if (one.path === '/time-weeks') lists.push(Object.fromEntries(one.query));
      return { body: one.path === '/time-weeks' ? weeks : {} };
    },
  });
  expect(await screen.findByText('fewer hours than expected, work on the weekend')).toBeInTheDocument();
  expect(lists).toContainEqual(expect.objectContaining({ filter: '{"status":"submitted"}', range: '[0,49]' }));
  expect(screen.getAllByText('Week 46, 2026')).not.toEqual([]);
  const [link] = screen.getAllByRole('link', { name: 'Ona Onaitė' });
  expect(link).toHaveAttribute('href', '/timeSheets/index?tab=week&week=2026-11-09&userId=9');
  for (const box of screen.getAllByRole('checkbox', { name: /^Select #/ })) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Approve 2 weeks' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('1 of them is unusual.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Approve 2 weeks' }));
  await waitFor(() =>
    expect(sentBy(asked)).toEqual([
      [
        'POST',
        '/time-weeks/approve',
        {
          weeks: [
            { id: 6, version: 2 },
            { id: 5, version: 2 },
          ],
        },
      ],
    ]),
  );
});
