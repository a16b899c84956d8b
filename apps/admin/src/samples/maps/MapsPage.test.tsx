import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AbilityRule } from '@kontor/domain';
import { Guarded } from '../../platform/shell/pages/Guarded.tsx';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import { maps } from './index.ts';
import { MapsPage } from './MapsPage.tsx';

// react-admin logs each refusal to the console for developers.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const customers = [
  { id: 1, country: 'LT', city: 'Vilnius' },
  { id: 2, country: 'LT', city: 'vilnius' },
  { id: 3, country: 'LT', city: 'Trakai' },
  { id: 4, country: 'NO', city: 'Oslo' },
  { id: 5, country: 'US', city: 'Chicago' },
];
const open = (at = '/maps/index', answer: Answer = { body: customers }, rules?: AbilityRule[]) =>
  openScreen(<MapsPage />, { at, rules, server: ({ path }) => (path === '/customers' ? answer : { status: 404, body: {} }) });

it('shows where customers are, and leads to them from a place', async () => {
  const { user, location } = open('/maps/index?area=LT');
  await user.click(await screen.findByRole('button', { name: 'Vilnius, Lithuania: 2 customers' }));
  expect(location()?.search).toBe('?area=LT&place=LT%2FVilnius');
  const link = within(screen.getByRole('status')).getByRole('link', { name: '2 customers' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"country":"LT","city_eq_any":["Vilnius","vilnius"]}');
  expect(screen.getByRole('button', { name: 'Lithuania, other places: 1 customer' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Part of the world' }));
  await user.click(await screen.findByRole('option', { name: 'Europe' }));
  expect(location()?.search).toBe('?area=europe&place=LT%2FVilnius');
});

it('is one stop of the keyboard, with arrows from place to place', async () => {
  const { user } = open();
  const baltic = await screen.findByRole('button', { name: /^Vilnius, Lithuania and 1 more place: 3 customers/ });
  const chicago = screen.getByRole('button', { name: 'Chicago, United States: 1 customer' });
  expect([baltic.tabIndex, chicago.tabIndex]).toEqual([0, -1]);
  baltic.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(chicago);
  await user.keyboard('{Enter}');
  expect(chicago.getAttribute('aria-pressed')).toBe('true');
});

it('says the same in a table, which the address keeps', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'As a table' }));
  expect(location()?.search).toBe('?view=table');
  const rows = within(screen.getByRole('table', { name: 'Customers by place' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'TownCountryCustomersShare',
    'VilniusLithuania240%',
    'Other placesLithuania120%',
    'OsloNorway120%',
    'ChicagoUnited States120%',
  ]);
});

it('offers to add the first customer, and says what could not be read', async () => {
  const { unmount } = open('/maps/index', { body: [] });
  expect((await screen.findByRole('link', { name: 'Add a customer' })).getAttribute('href')).toBe('/customers/create');
  unmount();
  open('/maps/index', { status: 500, body: { message: 'No luck.' } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('is closed to those who may not see customers, and says so to those who may not see where they are', async () => {
  const { unmount } = openScreen(<Guarded page={maps.page} subject={maps.subject} />, {
    at: '/maps/index',
    rules: [{ action: 'read', subject: 'Dashboard' }],
  });
  expect(await screen.findByRole('heading', { name: 'You are not authorized!' })).toBeTruthy();
  unmount();
  open('/maps/index', { body: [] }, [
    { action: 'read', subject: 'Customer' },
    { action: 'read', subject: 'Customer', fields: ['country'], inverted: true },
  ]);
  expect(await screen.findByText(/does not include the countries/)).toBeTruthy();
});
