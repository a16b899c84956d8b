import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Statement } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
/** Of 100 and 21 % tax each: one before June, one in June, one after; each 121. */
let june: { id: number; number: string | null };

const path = (from = '2026-06-01', to = '2026-06-30', id = world.customerId) =>
  `/api/v1/customers/${id}/statement?from=${from}&to=${to}`;
const read = async (by: Agent, ...period: [string?, string?]): Promise<Statement[]> =>
  (await by.get(path(...period)).expect(200)).body as Statement[];
const command = (id: number, verb: string, body: object) =>
  world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body).expect(200);

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  const may = await world.sent({ invoiceDate: '2026-05-31', dueDate: '2026-06-14' });
  june = await world.sent({ invoiceDate: '2026-06-30', dueDate: '2026-07-14' });
  await world.sent({ invoiceDate: '2026-07-01', dueDate: '2026-07-14' });
  await world.sent({ invoiceDate: '2026-07-02', dueDate: '2026-07-14', customerId: world.otherCustomerId });
  await world.draft({ invoiceDate: '2026-06-15', dueDate: '2026-07-14' });
  await command(may.id, 'record-payment', {
    paymentDate: '2026-06-10',
    amount: 100.5,
    method: 'bankTransfer',
    reference: 'RF18',
  });
  await command(may.id, 'write-off', { writeOffDate: '2026-06-11', amount: 20.5, reason: 'Bank fee' });
});
afterAll(() => api.close());

describe('the statement of a customer', () => {
  it('adds up what was owed before, what happened day by day, and what is owed after', async () => {
    const [statement, ...others] = await read(world.admin);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      ...{ currency: 'EUR', opening: 121, invoiced: 121, received: 100.5, writtenOff: 20.5, closing: 121 },
    });
    expect(statement?.rows.map(({ kind, date, reference, amount, balance }) => [kind, date, reference, amount, balance])).toEqual(
      [
        ['payment', '2026-06-10', 'RF18', -100.5, 20.5],
        ['writeOff', '2026-06-11', expect.any(String), -20.5, 0],
        ['invoice', '2026-06-30', june.number, 121, 121],
      ],
    );
    expect(statement?.rows.at(-1)).toMatchObject({ id: june.id, invoiceId: june.id });
  });

  it('leaves out drafts, other customers, and what comes after the last day', async () => {
    const [statement] = await read(world.admin, '2026-06-12', '2026-06-29');
    expect(statement).toMatchObject({ opening: 0, rows: [], closing: 0 });
    expect((await read(world.admin, '2026-01-01', '2026-12-31'))[0]).toMatchObject({ opening: 0, closing: 242 });
  });

  it('is in the currency of the customer also where nothing happened', async () => {
    const [empty] = (await world.admin.get(path('2020-01-01', '2020-12-31')).expect(200)).body as Statement[];
    expect(empty).toEqual({ currency: 'EUR', opening: 0, rows: [], invoiced: 0, received: 0, writtenOff: 0, closing: 0 });
  });

  it('refuses invalid or reversed dates, unknown customers, and people who may not read the amounts', async () => {
    await world.admin.get(path('2026-02-31')).expect(400);
    await world.admin.get(path('2026-06-01', '2026-05-31')).expect(400);
    await world.admin.get(`/api/v1/customers/${world.customerId}/statement`).expect(400);
    await world.admin.get(path('2026-06-01', '2026-06-30', 999_999)).expect(404);
    await (await api.as('employee')).get(path()).expect(403);
  });
});
