import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { deliveryWorld, type DeliveryWorld } from './deliveries.sample.ts';

let api: TestApp;
let world: DeliveryWorld;
let key: string;
let secret: string;
let id: number;
beforeAll(async () => {
  api = await testApp();
  world = await deliveryWorld(api);
  await world.setUp();
  id = await world.issued();
  await world.runAll();
  const [document] = world.server.taken;
  key = document?.key ?? '';
  secret = document?.news.secret ?? '';
});
afterAll(async () => {
  await world.server.close();
  await api.close();
  await stopDrawing();
});

const tell = (body: object, by = secret) =>
  api.visitor
    .post('/api/v1/access-point/news')
    .set('X-Access-Point-Secret', by)
    .send({ key, state: 'delivered', ...body });
const stateOf = async () => {
  await world.runAll();
  return (await world.deliveries(id)).map(({ state }) => state);
};

it('answers the same without the secret and with a wrong one, and takes nothing', async () => {
  const answers = await Promise.all([tell({}, ''), tell({}, 'guessed'), tell({ key: 'unknown' }, 'guessed')]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ body }) => (body as { code: string }).code)).size).toBe(1);
  await api.visitor.post('/api/v1/access-point/news').send({ key, state: 'delivered' }).expect(404);
  expect(await stateOf()).toEqual(['sent']);
});

it('answers the same for a key that it does not know', async () => {
  const { body, status } = await tell({ key: 'unknown' });
  expect([status, body]).toEqual([204, {}]);
  expect(await world.runAll()).toEqual([]);
});

it('refuses a state that there is not', async () => {
  await tell({ state: 'queued' }).expect(400);
  await tell({ state: 'eaten' }).expect(400);
});

it('takes news that come repeatedly and out of order', async () => {
  for (const state of ['delivered', 'accepted', 'delivered', 'sent', 'rejected'])
    await tell({ state, reason: 'late' }).expect(204);
  expect(await stateOf()).toEqual(['delivered']);
  const { body } = await world.admin
    .get('/api/v1/audit')
    .query({ filter: JSON.stringify({ subject: 'Invoice', subjectId: id, verb: 'deliver' }) });
  const changes = (body as { actor: string; changes: { eInvoiceDelivery: unknown[] } }[]).map(
    (entry) => entry.changes.eInvoiceDelivery,
  );
  expect(changes).toEqual([
    ['sent', 'delivered'],
    ['queued', 'sent'],
    [null, 'queued'],
  ]);
});

it('takes a rejection with its reason, and tells it once', async () => {
  const other = await world.issued();
  await world.runAll();
  const rejected = { key: world.server.taken.at(-1)?.key, state: 'rejected', reason: 'Unknown order number' };
  for (let time = 0; time < 3; time++) await tell(rejected).expect(204);
  await world.runAll();
  expect(await world.deliveries(other)).toMatchObject([{ state: 'rejected', reason: 'Unknown order number' }]);
  const news = await api.sql(`select id from notification where kind = 'eInvoiceRejected' and user_id = $1 and subject_id = $2`, [
    world.admin.userId,
    other,
  ]);
  expect(news).toHaveLength(1);
});

it('is limited by address', async () => {
  await api.sql(`update attempt set count = 300`);
  await tell({}).expect(429);
  await api.sql(`delete from attempt`);
});

it('needs the rights to the document to be read and sent again', async () => {
  const employee = await api.as('employee');
  await employee.get(`/api/v1/invoices/${id}/e-invoice/deliveries`).expect(403);
  await employee.post(`/api/v1/invoices/${id}/e-invoice/deliveries/again`).send({}).expect(403);
  const auditor = await api.as('auditor');
  expect(await world.deliveries(id, 'invoices', auditor)).toHaveLength(1);
  await auditor.post(`/api/v1/invoices/${id}/e-invoice/deliveries/again`).send({}).expect(403);
});
