import { expect, it } from '@jest/globals';
import type { ErrorLogRecord } from '@kontor/domain';
import { screen } from '@testing-library/react';
import { openScreen } from '../testing/openScreen.tsx';
import '../../resources.ts';
import { LogList } from './LogList.tsx';

const now = new Date().toISOString();
const anError = (id: number, resolvedAt: string | null): ErrorLogRecord => ({
  id,
  source: 'browser',
  level: 'error',
  message: `Error ${id}`,
  stack: null,
  route: '/users/index',
  count: 1,
  firstAt: now,
  lastAt: now,
  requestId: null,
  userId: null,
  resolvedAt,
});
const errors = [anError(1, null), anError(2, null), anError(3, now)];

it('counts in its tabs what is listed, and what is resolved only when that is asked for', async () => {
  const { user } = openScreen(<LogList />, {
    resource: 'logs',
    at: '/logs/index',
    server: ({ query }) => {
      const filter = JSON.parse(query.get('filter') ?? '{}') as { source?: string; resolvedAt?: null };
      const found = errors.filter((one) => filter.resolvedAt === undefined || one.resolvedAt === null);
      return { body: found.filter(({ source }) => !filter.source || filter.source === source) };
    },
  });
  await screen.findByRole('tab', { name: 'All 2' });
  await screen.findByRole('tab', { name: 'Browser 2' });
  await screen.findByRole('tab', { name: 'Server 0' });
  // Right to left, it would otherwise read `users/index/`.
  expect(screen.getAllByText('/users/index').map(({ dir }) => dir)).toEqual(['ltr', 'ltr']);
  await user.click(screen.getByLabelText('Show resolved ones too'));
  await screen.findByRole('tab', { name: 'All 3' });
});
