import { afterEach, expect, it } from '@jest/globals';
import type { AbilityRule } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { WelcomePage } from './WelcomePage.tsx';

afterEach(cleanup);

const account = {
  id: 3,
  version: 1,
  username: 'ruta',
  displayName: 'ruta',
  firstName: '',
  lastName: '',
  phone: null,
  language: 'en',
};
const open = (done: boolean, rules?: AbilityRule[]) =>
  openScreen(<WelcomePage />, {
    at: '/welcome',
    rules,
    server: ({ path }) => ({ body: path === '/setup' ? { steps: {}, done, nextNumber: null } : account }),
  });

it('asks the names, which take the place of the user name, and goes on to set up an empty installation', async () => {
  const { user, writes, location } = open(false);
  await user.type(await screen.findByLabelText(/First name/), 'Rūta');
  await user.type(screen.getByLabelText(/Last name/), 'Petraitė');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location()?.pathname).toBe('/setup'));
  expect(writes[0]).toMatchObject({
    method: 'PUT',
    path: '/account',
    body: { firstName: 'Rūta', lastName: 'Petraitė', displayName: 'Rūta Petraitė', version: 1 },
  });
});

it('can be left for later, and leads to the start where everything is set up', async () => {
  const { user, writes, location } = open(true);
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(location()?.pathname).toBe('/'));
  expect(writes).toHaveLength(0);
});

it('asks for the first name before it goes on', async () => {
  const { user, writes } = open(true);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Please enter your first name.');
  expect(writes).toHaveLength(0);
});

it('asks only once it knows where it leads, so that nobody is too quick for the set-up', async () => {
  let tell = (): void => undefined;
  const known = new Promise<void>((done) => (tell = done));
  const asked: string[] = [];
  openScreen(<WelcomePage />, {
    at: '/welcome',
    server: async ({ path }) => {
      asked.push(path);
      if (path !== '/setup') return { body: account };
      await known;
      return { body: { steps: {}, done: false, nextNumber: null } };
    },
  });
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['/account', '/setup'])));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  expect(screen.queryByLabelText(/First name/)).not.toBeInTheDocument();
  tell();
  expect(await screen.findByLabelText(/First name/)).toBeVisible();
});
