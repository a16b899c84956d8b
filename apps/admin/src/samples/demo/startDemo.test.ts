import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Contents, Rows } from '@kontor/demo-data/recording';
import { todayIn } from '@kontor/domain';
import { startDemo } from './startDemo.ts';

const contents: Contents = {
  day: '2026-03-02',
  timeZone: 'Europe/Vilnius',
  calls: {
    'GET /api/v1/customers': { kind: 'list', list: 'customers' },
    'GET /api/v1/customers/{id}': { kind: 'record', list: 'customers' },
    'PUT /api/v1/customers/{id}': { kind: 'refused' },
    'GET /api/v1/time-entries/days': { kind: 'answers', part: 'time-entries' },
  },
  lists: {
    customers: { fields: { id: 'whole', name: 'text' }, questions: {}, names: ['name'], search: ['name'], sort: ['name', 'ASC'] },
  },
};
const customers: Rows = {
  rows: {
    fields: ['id', 'name'],
    columns: [
      [1, 2, 3],
      ['Žilvinas, UAB', 'Fjord AS', 'Čiurlionis, MB'],
    ],
  },
  questions: {},
  hasDetails: false,
};
const recording: Record<string, unknown> = {
  '/recorded/contents.json': contents,
  '/recorded/rows/customers.json': customers,
  '/recorded/answers/time-entries.json': { '/api/v1/time-entries/days?from=2026-03-01&to=2026-03-31': [{ minutes: 480 }] },
};
const network = jest.fn<typeof fetch>();
const { Date: actual, XMLHttpRequest: browserRequest } = globalThis;
let headers: Headers;

const asked = (): unknown[] => network.mock.calls.map(([address]) => address);

beforeEach(async () => {
  network.mockReset().mockImplementation(async (address) => {
    const part = recording[address as string];
    return part ? new Response(JSON.stringify(part)) : new Response('from afar');
  });
  window.fetch = network;
  await startDemo();
  const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
  const signedIn = await fetch('/jwt/login', { method: 'POST', body });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  headers = new Headers({ Authorization: `Bearer ${accessToken}`, 'Accept-Language': 'lt' });
});
afterEach(() => {
  Object.assign(globalThis, { Date: actual, XMLHttpRequest: browserRequest });
});

describe('the admin without a server', () => {
  it('signs in and reads what was recorded, each part when it is first needed', async () => {
    expect(asked()).toEqual(['/recorded/contents.json']);
    const page = await fetch('/api/v1/customers?range=[0,1]', { headers });
    expect([page.status, page.headers.get('Content-Range')]).toEqual([200, 'customers 0-1/3']);
    expect(await page.json()).toEqual([
      { id: 3, name: 'Čiurlionis, MB' },
      { id: 2, name: 'Fjord AS' },
    ]);
    expect(await (await fetch('/api/v1/customers/1', { headers })).json()).toEqual({ id: 1, name: 'Žilvinas, UAB' });
    expect((await fetch('/api/v1/customers/4', { headers })).status).toBe(404);
    expect(asked()).toEqual(['/recorded/contents.json', '/recorded/rows/customers.json']);
    const gone = await fetch('/apps/users/delete?id=1', { method: 'DELETE', headers });
    expect([gone.status, await gone.text()]).toEqual([200, '']);
  });

  it('lives on the day of the recording', () => {
    expect(todayIn('Europe/Vilnius', new Date())).toBe('2026-03-02');
    expect(todayIn('Europe/Vilnius', new Date(Date.now()))).toBe('2026-03-02');
    expect(new Date('2020-05-06').toISOString()).toBe('2020-05-06T00:00:00.000Z');
    expect(new actual() instanceof Date).toBe(true);
  });

  it('refuses to write, and a figure that was not recorded', async () => {
    const days = (from: string) => fetch(`/api/v1/time-entries/days?to=2026-03-31&from=${from}`, { headers });
    expect(await (await days('2026-03-01')).json()).toEqual([{ minutes: 480 }]);
    for (const answer of [
      await days('2026-03-02'),
      await fetch('/api/v1/customers/1', { method: 'PUT', headers, body: '{"name":"x"}' }),
    ])
      expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ code: 'demo.needs_server' })]);
  });

  it.each(['/pricing/data', '/api/v1/customers'])('refuses %s without a token, as the API does', async (path) => {
    const answer = await fetch(path);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'error.not_signed_in' })]);
  });

  it.each(['/assets/a.js', 'https://elsewhere.example/pricing/data', '/apps/unknown', '/api/v1/unknown'])(
    'sends %s to the network',
    async (path) => {
      expect(await (await fetch(path)).text()).toBe('from afar');
      expect(asked().at(-1)).toBe(path);
    },
  );
});
