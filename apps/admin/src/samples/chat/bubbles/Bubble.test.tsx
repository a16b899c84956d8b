import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import { Bubble } from './Bubble.tsx';

const firm = { id: 7, name: 'UAB Ąžuolas' };
function open(text: string, status = 200) {
  const paths: string[] = [];
  openScreen(<Bubble text={text} isOwn={false} />, {
    at: '/chat/index?contact=1',
    server: ({ path }) => {
      paths.push(path);
      return status === 200
        ? { body: firm }
        : { status, body: { statusCode: status, code: 'error.not_authorized', message: 'No' } };
    },
  });
  return paths;
}

it('shows a record that a message names as a card, once, with the way to it', async () => {
  const paths = open(`See ${window.location.origin}/customers/7/show and again /customers/7, please`);
  const card = await screen.findByRole('link', { name: /UAB Ąžuolas\s*Customer/ });
  expect(card.getAttribute('href')).toBe('/customers/7/show');
  expect(screen.getAllByRole('link', { name: /UAB Ąžuolas/ })).toHaveLength(1);
  expect(paths).toEqual(['/customers/7']);
});

it('shows no card of a record that the reader may not see, and asks nothing for addresses elsewhere', async () => {
  const paths = open('Look at /customers/7/show', 403);
  await waitFor(() => expect(paths).toEqual(['/customers/7']));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Look at /customers/7/show')).toBeTruthy();
});

it('leaves an address of another site a plain link', async () => {
  const paths = open('https://elsewhere.example/customers/7/show');
  expect((await screen.findByRole('link')).getAttribute('rel')).toContain('noopener');
  expect(paths).toEqual([]);
});
