import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { TimeEntryRecord } from '@kontor/domain';
import { HttpError, type DataProvider } from 'react-admin';
import '../../../resources.ts';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { WeekTab } from './WeekTab.tsx';

const monday = '2026-11-16';
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

const anEntry = (change: Partial<TimeEntryRecord>): TimeEntryRecord => ({
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
  overrideRate: null,
  billingRate: null,
  costRate: null,
  currency: 'EUR',
  ...change,
});

/** A server of two projects: it remembers what is saved and refuses more than twelve hours a day. */
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
    call: async () => ({ userId: 7, date: monday, limitMinutes: limit, loggedMinutes: 0, leftMinutes: limit }),
  };
  return {
    state,
    provider: api as unknown as DataProvider,
    stored: () => stored.map(({ workDate, minutes }) => [workDate, minutes]),
    notes: () => stored.map(({ workDate, minutes, note }) => [workDate, minutes, note]),
  };
}

async function open(
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

beforeEach(() => {
  localStorage.setItem('userData', JSON.stringify(me));
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('is one stop for Tab, and arrows move inside', async () => {
  const { user, grid, cell } = await open();
  expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('{End}');
  expect(cell(1, 6)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(1, 6)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(cell(0, 0)).toHaveFocus();
  expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
});

it('adds a row by a key, from any cell and not while something is typed', async () => {
  const { user, grid } = await open();
  await user.keyboard('a');
  const picker = await screen.findByRole('combobox', { name: 'Add a project or task' });
  expect(picker).toHaveFocus();
  await user.keyboard('apskaita');
  expect(picker).toHaveValue('apskaita');
  await user.click(await screen.findByRole('option', { name: /Apskaita/ }));
  expect(await within(grid).findByRole('row', { name: /Apskaita/ })).toBeVisible();
});

it.each([
  ['2', 120],
  ['2.5', 150],
  ['2,5', 150],
  ['1:30', 90],
  ['90m', 90],
  ['2h 30m', 150],
])('takes %s as typed over an empty cell', async (text, minutes) => {
  const { user, stored, cell } = await open();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.keyboard(`${text}{Enter}`);
  expect(cell(1, 2)).toHaveFocus();
  await waitFor(() => expect(stored()).toContainEqual(['2026-11-18', minutes]));
});

it('opens with Enter and F2 with what is there, and Escape leaves it alone', async () => {
  const { user, stored, cell } = await open();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await user.keyboard('{Enter}');
  expect(within(cell(1, 1)).getByRole('textbox')).toHaveValue('2:00');
  await user.keyboard('5{Escape}');
  expect(cell(1, 1)).toHaveFocus();
  expect(cell(1, 1)).toHaveTextContent('2:00');
  await user.keyboard('{F2}3{Tab}');
  expect(cell(1, 2)).toHaveFocus();
  await waitFor(() => expect(stored()).toContainEqual(['2026-11-17', 180]));
});

it('clears with Delete', async () => {
  const { user, stored } = await open();
  await user.keyboard('{ArrowDown}{ArrowRight}{Delete}');
  await waitFor(() => expect(stored()).toEqual([[monday, 120]]));
});

it('offers a way back after a filled cell was cleared, with its note', async () => {
  const { user, notes } = await open([anEntry({ note: 'Called about the map' })]);
  await user.keyboard('{Delete}');
  await waitFor(() => expect(notes()).toEqual([]));
  expect(await screen.findByText('2 h deleted')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toEqual([[monday, 120, 'Called about the map']]));
});

it('says what is left of the day before anything is refused, and adds up as one types', async () => {
  const { user, grid } = await open();
  await user.keyboard('11');
  expect(await screen.findByText('12:00 left')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(grid).getAllByText('13:00').length).toBeGreaterThan(0));
});

it('keeps what could not be saved, says why, and tries again', async () => {
  const { user, state, stored, cell } = await open();
  state.offline = true;
  await user.keyboard('{ArrowRight}3{Enter}');
  const alert = await screen.findByText(/No connection to the server/);
  expect(alert).toBeInTheDocument();
  expect(cell(0, 1)).toHaveTextContent('3');
  expect(cell(0, 1)).toHaveAttribute('aria-invalid', 'true');
  state.offline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stored()).toContainEqual(['2026-11-17', 180]));
  await waitFor(() => expect(screen.queryByText(/No connection/)).not.toBeInTheDocument());
});

it('says of hours that no day has what is wrong with them', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowRight}25{Enter}');
  expect(await screen.findByText(/An entry is one minute to 24 hours long\./)).toBeVisible();
});

it('keeps text that is no duration, with a word about it', async () => {
  const { user, stored, cell } = await open();
  await user.keyboard('1x{Enter}');
  expect(await screen.findByText(/This is not a duration/)).toBeInTheDocument();
  expect(cell(0, 0)).toHaveTextContent('1x');
  expect(stored()).toContainEqual([monday, 120]);
});

it('does not type over hours that are on an invoice', async () => {
  const { user, cell } = await open([anEntry({ billingState: 'billed', invoiceNumber: 'INV-7' })]);
  await user.keyboard('5');
  expect(within(cell(0, 0)).queryByRole('textbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/on invoice INV-7/)).toBeInTheDocument();
});

it('changes the week with the brackets', async () => {
  const { user } = await open();
  expect(screen.getByText('Week 47')).toBeInTheDocument();
  await user.keyboard('[[');
  expect(await screen.findByText('Week 46')).toBeInTheDocument();
  await user.keyboard(']');
  expect(await screen.findByText('Week 47')).toBeInTheDocument();
});

it('adds no row for fast typing and Enter, but the first match once it is there', async () => {
  const { user, state, grid } = await open();
  let answer = () => {};
  state.searching = new Promise((ok) => (answer = ok));
  await user.click(screen.getByRole('combobox', { name: 'Add a project or task' }));
  await screen.findByRole('option', { name: /Apskaita/ });
  await user.keyboard('portal{Enter}');
  const rows = () =>
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(rows().join()).not.toMatch(/Apskaita|portal/);
  answer();
  await screen.findByRole('option', { name: /Naujas portalas/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows().join()).toMatch(/Naujas portalas/));
  expect(rows().join()).not.toMatch(/Apskaita/);
});
