import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { richTextWords } from '../../platform/richText/index.ts';
import { fill, openSample } from '../demo/openSample.tsx';
import { BlogForm } from './BlogForm.tsx';

beforeAll(() => richTextWords.load('en'));

it('changes title, slug, status, categories and text of a post, and refuses a bad slug', async () => {
  const { user, writes } = openSample(<BlogForm />, '/blog/edit?id=3');
  await fill(user, await screen.findByRole('textbox', { name: /^Title/ }), 'A game for planners');
  const slug = screen.getByRole('textbox', { name: /^Slug/ });
  await fill(user, slug, 'Not A Slug!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(slug).toHaveProperty('ariaInvalid', 'true'));
  expect(writes).toEqual([]);
  await fill(user, slug, 'game-for-planners');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  act(() => text.focus());
  const [, bar] = await screen.findAllByRole('toolbar', { name: 'Formatting' });
  await user.click(within(bar as HTMLElement).getByRole('button', { name: 'Numbered list' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(writes[0]).toMatchObject({
    path: '/blog/list/data/edit',
    body: { blogTitle: 'A game for planners', slug: 'game-for-planners', status: 'Published' },
  });
  expect(writes[0]?.body['content']).toMatch(/<ol><li>/);
  expect(writes[0]?.body['blogCategories']).toEqual(expect.arrayContaining([expect.any(String)]));
  expect(await screen.findByDisplayValue('game-for-planners')).toBeTruthy();
});
