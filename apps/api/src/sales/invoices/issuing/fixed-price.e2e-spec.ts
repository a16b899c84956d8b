import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ProjectRecord } from '@kontor/domain';
import { behind } from '../../../../test/locks.ts';
import { aChangeOrder, aProject, aProjectMember } from '../../../../test/builders/project.ts';
import { store } from '../../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';
import { creditWorld, type CreditWorld } from '../../credit-notes/credit-notes.sample.ts';

let api: TestApp;
let sales: CreditWorld;

beforeAll(async () => {
  api = await testApp();
  sales = await creditWorld(api);
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

it('voids no credit note that would take what is invoiced above the price', async () => {
  const id = await priced(1000);
  const first = await draft(id, 1000);
  await send(first).expect(200);
  const note = await sales.sentNote(first);
  await send(await draft(id, 600)).expect(200);
  const voiding = () => sales.admin.post(`/api/v1/credit-notes/${note.id}/void`).send({ reason: 'Klaida' });
  expect((await voiding()).body).toMatchObject({
    code: 'invoice.above_fixed_price',
    params: { amount: 400, limit: 1000, currency: 'EUR' },
  });
  await api.sql('update project set budget_amount = 1600 where id = $1', [id]);
  await voiding().expect(200);
});

it.each([
  ['without a price', null, 'fixedPrice'],
  ['billed by the hour', 1, 'projectRate'],
] as const)('sends any sum of a project %s', async (_what, price, billing) => {
  await send(await draft(await priced(price, billing), 5000)).expect(200);
});

const put = async (id: number, change: object, who: Agent = sales.admin) => {
  const { body } = await sales.admin.get(`/api/v1/projects/${id}`).expect(200);
  const { version, code, name, customerId, billing } = body as ProjectRecord;
  return who.put(`/api/v1/projects/${id}`).send({ code, name, customerId, billing, ...change, version });
};

it('takes no fixed price below what is invoiced of a project', async () => {
  const id = await priced(null);
  await send(await draft(id, 600)).expect(200);
  const problem = { code: 'project.price_below_invoiced', params: { amount: 600, currency: 'EUR' } };
  const refused = await put(id, { budgetAmount: 599.99 });
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ ...problem, errors: { budgetAmount: expect.objectContaining(problem) } }),
  ]);
  expect((await put(id, { billing: 'projectRate', budgetAmount: 1 })).status).toBe(200);
  expect(codeOf(await put(id, { billing: 'fixedPrice' }))).toEqual([422, problem.code]);
  expect((await put(id, { billing: 'fixedPrice', budgetAmount: 600 })).status).toBe(200);
  const planner = await api.asOwnRole([
    { action: ['read', 'update'], subject: 'Project' },
    { action: 'read', subject: 'Customer' },
  ]);
  expect(codeOf(await put(id, { budgetAmount: 1 }, planner))).toEqual([422, 'project.price_invoiced']);
  expect((await put(id, { budgetAmount: null })).status).toBe(200);
});

it('says what of the price is agreed, invoiced and left, to those who may see it', async () => {
  const id = await priced(1000);
  await store(api, aChangeOrder({ projectId: id, amount: 250.5 }));
  await send(await draft(id, 600)).expect(200);
  await draft(id, 100);
  const price = async (who = sales.admin) => (await who.get(`/api/v1/projects/${id}/price`).expect(200)).body as object;
  const whole = { currency: 'EUR', base: 1000, changes: 250.5, price: 1250.5, invoiced: 600, left: 650.5 };
  expect(await price()).toEqual(whole);
  const planner = await api.asOwnRole([{ action: 'read', subject: ['Project', 'Customer'] }]);
  expect(await price(planner)).toEqual({ ...whole, invoiced: null, left: null });
  const manager = await api.as('projectManager');
  expect(await price(manager)).toEqual({ ...whole, invoiced: null, left: null });
  await store(api, aProjectMember({ projectId: id, userId: manager.userId }));
  expect(await price(manager)).toEqual(whole);
  await (await api.as('employee')).get(`/api/v1/projects/${id}/price`).expect(403);
  await sales.admin.get(`/api/v1/projects/${await priced(null)}/price`).expect(404);
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
