import { expect, it } from '@jest/globals';
import { bookmarksOf, pages } from '@kontor/domain';
import { screen, within } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const idOf = (link: string): number => pages.find((page) => page.link === link)?.id ?? 0;

it('shows what is starred as shortcuts, each with its name and its address', async () => {
  const starred = ['/items/index', '/users/index'].map(idOf);
  const { user, location } = openScreen(<Shortcuts />, { at: '/', server: () => ({ body: bookmarksOf(starred) }) });
  const bar = within(await screen.findByRole('navigation', { name: 'Bookmarks' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Item list', 'Users']);
  await user.click(bar.getByRole('link', { name: 'Users' }));
  expect(location()?.pathname).toBe('/users/index');
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
