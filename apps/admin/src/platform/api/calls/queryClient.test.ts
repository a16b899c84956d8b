import { expect, it } from '@jest/globals';
import { HttpError } from 'react-admin';
import { makeQueryClient } from './queryClient.ts';

it.each([
  ['a refusal', new HttpError('No.', 403, {}), 1],
  ['a broken rule', new HttpError('No.', 422, {}), 1],
  ['too many at once', new HttpError('Wait.', 429, {}), 2],
  ['a busy server', new HttpError('Busy.', 503, {}), 2],
  ['no network', new TypeError('Failed to fetch'), 2],
])('after %s, the same is asked as often as it may help', async (_what, error, times) => {
  let asked = 0;
  const read = makeQueryClient({ retryDelay: 0 }).fetchQuery({
    queryKey: ['one'],
    retry: makeQueryClient().getDefaultOptions().queries?.retry,
    queryFn: () => {
      asked += 1;
      return Promise.reject(error);
    },
  });
  await expect(read).rejects.toBe(error);
  expect(asked).toBe(times);
});
