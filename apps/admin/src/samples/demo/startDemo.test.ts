import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startDemo } from './startDemo.ts';

const network = jest.fn<typeof fetch>();

beforeEach(async () => {
  network.mockReset().mockImplementation(async () => new Response('from afar'));
  window.fetch = network;
  await startDemo();
});

describe('the admin without a server', () => {
  it('signs in and reads with what lies in the page', async () => {
    const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
    const signedIn = await fetch('/jwt/login', { method: 'POST', body });
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    const headers = new Headers({ Authorization: `Bearer ${accessToken}` });
    const customers = await fetch('/api/v1/customers?range=[0,1]', { headers });
    expect([customers.status, customers.headers.get('Content-Range')]).toEqual([200, 'customers 0-1/40']);
    const gone = await fetch('/apps/users/delete?id=1', { method: 'DELETE', headers });
    expect([gone.status, await gone.text()]).toEqual([200, '']);
    expect(network).not.toHaveBeenCalled();
  });

  it('refuses without a token, as the API does', async () => {
    const answer = await fetch('/pricing/data');
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'error.not_signed_in' })]);
  });

  it.each(['/assets/a.js', 'https://elsewhere.example/pricing/data', '/apps/unknown'])(
    'sends %s to the network',
    async (path) => {
      expect(await (await fetch(path)).text()).toBe('from afar');
      expect(network).toHaveBeenCalledTimes(1);
    },
  );
});
