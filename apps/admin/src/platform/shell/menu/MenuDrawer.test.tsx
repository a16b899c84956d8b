import { afterEach, expect, it } from '@jest/globals';
import { anOrganisationRecord } from '@kontor/demo-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { memoryStore, type Store } from 'react-admin';
import { updateAbility } from '../../api/ability.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';

const opened = () =>
  openScreen(<MenuDrawer open={false} onClose={() => undefined} />, { resource: 'users', at: '/', server: () => ({ body: [] }) });

afterEach(() => act(() => updateAbility([{ action: 'manage', subject: 'all' }])));

it('is there with what the person may open, and not at all when that is nothing', () => {
  opened();
  expect(screen.getByRole('navigation')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Customers/ })).toBeTruthy();
  act(() => updateAbility([]));
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leaves out a page that asks for more than reading what it lists', () => {
  opened();
  expect(screen.getByRole('link', { name: /Unbilled hours/ })).toBeTruthy();
  act(() => updateAbility([{ action: 'read', subject: 'Invoice' }]));
  expect(screen.getByRole('link', { name: /^Invoices/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Unbilled hours/ })).toBeNull();
});

const organisation = (samplesShown: boolean) =>
  openScreen(<MenuDrawer open={false} onClose={() => undefined} />, {
    at: '/',
    server: ({ path }) => ({ body: path === '/organisation/1' ? anOrganisationRecord({ samplesShown }) : [] }),
  });

it('has mail, chat, to-do and calendar for everybody, and samples only where the settings show them', async () => {
  organisation(false);
  expect(
    within(screen.getByRole('list', { name: 'Office' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    expect.stringMatching(/^Mail/),
    expect.stringMatching(/^Chat/),
    expect.stringMatching(/^To-do/),
    expect.stringMatching(/^Calendar/),
  ]);
  expect(screen.queryByRole('button', { name: 'Samples' })).toBeNull();
});

it('folds the samples until somebody opens them, and shows where one is', async () => {
  organisation(true);
  const samples = await screen.findByRole('button', { name: 'Samples', expanded: false });
  expect(screen.queryByRole('link', { name: /Blog/ })).toBeNull();
  fireEvent.click(samples);
  expect(screen.getByRole('link', { name: /Blog/ })).toBeTruthy();
  expect(samples.getAttribute('aria-expanded')).toBe('true');
});

const withStore = (store: Store) =>
  openScreen(<MenuDrawer open={false} onClose={() => undefined} />, { at: '/', store, server: () => ({ body: [] }) });

it('folds a group and leaves it so for the next time', () => {
  const store = memoryStore();
  const { unmount } = withStore(store);
  fireEvent.click(screen.getByRole('button', { name: 'Sales', expanded: true }));
  expect(screen.queryByRole('link', { name: /Customers/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Projects/ })).toBeTruthy();
  const kept = store.listItems?.() ?? {};
  unmount();
  withStore(memoryStore(kept));
  expect(screen.getByRole('button', { name: 'Sales', expanded: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Customers/ })).toBeNull();
});
