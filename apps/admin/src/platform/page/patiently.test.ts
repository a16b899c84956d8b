import { afterEach, expect, it, jest } from '@jest/globals';
import { patiently } from './patiently.ts';

const connection = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
afterEach(() => void jest.restoreAllMocks());

it('waits for the connection where a chunk cannot come', async () => {
  connection(false);
  let tries = 0;
  const loaded = patiently(() => (++tries === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve('a page')));
  await Promise.resolve();
  connection(true);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('a page');
  expect(tries).toBe(2);
});

it('fails at once where nothing is lost by it', async () => {
  await expect(patiently(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
