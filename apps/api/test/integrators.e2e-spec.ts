import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aCustomer } from '@kontor/demo-data';
import { tokenOf } from '@kontor/domain';
import { newSecret, signedHeaders } from '../src/people/webhooks/signature.ts';
import { hashToken } from '../src/platform/auth/tokens.ts';
import { store } from './builders/store.ts';
import { anApiToken } from './builders/user.ts';
import { settled } from './settled.ts';
import { addressOf, testApp, type Agent, type TestApp } from './test-app.ts';

type Copy = Map<number, { id: number; name: string }>;
type Verify = { verifyWebhook: (secret: string, headers: object, body: string, now?: number) => unknown };
type Recipe = { keepCopy: (given: { url: string; token: string; copy: Copy; cursor?: string }) => Promise<string> };

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

it('keeps a copy of the customers by a token and the changes', async () => {
  const { keepCopy } = (await import(new URL('../../../docs/integrators/keep-a-copy.mjs', import.meta.url).href)) as Recipe;
  const token = tokenOf(Array.from({ length: 60 }, (_, at) => at)) ?? '';
  const person = await api.as('accountant');
  await store(api, anApiToken({ userId: person.userId, tokenHash: hashToken(token), rights: ['Customer.read'] }));
  const url = addressOf(api);
  const add = async (name: string) => {
    const sent = aCustomer({ name, legalCode: null, vatCode: null });
    return ((await admin.post('/api/v1/customers').send(sent).expect(201)).body as { id: number }).id;
  };
  const [one, two] = [await add('One'), await add('Two')];
  const copy: Copy = new Map();
  await settled(api);
  const cursor = await keepCopy({ url, token, copy });
  expect([...copy.values()].map(({ name }) => name)).toEqual(['One', 'Two']);
  await admin.delete(`/api/v1/customers/${one}`).set('If-Match', '"1"').expect(200);
  await admin
    .put(`/api/v1/customers/${two}`)
    .send({ ...aCustomer({ name: 'Second', legalCode: null, vatCode: null }), version: 1 })
    .expect(200);
  const three = await add('Three');
  await settled(api);
  const next = await keepCopy({ url, token, copy, cursor });
  expect([...copy.values()].map(({ id, name }) => [id, name])).toEqual([
    [two, 'Second'],
    [three, 'Three'],
  ]);
  expect(await keepCopy({ url, token, copy, cursor: next })).toBe(next);
});

it('verifies what a webhook receives, and nothing else', async () => {
  const { verifyWebhook } = (await import(
    new URL('../../../docs/integrators/verify-webhook.mjs', import.meta.url).href
  )) as Verify;
  const [secret, former] = [newSecret(), newSecret()];
  const body = JSON.stringify({ type: 'Invoice.send' });
  const now = Date.now();
  const headers = signedHeaders([secret, former], { messageId: 'msg_1', seconds: Math.floor(now / 1000), body });
  for (const one of [secret, former]) expect(verifyWebhook(one, headers, body)).toEqual({ type: 'Invoice.send' });
  const wrong: [string, object, string, number?][] = [
    [newSecret(), headers, body],
    [secret, headers, `${body} `],
    [secret, { ...headers, 'webhook-id': 'msg_2' }, body],
    [secret, { ...headers, 'webhook-signature': 'v1,' }, body],
    [secret, {}, body],
    [secret, headers, body, now + 301_000],
  ];
  for (const given of wrong) expect(() => verifyWebhook(...given)).toThrow();
  // The example of the scheme itself.
  const example = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  expect(verifyWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example, '{"test": 2432232314}', 1_614_265_330_000)).toEqual({
    test: 2_432_232_314,
  });
});
