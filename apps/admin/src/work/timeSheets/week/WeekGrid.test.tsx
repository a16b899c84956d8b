import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import '../../../resources.ts';
import { useWeekSteps } from './useWeekSteps.ts';
import { anEntry, monday, openWeek, signIn } from './openWeek.tsx';

type Cell = Awaited<ReturnType<typeof openWeek>>['cell'];

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('is one stop for Tab, and arrows move inside', async () => {
  const { user, grid, cell } = await openWeek();
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
  const { user, grid } = await openWeek();
  await user.keyboard('a');
  const picker = await screen.findByRole('combobox', { name: 'Add a project or task' });
  expect(picker).toHaveFocus();
  await user.keyboard('apskaita');
  expect(picker).toHaveValue('apskaita');
  await user.click(await screen.findByRole('option', { name: /Apskaita/ }));
  const row = await within(grid).findByRole('row', { name: /Apskaita/ });
  expect(row).toBeVisible();
  await waitFor(() => expect(within(row).getAllByRole('gridcell')[0]).toContainElement(document.activeElement as HTMLElement));
});

it('counts every press of [ and ], however quickly they follow', () => {
  const asked: string[] = [];
  const { result, rerender } = renderHook(({ monday }) => useWeekSteps(monday, (date) => asked.push(date)), {
    initialProps: { monday: '2026-11-23' },
  });
  result.current(-1);
  result.current(-1);
  rerender({ monday: '2026-11-16' });
  result.current(-1);
  rerender({ monday: '2026-11-09' });
  rerender({ monday: '2026-11-02' });
  result.current(1);
  expect(asked).toEqual(['2026-11-16', '2026-11-09', '2026-11-02', '2026-11-09']);
  rerender({ monday: '2026-01-05' });
  result.current(1);
  expect(asked.at(-1)).toBe('2026-01-12');
});

it.each([
  ['2', 120],
  ['2.5', 150],
  ['2,5', 150],
  ['1:30', 90],
  ['90m', 90],
  ['2h 30m', 150],
])('takes %s as typed over an empty cell', async (text, minutes) => {
  const { user, stored, cell } = await openWeek();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.keyboard(`${text}{Enter}`);
  expect(cell(1, 2)).toHaveFocus();
  await waitFor(() => expect(stored()).toContainEqual(['2026-11-18', minutes]));
});

it('opens with Enter and F2 with what is there, and Escape leaves it alone', async () => {
  const { user, stored, cell } = await openWeek();
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

it.each([
  ['over an empty cell, by a click on another', '{ArrowRight}{ArrowRight}3', (cell: Cell) => cell(0, 0), ['2026-11-18', 180]],
  ['over an empty cell, by a click beside the grid', '{ArrowRight}{ArrowRight}3', () => document.body, ['2026-11-18', 180]],
  ['into a filled cell, by a click on another', '{ArrowDown}{ArrowRight}{F2}4', (cell: Cell) => cell(0, 3), ['2026-11-17', 240]],
] as const)('keeps hours typed %s', async (_, keys, place, kept) => {
  const { user, stored, cell } = await openWeek();
  await user.keyboard(keys);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.click(place(cell));
  await waitFor(() => expect(stored()).toContainEqual(kept));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('clears with Delete', async () => {
  const { user, stored } = await openWeek();
  await user.keyboard('{ArrowDown}{ArrowRight}{Delete}');
  await waitFor(() => expect(stored()).toEqual([[monday, 120]]));
});

it('offers a way back after a filled cell was cleared, with its note', async () => {
  const { user, notes } = await openWeek([anEntry({ note: 'Called about the map' })]);
  await user.keyboard('{Delete}');
  await waitFor(() => expect(notes()).toEqual([]));
  expect(await screen.findByText('2 h deleted')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toEqual([[monday, 120, 'Called about the map']]));
});

it('says what is left of the day before anything is refused, and adds up as one types', async () => {
  const { user, grid } = await openWeek();
  await user.keyboard('11');
  expect(await screen.findByText('12:00 left')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(grid).getAllByText('13:00').length).toBeGreaterThan(0));
});

it('keeps what could not be saved, says why, and tries again', async () => {
  const { user, state, stored, cell } = await openWeek();
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
  const { user } = await openWeek();
  await user.keyboard('{ArrowRight}25{Enter}');
  expect(await screen.findByText(/An entry is one minute to 24 hours long\./)).toBeVisible();
});

it('keeps text that is no duration, with a word about it', async () => {
  const { user, stored, cell } = await openWeek();
  await user.keyboard('1x{Enter}');
  expect(await screen.findByText(/This is not a duration/)).toBeInTheDocument();
  expect(cell(0, 0)).toHaveTextContent('1x');
  expect(stored()).toContainEqual([monday, 120]);
});

it.each([
  [{ billingState: 'billed', invoiceNumber: 'INV-7' } as const, /on invoice INV-7/],
  [{ billingState: 'reserved' } as const, /on a draft invoice/],
  [{ lockDate: monday }, /closed up to 16 Nov 2026/],
])('does not type over hours that are fixed, and says why (%#)', async (change, why) => {
  const { user, cell } = await openWeek([anEntry(change)]);
  expect(within(cell(0, 0)).getByRole('img', { name: why })).toBeInTheDocument();
  await user.keyboard('5');
  expect(within(cell(0, 0)).queryByRole('textbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(why)).toBeInTheDocument();
});

it('changes the week with the brackets', async () => {
  const { user } = await openWeek();
  expect(screen.getByText('Week 47')).toBeInTheDocument();
  await user.keyboard('[[');
  expect(await screen.findByText('Week 46')).toBeInTheDocument();
  await user.keyboard(']');
  expect(await screen.findByText('Week 47')).toBeInTheDocument();
});

it('adds no row for fast typing and Enter, but the first match once it is there', async () => {
  const { user, state, grid } = await openWeek();
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

it('shows target and difference of each day, why a day is free, and what exceeds the law', async () => {
  const { grid } = await openWeek();
  const valuesOf = (name: string) =>
    within(within(grid).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(valuesOf('Target')).toEqual(['7:00', '0:00', '0:00', '7:00', '7:00', '0:00', '0:00', '21:00']));
  expect(valuesOf('Difference').slice(3, 7)).toEqual(['−7:00', '−7:00', '0:00', '0:00']);
  const heads = within(grid).getAllByRole('columnheader');
  expect(heads.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Shorter day'),
    expect.stringContaining('Midsummer Day'),
    expect.stringContaining('Illness'),
  ]);
  expect(screen.getByText(/12 h 30 min of work\. The law’s limit is 12 h a day\.$/)).toBeInTheDocument();
});
