import { expect, it } from '@jest/globals';
import { bookmarksOf, pages } from '@kontor/domain';
import { screen, within } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const idOf = (link: string): number => pages.find((page) => page.link === link)?.id ?? 0;
const addressOf = (id: number): string => pages.find((page) => page.id === id)?.link ?? '';

it('shows what is starred as shortcuts, each with its name and its address', async () => {
  const starred = ['/items/index', '/users/index'].map(idOf);
  const { user, location } = openScreen(<Shortcuts />, { at: '/', server: () => ({ body: bookmarksOf(starred) }) });
  const bar = within(await screen.findByRole('navigation', { name: 'Bookmarks' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Item list', 'Users']);
  await user.click(bar.getByRole('link', { name: 'Users' }));
  expect(location()?.pathname).toBe('/users/index');
});

it('has the starred pages that do not fit beside them in a menu', async () => {
  const starred = ['/items/index', '/users/index', '/customers/index', '/invoices/index', '/bills/index'].map(idOf);
  const { user, location } = openScreen(<Shortcuts />, { at: '/', server: () => ({ body: bookmarksOf(starred) }) });
  const bar = within(await screen.findByRole('navigation', { name: 'Bookmarks' }));
  expect(bar.getAllByRole('link')).toHaveLength(3);
  await user.click(bar.getByRole('button', { name: '2 more bookmarks' }));
  const others = await screen.findAllByRole('menuitem');
  const addresses = [...bar.getAllByRole('link', { hidden: true }), ...others].map((link) => link.getAttribute('href'));
  expect(addresses.toSorted()).toEqual(starred.map(addressOf).toSorted());
  await user.click(others[1] as HTMLElement);
  expect(location()?.pathname).toBe(addresses[4]);
});

it('is not there without any, and has none of a page that the role does not open', async () => {
  const starred = [idOf('/users/index')];
  openScreen(<Shortcuts />, {
    at: '/',
    rules: [{ action: 'read', subject: 'Auth' }],
    server: () => ({ body: bookmarksOf(starred) }),
  });
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('navigation')).toBeNull();
});
