import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccessPointRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { accessPointPatience } from '../../firm/access-point/https-access-point.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { deliveryWorld, type DeliveryWorld } from './deliveries.sample.ts';

const { ms } = accessPointPatience;
let api: TestApp;
let admin: Agent;
let world: DeliveryWorld;
beforeAll(async () => {
  api = await testApp();
  world = await deliveryWorld(api);
  ({ admin } = world);
  accessPointPatience.ms = 300;
});
afterAll(async () => {
  accessPointPatience.ms = ms;
  await world.server.close();
  await api.close();
  await stopDrawing();
});

const path = '/api/v1/access-point/1';
const read = async () => (await admin.get(path).expect(200)).body as AccessPointRecord;
const set = async (body: object) => admin.put(path).send({ ...body, version: (await read()).version });
const test = () => admin.post(`${path}/test`).send({});
const stored = async () =>
  (await api.sql<{ token: string | null; news_secret: string }>(`select token, news_secret from access_point`))[0];

it('is missing at first: what is to go by it says so, and goes when it is sent again', async () => {
  expect(await read()).toEqual({ id: 1, version: 0, address: null, hasToken: false });
  expect((await test().expect(409)).body).toMatchObject({ code: 'access_point.not_set_up' });
  const id = await world.issued();
  expect(await world.runAll()).toEqual([]);
  expect(await world.deliveries(id)).toMatchObject([{ state: 'failed', problem: 'notSetUp' }]);
  await world.setUp();
  await admin.post(`/api/v1/invoices/${id}/e-invoice/deliveries/again`).send({}).expect(200);
  await world.runAll();
  expect(await world.deliveries(id)).toMatchObject([{ edition: 1, state: 'sent' }]);
  await test().expect(200);
});

it('keeps its token encrypted, shows it to nobody, and forgets it when the address changes', async () => {
  const { address } = world.server;
  expect((await set({ address })).body).toEqual({ id: 1, version: 1, address, hasToken: true });
  const before = await stored();
  expect(before?.token).not.toContain(world.server.token);
  expect(before?.news_secret).toMatch(/^1\./);
  const { body } = await set({ address: 'https://other.example' });
  expect(body).toMatchObject({ address: 'https://other.example', hasToken: false });
  expect((await stored())?.news_secret).not.toBe(before?.news_secret);
  const { body: history } = await admin.get('/api/v1/audit').query({ filter: JSON.stringify({ subject: 'AccessPoint' }) });
  expect(JSON.stringify(history)).not.toContain(world.server.token);
});

it.each(['http://ap.example.com', 'https://me:secret@ap.example.com', 'ap.example.com', 'file:///etc/passwd'])(
  'refuses the address %s',
  async (address) => {
    const { status, body } = await set({ address });
    expect([status, body]).toMatchObject([400, { errors: { address: { code: 'access_point.not_an_address' } } }]);
  },
);

it('says when it does not accept the token, at the test and on the document', async () => {
  await set({ address: world.server.address, token: 'wrong' });
  expect((await test().expect(422)).body).toMatchObject({ code: 'access_point.token_refused' });
  const id = await world.issued();
  expect(await world.runAll()).toEqual([]);
  expect(await world.deliveries(id)).toMatchObject([{ state: 'failed', problem: 'tokenRefused' }]);
});

it('says when nobody answers, in time, and never follows to another address', async () => {
  const redirecting = createServer((_, response) =>
    response.writeHead(302, { Location: `${world.server.address}/status` }).end(),
  );
  const silent = createServer(() => undefined);
  for (const server of [redirecting, silent]) {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await set({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'secret' });
    world.server.asked.length = 0;
    expect((await test().expect(422)).body).toMatchObject({ code: 'access_point.no_answer' });
    expect(world.server.asked).toEqual([]);
    server.closeAllConnections();
    server.close();
  }
});

it('is seen and changed with all rights only', async () => {
  const accountant = await api.as('accountant');
  await accountant.get(path).expect(403);
  await accountant.put(path).send({ address: 'https://ap.example.com', version: 0 }).expect(403);
  await accountant.post(`${path}/test`).send({}).expect(403);
  await accountant.delete(path).send({ version: 1 }).expect(403);
});

it('is removed', async () => {
  const { version } = await read();
  await admin
    .delete(path)
    .send({ version: version + 1 })
    .expect(409);
  await admin.delete(path).send({ version }).expect(200);
  expect(await read()).toMatchObject({ version: 0, address: null });
});
