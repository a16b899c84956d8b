import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { statementsOf, tripsOf } from '../../../test/statements.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { billWorld, type BillWorld } from '../../purchases/bills/bill.sample.ts';
import { estimateWorld, type EstimateWorld } from '../../sales/estimates/estimates.sample.ts';
import { invoiceWorld, type InvoiceWorld } from '../../sales/invoices/invoices.sample.ts';

type Command = () => PromiseLike<unknown>;

let api: TestApp;
let invoices: InvoiceWorld;
let bills: BillWorld;
let estimates: EstimateWorld;
let projectId: number;
let count = 0;

beforeAll(async () => {
  api = await testApp();
  [invoices, bills, estimates] = [await invoiceWorld(api), await billWorld(api), await estimateWorld(api)];
  projectId = await store(api, aProject());
});
afterAll(() => api.close());

const commands: Record<string, () => Promise<Command>> = {
  'create an invoice': async () => () => invoices.admin.post('/api/v1/invoices').send(invoices.input()).expect(201),
  'create an invoice under an idempotency key': async () => () =>
    invoices.admin
      .post('/api/v1/invoices')
      .set('Idempotency-Key', `key ${(count += 1)}`)
      .send(invoices.input())
      .expect(201),
  'change an invoice': async () => {
    const { id, version } = await invoices.draft();
    const input = invoices.input({ orderNumber: `PO ${(count += 1)}` });
    return () =>
      invoices.admin
        .put(`/api/v1/invoices/${id}`)
        .send({ ...input, version })
        .expect(200);
  },
  'log hours': async () => {
    const workDate = new Date(Date.UTC(2026, 9, (count += 1))).toISOString().slice(0, 10);
    const entry = { projectId, userId: invoices.admin.userId, workDate, minutes: 60, billable: true };
    return () => invoices.admin.post('/api/v1/time-entries').send(entry).expect(201);
  },
  'create a bill': async () => {
    const input = bills.input({ number: `B ${(count += 1)}` });
    return () => bills.admin.post('/api/v1/bills').send(input).expect(201);
  },
  'open a bill': async () => {
    const { id } = await bills.draft({ number: `B ${(count += 1)}` });
    return () => bills.admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
  },
  'send an estimate': async () => {
    const { id } = await estimates.draft();
    return () => estimates.admin.post(`/api/v1/estimates/${id}/send`).send({}).expect(200);
  },
};

/** The second time, when types and rights are known. */
async function again(name: string): Promise<() => Promise<unknown>> {
  const make = commands[name];
  if (!make) throw new Error(name);
  await (
    await make()
  )();
  const command = await make();
  return async () => command();
}

// The beginning goes with the first statement; lines, the history and reading the record go with the commit: none is a trip of its own.
it.each([
  ['create an invoice', 3],
  ['create an invoice under an idempotency key', 6],
  ['change an invoice', 9],
  ['log hours', 3],
  ['create a bill', 4],
  ['open a bill', 4],
  ['send an estimate', 5],
])('to %s waits for the database %i times', async (name, times) => {
  expect(await tripsOf(await again(name))).toBe(times);
});

it.each(Object.keys(commands))('to %s reads nothing twice', async (name) => {
  const asked = (await statementsOf(await again(name)))
    .filter(({ text }) => /^\s*select/i.test(text))
    .map((one) => JSON.stringify(one));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});
