import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rightSubjects } from '@kontor/abilities';
import { aCustomer } from '@kontor/demo-data';
import type { MadeWebhook, WholeWebhookDelivery, WebhookMessage, WebhookRecord } from '@kontor/domain';
import { settled } from '../../../test/settled.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { routesOf } from '../../platform/auth/check-routes.ts';
import { clock } from '../../platform/context/clock.ts';
import { RecordRoutes } from './record-routes.ts';
import { WebhookCourier } from './webhook-courier.ts';

type Received = { headers: IncomingHttpHeaders; body: string; message: WebhookMessage };
type Made = { id: number; version: number };

const hooks = '/api/v1/webhooks';
const deliveries = '/api/v1/webhook-deliveries';
const { now } = clock;
const threeDays = 3 * 86_400_000;

let api: TestApp;
let admin: Agent;
let server: Server;
let url = '';
let answers: (response: ServerResponse, received: Received) => void;
const received: Received[] = [];
beforeAll(async () => {
  api = await testApp({ KONTOR_WEBHOOK_ADDRESSES: 'all' });
  admin = await api.as('admin');
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const one = { headers: request.headers, body, message: JSON.parse(body) as WebhookMessage };
      received.push(one);
      answers(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  answers = taken;
});
afterEach(async () => {
  clock.now = now;
  answers = taken;
  received.length = 0;
  await api.sql('delete from webhook');
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const taken = (response: ServerResponse): unknown => response.writeHead(204).end();
const failing = (response: ServerResponse): unknown => response.writeHead(500).end('broken');
const add = async (input: object = {}, by = admin): Promise<MadeWebhook> =>
  (
    await by
      .post(hooks)
      .send({ name: 'Books', url, events: ['Customer'], content: 'record', ...input })
      .expect(201)
  ).body as MadeWebhook;
const read = async (id: number): Promise<WebhookRecord> => (await admin.get(`${hooks}/${id}`).expect(200)).body as WebhookRecord;
const plain = { legalCode: null, vatCode: null };
const customer = async (name: string): Promise<Made> =>
  (
    await admin
      .post('/api/v1/customers')
      .send(aCustomer({ name, ...plain }))
      .expect(201)
  ).body as Made;
const rename = async ({ id, version }: Made, name: string): Promise<Made> =>
  (
    await admin
      .put(`/api/v1/customers/${id}`)
      .send({ ...aCustomer({ name, ...plain }), version })
      .expect(200)
  ).body as Made;
async function serve(): Promise<void> {
  await settled(api);
  await api.app.get(WebhookCourier).serve();
}
const later = (ms: number): void => {
  const from = clock.now().getTime();
  clock.now = () => new Date(from + ms);
};
const logOf = async (webhookId: number) =>
  (await admin.get(listPath('webhook-deliveries', { filter: { webhookId }, sort: ['id', 'ASC'] })).expect(200))
    .body as WholeWebhookDelivery[];
const toldOf = () => received.map(({ message: { type, data } }) => [type, data.id]);
const signatureOf = (secret: string, { headers, body }: Received): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

describe('a webhook', () => {
  it('is told what happened since it is there, signed, with the record as its address answers it', async () => {
    await customer('Before');
    await settled(api);
    const { secret, record } = await add();
    expect([secret, record]).toMatchObject([/^whsec_[\w+/]{43}=$/, { ownerName: expect.any(String), active: true }]);
    const made = await customer('Acme');
    await serve();
    expect(toldOf()).toEqual([['Customer.create', made.id]]);
    const [{ headers, message }] = received as [Received];
    const { body } = await admin.get(`/api/v1/customers/${made.id}`).expect(200);
    expect(message.data).toEqual({ subject: 'Customer', id: made.id, kind: 'create', verb: 'create', record: body as object });
    expect(headers['webhook-signature']).toBe(signatureOf(secret, received[0] as Received));
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    await serve();
    expect(received).toHaveLength(1);
    const [kept] = await logOf(record.id);
    expect(kept).toMatchObject({
      type: 'Customer.create',
      state: 'delivered',
      attempts: 1,
      status: 204,
      error: null,
      nextAt: null,
    });
    expect(JSON.stringify(await logOf(record.id))).not.toContain('Acme');
    const { body: whole } = await admin.get(`${deliveries}/${kept?.id ?? 0}`).expect(200);
    expect((whole as WholeWebhookDelivery).request).toBe((received[0] as Received).body);
  });

  it('is told chosen events only, and the id alone unless the record was chosen', async () => {
    await add({ events: ['Customer.delete', 'Project'], content: undefined });
    const { id, version } = await customer('Gone soon');
    await admin.delete(`/api/v1/customers/${id}`).set('If-Match', `"${version}"`).expect(200);
    await serve();
    expect(received.map(({ message }) => message.data)).toEqual([{ subject: 'Customer', id, kind: 'delete', verb: 'delete' }]);
  });

  it('is told what its owner may read, and no more, at the moment of sending', async () => {
    const accountant = await api.asOwnRole([
      { action: ['read', 'create', 'update'], subject: ['Webhook', 'Customer'] },
      { action: 'read', subject: 'Customer', fields: ['creditLimit'], inverted: true },
    ]);
    await add({ events: ['Customer', 'Classifier'] }, accountant);
    const { id } = await customer('Seen');
    await admin.post('/api/v1/classifiers').send({ kind: 'unit', name: 'Pallet', code: 'pl' });
    await serve();
    expect(toldOf()).toEqual([['Customer.create', id]]);
    const { body } = await accountant.get(`/api/v1/customers/${id}`).expect(200);
    expect(received[0]?.message.data.record).toEqual(body);
    expect(Object.keys(body as object)).not.toContain('creditLimit');
    await api.sql('update user_account set active = false where id = $1', [accountant.userId]);
    await customer('Unseen');
    await serve();
    expect(received).toHaveLength(1);
    expect(await api.sql('select active, off_reason from webhook')).toEqual([{ active: false, off_reason: 'owner' }]);
  });

  it('is told of one record in order, also while it fails, and of another meanwhile', async () => {
    later(0);
    const { record } = await add();
    const one = await customer('One');
    answers = (response, { message }) => (message.data.id === one.id ? failing(response) : taken(response));
    await rename(one, 'Uno');
    const other = await customer('Other');
    await serve();
    expect(toldOf().toSorted()).toEqual(
      [
        ['Customer.create', one.id],
        ['Customer.create', other.id],
      ].toSorted(),
    );
    answers = taken;
    later(7000);
    await serve();
    expect(toldOf().slice(2)).toEqual([
      ['Customer.create', one.id],
      ['Customer.update', one.id],
    ]);
    expect((await logOf(record.id)).map(({ attempts, state }) => [attempts, state])).toEqual([
      [2, 'delivered'],
      [1, 'delivered'],
      [1, 'delivered'],
    ]);
    const ids = received.filter(({ message }) => message.type === 'Customer.create' && message.data.id === one.id);
    expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is tried for three days, then switched off with a notice, and goes on where it was when it is switched on', async () => {
    const { record } = await add();
    answers = failing;
    await customer('Waiting');
    let tries = 0;
    for (const end = now().getTime() + 2 * threeDays; clock.now().getTime() < end; later(3_600_000)) {
      await serve();
      tries = received.length;
      if (!(await read(record.id)).active) break;
    }
    expect(tries).toBeGreaterThanOrEqual(9);
    expect(tries).toBeLessThanOrEqual(12);
    expect(clock.now().getTime() - now().getTime()).toBeGreaterThanOrEqual(threeDays);
    const off = await read(record.id);
    expect(off).toMatchObject({ active: false, offReason: 'failing' });
    const [notice] = await api.sql(`select params from notification where kind = 'webhookSwitchedOff' and user_id = $1`, [
      admin.userId,
    ]);
    expect(notice).toEqual({ params: { name: 'Books' } });
    await customer('While it was off');
    answers = taken;
    await serve();
    expect(received).toHaveLength(tries);
    await settled(api);
    await admin.put(`${hooks}/${record.id}`).send({ name: 'Books', url, active: true, version: off.version }).expect(200);
    expect(await read(record.id)).toMatchObject({ active: true, offReason: null, failingSince: null });
    const after = await customer('After');
    await serve();
    expect(toldOf().slice(tries)).toContainEqual(['Customer.create', after.id]);
    expect(received.slice(tries).map(({ message }) => (message.data.record as { name: string }).name)).not.toContain(
      'While it was off',
    );
  });

  it('is switched off at once when its receiver says that it is gone', async () => {
    const { record } = await add();
    answers = (response) => response.writeHead(410).end();
    await customer('Farewell');
    await serve();
    expect(await read(record.id)).toMatchObject({ active: false, offReason: 'gone' });
  });

  it('has two secrets for a day after a change', async () => {
    const { secret, record } = await add();
    const { body } = await admin.post(`${hooks}/${record.id}/change-secret`).set('If-Match', `"${record.version}"`).expect(200);
    const changed = body as MadeWebhook;
    expect(changed.secret).not.toBe(secret);
    await customer('Both');
    await serve();
    const both = received[0] as Received;
    expect(both.headers['webhook-signature']).toBe([changed.secret, secret].map((one) => signatureOf(one, both)).join(' '));
    later(86_400_001);
    await customer('New');
    await serve();
    const alone = received[1] as Received;
    expect(alone.headers['webhook-signature']).toBe(signatureOf(changed.secret, alone));
    expect(JSON.stringify(await api.sql('select * from webhook'))).not.toMatch(/whsec_/);
  });

  it('is sent nothing while its secret cannot be decrypted, and everything after a change of it', async () => {
    const { record } = await add();
    await api.sql(`update webhook set secret = '1.00000000.AAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAA'`);
    const { id } = await customer('Unsigned');
    await serve();
    expect(received).toEqual([]);
    expect(await logOf(record.id)).toMatchObject([{ state: 'pending', attempts: 1, status: null, error: 'unreadableSecret' }]);
    const { body } = await admin.post(`${hooks}/${record.id}/change-secret`).set('If-Match', `"${record.version}"`).expect(200);
    later(7000);
    await serve();
    expect(toldOf()).toEqual([['Customer.create', id]]);
    const [one] = received as [Received];
    expect(one.headers['webhook-signature']).toBe(signatureOf((body as MadeWebhook).secret, one));
  });

  it('is not held up by a record that cannot be read, whose delivery is tried again and left out in the end', async () => {
    const { record } = await add();
    const routes = api.app.get(RecordRoutes);
    const broken = await customer('Broken');
    const readRecord = routes.read.bind(routes);
    const reading = jest
      .spyOn(routes, 'read')
      .mockImplementation((subject, id) =>
        id === broken.id ? Promise.reject(new Error('no such column')) : readRecord(subject, id),
      );
    const whole = await customer('Whole');
    await serve();
    expect(toldOf()).toEqual([['Customer.create', whole.id]]);
    expect(await logOf(record.id)).toMatchObject([{ state: 'pending', error: 'unreadableRecord' }, { state: 'delivered' }]);
    expect((await read(record.id)).failingSince).toBeNull();
    for (let attempt = 2; attempt <= 20; attempt += 1) {
      later(threeDays);
      await serve();
    }
    expect(await logOf(record.id)).toMatchObject([{ state: 'failed', error: 'unreadableRecord' }, { state: 'delivered' }]);
    expect((await read(record.id)).active).toBe(true);
    reading.mockRestore();
  });

  it('gets a test event at once, and a delivery again, both with the answer', async () => {
    const { record } = await add({ active: false });
    answers = failing;
    const { body: tested } = await admin.post(`${hooks}/${record.id}/test`).send({}).expect(200);
    expect(tested).toMatchObject({
      type: 'Webhook.test',
      state: 'failed',
      status: 500,
      answer: 'broken',
      attempts: 1,
      nextAt: null,
    });
    answers = taken;
    const { id } = tested as WholeWebhookDelivery;
    const { body: again } = await admin.post(`${deliveries}/${id}/send`).send({}).expect(200);
    expect(again).toMatchObject({ id, state: 'delivered', status: 204, attempts: 2 });
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      (tested as WholeWebhookDelivery).messageId,
      (tested as WholeWebhookDelivery).messageId,
    ]);
  });

  it('is served once, however many processes serve it', async () => {
    await add();
    for (let number = 0; number < 5; number += 1) await customer(`Many ${number}`);
    await settled(api);
    const courier = api.app.get(WebhookCourier);
    await Promise.all([courier.serve(), courier.serve(), courier.serve()]);
    await courier.serve();
    expect(received).toHaveLength(5);
  });

  it('starts anew with a cursor of another database, as after a restored backup', async () => {
    await add();
    await api.sql(`update webhook_state set cursor = 'ffffffff-1-1'`);
    await customer('Of the former database');
    await serve();
    const { id } = await customer('Of this database');
    await serve();
    expect(toldOf()).toEqual([['Customer.create', id]]);
  });

  it('is refused with an event that there is not, and with an address that is none', async () => {
    const post = (input: object) => admin.post(hooks).send({ name: 'x', url, ...input });
    expect((await post({ events: ['Customer.read'] }).expect(422)).body).toMatchObject({
      errors: { 'events.0': { code: 'webhook.unknown_event' } },
    });
    expect((await post({ url: 'https://me:secret@example.com' }).expect(400)).body).toMatchObject({
      errors: { url: { code: 'webhook.not_an_address' } },
    });
    const { record } = await add();
    await customer('x');
    await settled(api);
    answers = failing;
    await serve();
    const [waiting] = await logOf(record.id);
    expect(
      (
        await admin
          .post(`${deliveries}/${waiting?.id ?? 0}/send`)
          .send({})
          .expect(409)
      ).body,
    ).toMatchObject({
      code: 'webhook.still_pending',
    });
  });

  it('is set up, changed and read along by nobody who lacks a right of its owner', async () => {
    const { record } = await add();
    await customer('Secret');
    await serve();
    const other = await api.asOwnRole([{ action: ['read', 'create', 'update', 'delete', 'send'], subject: 'Webhook' }]);
    const refused = { code: 'user.role_exceeds_yours' };
    const path = `${hooks}/${record.id}`;
    const version = `"${record.version}"`;
    const asked = [
      other.put(path).send({ name: 'Mine', url: 'https://mine.example', version: record.version }),
      other.delete(path).set('If-Match', version),
      other.post(`${path}/change-secret`).set('If-Match', version),
      other.post(`${path}/test`).send({}),
    ];
    for (const one of asked) expect((await one.expect(403)).body).toMatchObject(refused);
    const [kept] = await logOf(record.id);
    const { body } = await other.get(`${deliveries}/${kept?.id ?? 0}`).expect(200);
    expect(body).toMatchObject({ request: null, answer: null, status: 204 });
    await other
      .post(`${deliveries}/${kept?.id ?? 0}/send`)
      .send({})
      .expect(403);
  });

  it('is neither added nor left outside of a right to some of them only', async () => {
    const some = await api.asOwnRole([
      { action: ['read', 'create', 'update', 'delete', 'send'], subject: 'Webhook', conditions: { name: 'Mine' } },
    ]);
    await some.post(hooks).send({ name: 'Other', url }).expect(403);
    const { record } = await add({ name: 'Mine' }, some);
    await some.put(`${hooks}/${record.id}`).send({ name: 'Other', url, version: record.version }).expect(403);
    const { record: ofAdmin } = await add();
    await some.post(`${hooks}/${ofAdmin.id}/test`).send({}).expect(404);
    await some.put(`${hooks}/${ofAdmin.id}`).send({ name: 'Mine', url, version: ofAdmin.version }).expect(404);
    expect((await some.get(hooks).expect(200)).body).toHaveLength(1);
    const tested = async (id: number, by: Agent) =>
      ((await by.post(`${hooks}/${id}/test`).send({}).expect(200)).body as WholeWebhookDelivery).id;
    const [mine, other] = [await tested(record.id, some), await tested(ofAdmin.id, admin)];
    expect((await some.get(deliveries).expect(200)).body).toMatchObject([{ id: mine }]);
    await some.get(`${deliveries}/${mine}`).expect(200);
    await some.get(`${deliveries}/${other}`).expect(404);
    await some.post(`${deliveries}/${other}/send`).send({}).expect(404);
  });

  it('can tell the record of every noun that a person can choose, except of those without an address of single records', () => {
    const names = new Set(
      routesOf(api.app)
        .filter(({ method, path }) => method === 'GET' && path.endsWith('/:id'))
        .map(({ path }) => path),
    );
    const pathOf = (subject: string) => subject.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    const without = rightSubjects.filter((subject) =>
      [pathOf(subject), `${pathOf(subject)}s`, pathOf(subject).replace(/y$/, 'ies')].every(
        (name) => !names.has(`/api/v1/${name}/:id`),
      ),
    );
    expect(without).toEqual(['Organisation', 'Dashboard', 'Audit']);
  });
});
