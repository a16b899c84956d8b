import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accessPointServer, type AccessPointServer } from '../../../test/access-point-server.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { verify } from '../../tools/verify.ts';
import { anEInvoiceFile, buyerOfFiles, sendEInvoice } from './received.sample.ts';

let api: TestApp;
let server: AccessPointServer;
let admin: Agent;
let accountant: Agent;
beforeAll(async () => {
  [api, server] = [await testApp(), await accessPointServer()];
  [admin, accountant] = [await api.as('admin'), await api.as('accountant')];
  await api.as('employee');
  await store(api, aTaxRate({ isDefault: true, validFrom: '2020-01-01' }));
  await api.sql(`update organisation set name = $1, legal_code = $2, vat_code = $3, country = 'LT', is_vat_registered = true`, [
    ...[buyerOfFiles.name, buyerOfFiles.legalCode, buyerOfFiles.vatCode],
  ]);
  await api.sql(`update user_account set language = 'lt' where id = $1`, [accountant.userId]);
});
beforeEach(async () => {
  server.arrived.clear();
  server.asked.length = 0;
  server.is('takes');
  await api.sql('delete from notification');
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await server.close();
  await api.close();
});

const setUp = (token = server.token) =>
  admin.put('/api/v1/access-point/1').send({ address: server.address, token, version: 0 }).expect(200);
const take = async (): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'takeArrivedEInvoices')
    ?.work({} as never, api.em(), false);
const file = (number: string): string => anEInvoiceFile({ change: () => ({ number }) });
const bills = (number: string) =>
  api.sql<{ status: string; total: number; vendor: string }>(
    `select b.status, b.total::float8 as total, v.name as vendor from bill b join vendor v on v.id = b.vendor_id where b.number = $1`,
    [number],
  );
const told = () =>
  api.sql<{ userId: number; kind: string; params: object }>(
    `select user_id as "userId", kind, params from notification order by user_id, id`,
  );

it('asks nobody before an access point is set up', async () => {
  server.arrived.set('a', file('AP-0'));
  await take();
  expect(server.asked).toEqual([]);
  await setUp();
});

it('becomes a draft bill, is taken from the access point, and those who enter bills hear of it', async () => {
  server.arrived.set('first one', file('AP-1'));
  await take();
  expect(await bills('AP-1')).toEqual([{ status: 'draft', total: 121, vendor: 'UAB Kontor pavyzdys' }]);
  expect(server.asked).toEqual(['GET /v1/received', 'GET /v1/received/first%20one', 'DELETE /v1/received/first%20one']);
  expect([...server.arrived]).toEqual([]);
  expect(await told()).toEqual(
    [admin, accountant].map(({ userId }) => ({
      userId,
      kind: 'eInvoiceReceived',
      params: { name: 'UAB Kontor pavyzdys' },
    })),
  );
  const [row] = await api.sql<{ actor: string }>(
    `select a.actor from audit a join bill b on b.id = a.subject_id where a.subject = 'Bill' and b.number = 'AP-1'`,
  );
  expect(row).toEqual({ actor: 'system' });
});

it('is made once, when the word that it was taken did not get through', async () => {
  server.arrived.set('b', file('AP-2'));
  server.is('loses the answer');
  await take();
  expect([...server.arrived.keys()]).toEqual(['b']);
  server.is('takes');
  await take();
  expect([...server.arrived.keys()]).toEqual([]);
  expect(await bills('AP-2')).toHaveLength(1);
});

it('that a person has uploaded is known, and waits no longer', async () => {
  await sendEInvoice(admin, file('AP-3')).expect(201);
  server.arrived.set('c', file('AP-3'));
  await take();
  expect([await bills('AP-3'), server.arrived.size, await told()]).toMatchObject([[{ status: 'draft' }], 0, []]);
});

it('that cannot be taken waits and is told once, in the language of each; the next one is taken all the same', async () => {
  server.arrived.set('torn', '<Invoice');
  server.arrived.set('huge', 'x'.repeat(10 * 1024 * 1024 + 1));
  server.arrived.set('good', file('AP-4'));
  const before = await api.sql('select id from file');
  await take();
  await take();
  expect([...server.arrived.keys()]).toEqual(['torn', 'huge']);
  expect(await bills('AP-4')).toHaveLength(1);
  expect(await api.sql('select id from file')).toHaveLength(before.length + 1);
  const refusals = (await told()).filter(({ kind }) => kind === 'eInvoiceNotTaken');
  expect(refusals.map(({ userId }) => userId)).toEqual([admin, admin, accountant, accountant].map(({ userId }) => userId));
  expect(refusals.map(({ params }) => params)).toEqual([
    { reason: 'This file is not valid XML: line 1 cannot be read.' },
    { reason: 'The file is larger than 10 MiB.' },
    { reason: 'Šis failas nėra tinkamas XML: nepavyksta perskaityti 1 eilutės.' },
    { reason: 'Failas didesnis nei 10 MiB.' },
  ]);
});

it('is asked for again later when the access point refuses the token, which stands in the error log', async () => {
  server.arrived.set('d', file('AP-5'));
  await api.sql(`update access_point set token = null`);
  await take();
  expect([await bills('AP-5'), await told()]).toEqual([[], []]);
  expect(await api.sql(`select source from error_log where message like '%does not accept the token%'`)).toEqual([
    { source: 'job' },
  ]);
});
