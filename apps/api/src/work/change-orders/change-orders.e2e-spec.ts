import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRecord, ChangeOrderInput, ChangeOrderRecord, ProjectFigures } from '@kontor/domain';
import { behind } from '../../../test/locks.ts';
import { aChangeOrder, aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { invoiceWorld, type InvoiceWorld } from '../../sales/invoices/invoices.sample.ts';

let api: TestApp;
let sales: InvoiceWorld;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  sales = await invoiceWorld(api);
});
afterAll(() => api.close());

const priced = (budgetAmount: number): Promise<number> =>
  store(api, aProject({ customerId: sales.customerId, billing: 'fixedPrice', budgetAmount }));
const input = (change: Partial<ChangeOrderInput> = {}): ChangeOrderInput => ({
  projectId,
  name: 'Dar viena integracija',
  orderDate: '2026-03-31',
  amount: 200,
  agreedBy: 'Ona Onaitė',
  ...change,
});
const add = async (change: Partial<ChangeOrderInput> = {}, who: Agent = sales.admin) =>
  who.post('/api/v1/change-orders').send(input(change));
const send = async (unitPrice: number) => {
  const { id } = await sales.draft({ projectId, lines: [sales.line({ unitPrice })] });
  return sales.admin.post(`/api/v1/invoices/${id}/send`).send({});
};

describe('change orders', () => {
  it('raise the fixed price above which nothing is invoiced, and are listed by date with a history', async () => {
    projectId = await priced(1000);
    expect((await send(1200)).body).toMatchObject({ code: 'invoice.above_fixed_price', params: { amount: 1000, limit: 1000 } });
    const late = (await add({ orderDate: '2026-05-01', amount: 150 })).body as ChangeOrderRecord;
    const early = (await add({ amount: 100 })).body as ChangeOrderRecord;
    expect((await send(1250)).status).toBe(200);
    expect((await send(0.01)).body).toMatchObject({ code: 'invoice.above_fixed_price', params: { amount: 0, limit: 1250 } });
    const { body } = await sales.admin.get(listPath('change-orders', { filter: { projectId } })).expect(200);
    expect((body as ChangeOrderRecord[]).map(({ id }) => id)).toEqual([early.id, late.id]);
    const { body: figures } = await sales.admin.get(`/api/v1/projects/${projectId}/figures`).expect(200);
    expect((figures as ProjectFigures).profit.price).toBe(1250);
    await sales.admin
      .delete(`/api/v1/change-orders/${(await add({ name: 'Klaida', amount: 1 })).body.id}`)
      .set('If-Match', '"1"')
      .expect(200);
    const history = await sales.admin
      .get(listPath('audit', { filter: { subject: 'Project', subjectId: projectId } }))
      .expect(200);
    const orders = (history.body as AuditRecord[]).filter(({ subject }) => subject === 'ChangeOrder');
    expect(orders.map(({ verb, about }) => `${verb} ${about}`)).toEqual([
      ...['delete Klaida', 'create Klaida', 'create Dar viena integracija', 'create Dar viena integracija'],
    ]);
  });

  it('never take the price below what is invoiced', async () => {
    projectId = await priced(1000);
    const { body } = await add();
    const { id, version } = body as ChangeOrderRecord;
    expect((await send(1100)).status).toBe(200);
    const put = (change: object) => sales.admin.put(`/api/v1/change-orders/${id}`).send({ ...input(change), version });
    const problem = { code: 'project.price_below_invoiced', params: { amount: 1100, currency: 'EUR' } };
    expect((await put({ amount: 99.99 })).body).toMatchObject({ errors: { amount: problem } });
    expect((await add({ amount: -100.01 })).body).toMatchObject({ errors: { amount: problem } });
    await sales.admin.delete(`/api/v1/change-orders/${id}`).set('If-Match', `"${version}"`).expect(422);
    const project = await sales.admin.get(`/api/v1/projects/${projectId}`).expect(200);
    const { version: current, code, name, customerId, billing } = project.body as Record<string, unknown>;
    const price = (budgetAmount: number) =>
      sales.admin.put(`/api/v1/projects/${projectId}`).send({ code, name, customerId, billing, budgetAmount, version: current });
    expect((await price(899.99)).body).toMatchObject({ errors: { budgetAmount: problem } });
    expect((await price(900)).status).toBe(200);
    expect((await put({ amount: 200.01 })).body).toMatchObject({ amount: 200.01, version: version + 1 });
  });

  it('wait for an invoice that is sent at the same time', async () => {
    projectId = await priced(1000);
    const draft = await sales.draft({ projectId, lines: [sales.line({ unitPrice: 1000 })] });
    const answers = await behind(api, { first: (run) => run('select id from project where id = ? for update', [projectId]) }, [
      () => sales.admin.post(`/api/v1/invoices/${draft.id}/send`).send({}),
      () => add({ amount: -1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 201]);
  });
});

describe('change orders refuse', () => {
  it('a project without a fixed price, another project, a stale save, a bad amount and an actor without the right', async () => {
    const hourly = await store(api, aProject({ customerId: sales.customerId, billing: 'projectRate', budgetAmount: 1000 }));
    expect((await add({ projectId: hourly })).body).toMatchObject({
      errors: { projectId: { code: 'change_order.no_fixed_price' } },
    });
    projectId = await priced(1000);
    const id = await store(api, aChangeOrder({ projectId }));
    const put = (body: object) => sales.admin.put(`/api/v1/change-orders/${id}`).send({ ...input(), version: 1, ...body });
    expect((await put({ projectId: await priced(1) })).body).toMatchObject({
      errors: { projectId: { code: 'change_order.keeps_project' } },
    });
    await put({ version: 0 }).expect(409);
    await put({ amount: 1.005 }).expect(400);
    await put({ agreedBy: '' }).expect(400);
    const employee = await api.as('employee');
    await employee.get(`/api/v1/change-orders/${id}`).expect(403);
    expect((await add({}, employee)).status).toBe(403);
    const kept = await sales.admin.delete(`/api/v1/projects/${projectId}`).set('If-Match', '"1"').expect(409);
    expect(kept.body).toMatchObject({ code: 'error.in_use', params: { 'count.ChangeOrder': 1 } });
    await sales.admin.delete(`/api/v1/change-orders/${id}`).set('If-Match', '"1"').expect(200);
  });
});
