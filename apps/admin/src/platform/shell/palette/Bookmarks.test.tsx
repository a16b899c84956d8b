import { describe, expect, it } from '@jest/globals';
import { bookmarksOf, pages } from '@kontor/domain';
import { screen, waitFor } from '@testing-library/react';
import { openScreen, type Answer } from '../../testing/openScreen.tsx';
import { PaletteBody } from './PaletteBody.tsx';

const idOf = (link: string): number => pages.find((page) => page.link === link)?.id ?? 0;
const pageNames = (): string[] =>
  screen
    .getAllByRole('option')
    .map((option) => option.textContent ?? '')
    .slice(0, 4);

function openPalette(bookmarked: number[], update: Answer = { body: null }) {
  return openScreen(<PaletteBody onClose={() => undefined} />, {
    resource: 'customers',
    at: '/customers/index',
    server: ({ path }) => (path === '/api/bookmarks/data' ? { body: bookmarksOf(bookmarked) } : update),
  });
}

describe('bookmarks in the palette', () => {
  it('lead the pages, as the server keeps them', async () => {
    openPalette([idOf('/users/index'), idOf('/items/index')]);
    await waitFor(() => expect(pageNames().slice(0, 2)).toEqual(['Item list', 'Users']));
  });

  it('are kept by the server, and shown at once', async () => {
    const { user, writes } = openPalette([idOf('/users/index')]);
    await waitFor(() => expect(pageNames()[0]).toBe('Users'));
    await user.click(screen.getByTitle('Remove the bookmark of Users'));
    await waitFor(() => expect(pageNames()[0]).not.toBe('Users'));
    expect(writes.map(({ path, body }) => [path, body])).toEqual([['/api/bookmarks/update', { id: idOf('/users/index') }]]);
  });

  it('stay as they were when the server refuses', async () => {
    const { user, writes } = openPalette([idOf('/users/index')], {
      status: 503,
      body: { statusCode: 503, code: 'error.busy', message: 'Busy', requestId: 'x' },
    });
    await waitFor(() => expect(pageNames()[0]).toBe('Users'));
    await user.click(screen.getByTitle('Remove the bookmark of Users'));
    await waitFor(() => expect(writes).toHaveLength(1));
    await waitFor(() => expect(pageNames()[0]).toBe('Users'));
  });
});
