import { screen } from '@testing-library/react';
import { addDays, weekDates, type TimeEntryRecord, type WorkingTime } from '@kontor/domain';
import { HttpError, type DataProvider } from 'react-admin';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { WeekTab } from './WeekTab.tsx';

export const monday = '2026-11-16';
const me = {
  id: 7,
  fullName: 'Ona',
  username: 'ona',
  avatar: null,
  email: 'ona@example.com',
  role: 'employee',
  ability: [],
  extras: {},
};

export const anEntry = (change: Partial<TimeEntryRecord>): TimeEntryRecord => ({
  id: 1,
  version: 1,
  createdAt: '2026-11-16T08:00:00Z',
  updatedAt: '2026-11-16T08:00:00Z',
  userId: 7,
  userName: 'Ona',
  customerId: 3,
  customerName: 'UAB Ąžuolas',
  projectId: 5,
  projectName: 'Svetainė',
  taskId: null,
  taskName: null,
  workDate: monday,
  minutes: 120,
  startAt: null,
  endAt: null,
  note: null,
  billable: true,
  billingState: 'unbilled',
  invoiceId: null,
  invoiceNumber: null,
  lockDate: null,
  weekStatus: 'open',
  overrideRate: null,
  billingRate: null,
  costRate: null,
  currency: 'EUR',
  ...change,
});

/** A week of seven hours a day, with two days off and too long a Monday. */
const aPlan = (from: string): WorkingTime => ({
  userId: 7,
  from,
  to: addDays(from, 6),
  days: weekDates(from).map((date, at) => ({
    date,
    targetMinutes: at === 0 || at === 3 || at === 4 ? 420 : 0,
    loggedMinutes: 0,
    holidays: at === 1 ? ['midsummer'] : [],
    isShortened: at === 0,
    absence: at === 2 ? 'sick' : null,
  })),
  targetMinutes: 1260,
  loggedMinutes: 0,
  overtimeMinutes: 0,
  warnings: [{ kind: 'dayMinutes', date: from, minutes: 750, limitMinutes: 720 }],
});

/** Fakes a server with two projects that stores entries and refuses more than twelve hours a day. */
function aServer(entries: TimeEntryRecord[]) {
  let stored = [...entries];
  const state = { offline: false, searching: Promise.resolve() };
  const limit = 720;
  const fits = (date: string, minutes: number, without = 0) =>
    stored.filter((one) => one.workDate === date && one.id !== without).reduce((sum, one) => sum + one.minutes, minutes) <= limit;
  const check = (ok: boolean) => {
    if (state.offline) throw new Error('No connection to the server.');
    if (!ok) throw new Error('The limit is 12:00 a day.');
  };
  const projects = [
    { id: 8, name: 'Apskaita', customerName: 'UAB Ąžuolas' },
    { id: 9, name: 'Naujas portalas', customerName: 'UAB Ąžuolas' },
  ];
  const projectsFor = async (q?: string) => {
    if (q) await state.searching;
    const data = projects.filter(({ name }) => name.toLowerCase().includes(q ?? ''));
    return { data, total: data.length };
  };
  const api = {
    getList: async (resource: string, { filter }: { filter: Record<string, string> }) => {
      if (resource === 'projects') return projectsFor(filter['q']);
      if (resource !== 'timeSheets') return { data: [], total: 0 };
      const data = stored.filter(
        ({ workDate }) => workDate >= (filter['workDate_gte'] ?? '') && workDate <= (filter['workDate_lte'] ?? '9'),
      );
      return { data, total: data.length };
    },
    getOne: async () => ({ data: { id: 7, displayName: 'Ona' } }),
    getMany: async () => ({ data: [] }),
    create: async (_resource: string, { data }: { data: Partial<TimeEntryRecord> }) => {
      if ((data.minutes ?? 0) > 1440)
        throw new HttpError('Some fields need your attention.', 400, {
          errors: { minutes: 'An entry is one minute to 24 hours long.' },
        });
      check(fits(data.workDate ?? '', data.minutes ?? 0));
      const made = anEntry({ ...data, id: stored.length + 100, projectName: data.projectId === 5 ? 'Svetainė' : 'Vidinis' });
      stored = [...stored, made];
      return { data: made };
    },
    update: async (_resource: string, { id, data }: { id: number; data: TimeEntryRecord }) => {
      check(fits(data.workDate, data.minutes, id));
      const saved = { ...data, version: data.version + 1 };
      stored = stored.map((one) => (one.id === id ? saved : one));
      return { data: saved };
    },
    delete: async (_resource: string, { id, previousData }: { id: number; previousData: TimeEntryRecord }) => {
      check(true);
      stored = stored.filter((one) => one.id !== id);
      return { data: previousData };
    },
    call: async (_method: string, path: string) =>
      path === '/working-time'
        ? aPlan(monday)
        : { userId: 7, date: monday, limitMinutes: limit, loggedMinutes: 0, leftMinutes: limit },
  };
  return {
    state,
    provider: api as unknown as DataProvider,
    stored: () => stored.map(({ workDate, minutes }) => [workDate, minutes]),
    notes: () => stored.map(({ workDate, minutes, note }) => [workDate, minutes, note]),
  };
}

/** Opens the week of a person on such a server and selects the first cell. */
export async function openWeek(
  entries: TimeEntryRecord[] = [anEntry({}), anEntry({ id: 2, projectId: 6, projectName: 'Vidinis', workDate: '2026-11-17' })],
) {
  const server = aServer(entries);
  const { user } = openScreen(<WeekTab />, {
    resource: 'timeSheets',
    at: `/timeSheets/index?week=${monday}`,
    dataProvider: server.provider,
    rules: [{ action: ['read', 'create', 'update', 'delete'], subject: 'TimeEntry', conditions: { userId: 7 } }],
  });
  const grid = await screen.findByRole('grid');
  const cell = (row: number, column: number) => {
    const found = grid.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    if (!found) throw new Error(`There is no cell ${row}:${column}`);
    return found;
  };
  await user.click(cell(0, 0));
  return { ...server, user, grid, cell };
}

/** Signs that person in. */
export function signIn(): void {
  localStorage.setItem('userData', JSON.stringify(me));
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
}
