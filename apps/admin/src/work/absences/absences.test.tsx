import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import type { AbsenceRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, refusal, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';
import { signIn } from '../timeSheets/week/openWeek.tsx';
import { AbsenceList } from './AbsenceList.tsx';
import { AbsenceShow } from './AbsenceShow.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const anAbsence = (change: Partial<AbsenceRecord> = {}): AbsenceRecord => ({
  id: 5,
  version: 2,
  createdAt: '2026-11-13T15:00:00Z',
  updatedAt: '2026-11-13T15:00:00Z',
  userId: 9,
  userName: 'Ona Onaitė',
  kind: 'holiday',
  firstDate: '2026-12-21',
  lastDate: '2027-01-05',
  note: null,
  status: 'asked',
  decidedAt: null,
  decidedByName: null,
  remark: null,
  workdayCount: 9,
  actions: ['approve', 'refuse', 'cancel'],
  ...change,
});
const balance = { userId: 7, year: 2026, entitledDays: 20, takenDays: 6, plannedDays: 2, askedDays: 7, leftDays: 12 };

function open(absences: AbsenceRecord[], answer: (asked: Asked) => Answer | undefined = () => undefined) {
  return openScreen(<AbsenceList />, {
    resource: 'absences',
    at: '/absences/index',
    server: (asked) => {
      const found = asked.method === 'GET' ? undefined : answer(asked);
      if (found) return found;
      if (asked.path === '/absences/balance') return { body: balance };
      if (asked.path === '/absences') return { body: absences };
      if (asked.path === '/users') return { body: [] };
      return { body: asked.path === '/organisation/1' ? anOrganisationRecord() : (absences[0] ?? {}) };
    },
  });
}
const sent = (writes: Asked[]) => writes.map(({ method, path, body }) => [method, path, body]);

describe('the list of absences', () => {
  it('shows what is asked for with its working days, and what is left of the holiday', async () => {
    open([anAbsence()]);
    expect(await screen.findByText('Ona Onaitė')).toBeInTheDocument();
    const figures = within(await screen.findByRole('region', { name: 'Your holiday in 2026' }));
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['20', '6', '2', '7', '12']);
  });

  it('approves, and refuses with a remark, as they were seen', async () => {
    const { user, writes } = open([anAbsence()]);
    await screen.findByRole('button', { name: 'Refuse' });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText(/Remark/), 'Too many are away');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Absence refused')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(sent(writes)).toEqual([
        ['POST', '/absences/5/refuse', { remark: 'Too many are away', version: 2 }],
        ['POST', '/absences/5/approve', { version: 2 }],
      ]),
    );
  });

  it('says who decided, on the day of the firm, and about a cancelled one nothing', async () => {
    const decision = { decidedAt: '2026-11-15T22:30:00Z', decidedByName: 'Rūta Rūtaitė', actions: [] };
    open([
      anAbsence({ status: 'refused', remark: 'Too many are away', ...decision }),
      anAbsence({ id: 6, status: 'cancelled', ...decision }),
    ]);
    expect(await screen.findAllByText('Rūta Rūtaitė on 16 Nov 2026')).toHaveLength(1);
    expect(screen.getByText('Too many are away')).toBeInTheDocument();
  });

  it('offers no decision that the API does not', async () => {
    open([anAbsence({ actions: [] })]);
    await screen.findByText('Ona Onaitė');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('decides on a telephone without leading away from the list', async () => {
    const before = window.matchMedia;
    const listeners = { onchange: null, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
    window.matchMedia = (media) => ({ ...listeners, media, matches: media.includes('max-width'), dispatchEvent: () => true });
    try {
      const { user, writes, location } = open([anAbsence()]);
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(writes[0]).toMatchObject({ path: '/absences/5/approve' }));
      expect(location()?.pathname).toBe('/absences/index');
    } finally {
      window.matchMedia = before;
    }
  });

  it('asks for days off, and says at the field when another absence takes them', async () => {
    const { user, writes } = open([], ({ path }) =>
      path === '/absences' ? refusal(409, { firstDate: 'absence.overlaps' }) : undefined,
    );
    await user.click((await screen.findAllByRole('button', { name: 'Ask for days off' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Ask for days off' }));
    expect(await dialog.findByText('Another absence already covers some of these days.')).toBeInTheDocument();
    expect(sent(writes)[0]).toEqual(['POST', '/absences', expect.objectContaining({ userId: 7, kind: 'holiday', note: null })]);
  });
});

it('leads from what names an absence to it alone in the list', async () => {
  const { location } = openScreen(
    <Routes>
      <Route path="/absences/:id/show" element={<AbsenceShow />} />
      <Route path="*" element={null} />
    </Routes>,
    { resource: 'absences', at: '/absences/5/show' },
  );
  await waitFor(() => expect(location()?.pathname).toBe('/absences/index'));
  expect(new URLSearchParams(location()?.search).get('filter')).toBe('{"id":5}');
});
