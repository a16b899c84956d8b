import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { openScreen } from '../testing/openScreen.tsx';
import { Paging } from './Paging.tsx';

it('shows one page until it is known how many there are', async () => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((done) => (answer = done));
  openScreen(
    <ListBase>
      <Paging />
    </ListBase>,
    {
      resource: 'items',
      at: '/items/index?page=2&perPage=10',
      server: async () => {
        await asked;
        return { body: [{ id: 1 }], total: 31 };
      },
    },
  );
  expect((await screen.findAllByRole('button', { name: /page/i })).map(({ textContent }) => textContent)).toContain('1');
  expect(screen.queryByText(/of 31/)).toBeNull();
  answer?.();
  await screen.findByText(/of 31/);
  expect(screen.getByRole('button', { name: /page 4/i })).toBeTruthy();
});
