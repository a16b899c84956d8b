import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../testing/openScreen.tsx';
import { CommandPalette } from '../shell/palette/CommandPalette.tsx';
import { HelpPage } from './HelpPage.tsx';

const address = (where: { pathname: string; search: string; hash: string } | undefined) =>
  `${where?.pathname}${where?.search}${where?.hash}`;

it('lists its pages, opens one with its contents, and turns to the next', async () => {
  const { user, location } = openScreen(<HelpPage />, { at: '/help/index' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Vendors' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendors' })).toBeTruthy();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  await user.click(within(contents).getByRole('link', { name: 'Bank account' }));
  expect(address(location())).toBe('/help/index?page=vendors#account');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bank account' })));
  const pages = screen.getByRole('navigation', { name: 'Pages of the help', hidden: true });
  await user.click(within(pages).getByRole('link', { name: 'Users and roles', hidden: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users and roles' })).toBeTruthy();
});

it('goes where it speaks of the screen that one comes from', async () => {
  const { location } = openScreen(<HelpPage />, { at: '/help/index?for=/invoices/create' });
  expect(await screen.findByRole('heading', { name: 'Writing an invoice' })).toBeTruthy();
  expect(address(location())).toBe('/help/index?page=invoices-and-payments#writing');
});

it('finds sections by their words, says so when there is none, and shows all again', async () => {
  const { user, location } = openScreen(<HelpPage />, { at: '/help/index' });
  await user.type(await screen.findByRole('searchbox', { name: 'Search the help' }), 'statement');
  expect(await screen.findByRole('link', { name: 'Customers and contacts: Statement' })).toBeTruthy();
  expect(location()?.search).toBe('?q=statement');
  await user.type(screen.getByRole('searchbox'), ' zebra');
  expect(await screen.findByText(/Nothing in the help matches "statement zebra"/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All pages' }));
  expect(await screen.findByRole('link', { name: 'Vendors' })).toBeTruthy();
});

it('says that there is no such page', async () => {
  openScreen(<HelpPage />, { at: '/help/index?page=nothing' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The help has no such page.');
});

it('is a group of the page search', async () => {
  const { user, location } = openScreen(<CommandPalette open onClose={() => undefined} />, {
    at: '/',
    server: ({ path }) => ({ body: path === '/search' ? { groups: [] } : { bookmarks: [] } }),
  });
  await user.type(await screen.findByRole('combobox'), 'number check');
  const option = await screen.findByRole('option', { name: /Number series/ });
  expect(screen.getByText('Help')).toBeTruthy();
  await user.click(option);
  expect(address(location())).toBe('/help/index?page=settings#number-series');
});
