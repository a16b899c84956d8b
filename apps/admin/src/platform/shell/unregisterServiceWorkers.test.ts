import { afterEach, expect, it } from '@jest/globals';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';

const given = (serviceWorker: unknown): void => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
};
afterEach(() => given(undefined));

it('sends every service worker away that another build has left, even when one refuses', async () => {
  const left: string[] = [];
  const worker = (name: string) => ({ unregister: () => Promise.resolve(Boolean(left.push(name))) });
  const stubborn = { unregister: () => Promise.reject(new Error('no')) };
  given({ getRegistrations: () => Promise.resolve([worker('a'), stubborn, worker('b')]) });
  await unregisterServiceWorkers();
  expect(left).toEqual(['a', 'b']);
});

it('does nothing where there are none, or where they are forbidden', async () => {
  await unregisterServiceWorkers();
  given({ getRegistrations: () => Promise.reject(new Error('insecure')) });
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
