import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { behind } from '../../../../test/locks.ts';
import { aProject } from '../../../../test/builders/project.ts';
import { store } from '../../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let sales: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  sales = await invoiceWorld(api);
});
afterAll(() => api.close());

const priced = (budgetAmount: number | null, billing: 'fixedPrice' | 'projectRate' = 'fixedPrice'): Promise<number> =>
  store(api, aProject({ customerId: sales.customerId, billing, budgetAmount }));
const draft = async (projectId: number, unitPrice: number): Promise<number> =>
  (await sales.draft({ projectId, lines: [sales.line({ unitPrice })] })).id;
const send = (id: number) => sales.admin.post(`/api/v1/invoices/${id}/send`).send({});
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

it('sends invoices up to the fixed price of a project, and no more', async () => {
  const id = await priced(1000);
  await send(await draft(id, 600)).expect(200);
  const refused = await send(await draft(id, 400.01));
  expect(refused.body).toMatchObject({
    code: 'invoice.above_fixed_price',
    params: { amount: 400, limit: 1000, currency: 'EUR' },
  });
  await send(await draft(id, 400)).expect(200);
  await api.sql('update project set budget_amount = 1100 where id = $1', [id]);
  await send(await draft(id, 100)).expect(200);
});

it.each([
  ['without a price', null, 'fixedPrice'],
  ['billed by the hour', 1, 'projectRate'],
] as const)('sends any sum of a project %s', async (_what, price, billing) => {
  await send(await draft(await priced(price, billing), 5000)).expect(200);
});

it('sends one of two invoices that are sent at once and only fit together', async () => {
  const id = await priced(1000);
  const drafts = [await draft(id, 600), await draft(id, 600)];
  const answers = await behind(
    api,
    { first: (run) => run('select id from project where id = ? for update', [id]) },
    drafts.map((one) => () => send(one)),
  );
  expect(answers.map(codeOf).sort()).toEqual([
    [200, undefined],
    [422, 'invoice.above_fixed_price'],
  ]);
});
