import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fill, openSample } from '../demo/openSample.tsx';
import { ProfilePage } from './ProfilePage.tsx';

it('takes a like back, likes a comment, keeps what one says, and counts a vote', async () => {
  const { user } = openSample(<ProfilePage />, '/profile/index');
  const post = async () => within((await screen.findAllByRole('article'))[0] as HTMLElement);
  await user.click((await post()).getByRole('button', { name: 'You like this' }));
  await (await post()).findByRole('button', { name: 'Like', pressed: false });
  await fill(user, (await post()).getByRole('textbox'), 'Well built');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await (await post()).findByText('Well built')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vote for Oak' }));
  expect(await screen.findByText('83%')).toBeTruthy();
});

it('has facts, favourites and photos on tabs of their own, which the address keeps', async () => {
  const { user, location } = openSample(<ProfilePage />, '/profile/index');
  await user.click(await screen.findByRole('tab', { name: 'Photos' }));
  expect(await screen.findAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(9);
  expect(location()?.search).toBe('?tab=photos');
  await user.click(screen.getByRole('tab', { name: 'About' }));
  const [star] = await screen.findAllByRole('button', { pressed: false });
  const name = star?.getAttribute('aria-label') ?? '';
  await user.click(star as HTMLElement);
  expect(name).not.toBe('');
  expect(await screen.findAllByRole('button', { pressed: true })).not.toHaveLength(0);
});
