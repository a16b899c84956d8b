import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvoiceDetail, MilestoneInput, MilestoneRecord, ProjectFigures } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aMilestone, aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { creditWorld } from '../../sales/credit-notes/credit-notes.sample.ts';

let api: TestApp;
let manager: Agent;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  manager = await api.as('projectManager');
  projectId = await store(api, aProject());
});
afterAll(() => api.close());

const input = (change: Partial<MilestoneInput> = {}): MilestoneInput => ({
  projectId,
  name: 'Pristatymas',
  dueDate: '2026-12-18',
  isDone: false,
  ...change,
});
const aStored = async (change: Partial<MilestoneInput> = {}): Promise<MilestoneRecord> =>
  (await manager.post('/api/v1/milestones').send(input(change)).expect(201)).body as MilestoneRecord;

describe('milestones', () => {
  it('are listed by date, changed and deleted', async () => {
    const late = await aStored();
    const early = await aStored({ dueDate: '2026-12-01' });
    const { body } = await manager.get(listPath('milestones', { filter: { projectId } })).expect(200);
    expect((body as MilestoneRecord[]).map(({ id }) => id)).toEqual([early.id, late.id]);
    const done = await manager
      .put(`/api/v1/milestones/${late.id}`)
      .send({ ...input({ isDone: true }), version: 1 })
      .expect(200);
    expect(done.body).toMatchObject({ isDone: true, version: 2 });
    await manager.delete(`/api/v1/milestones/${late.id}`).set('If-Match', '"2"').expect(200);
    const verbs = await api.sql(`select verb from audit where subject = 'Milestone' and subject_id = $1 order by id`, [late.id]);
    expect(verbs.map(({ verb }) => verb)).toEqual(['create', 'update', 'delete']);
  });

  it('keep their project from being deleted', async () => {
    const own = await store(api, aProject());
    await store(api, aMilestone({ projectId: own }));
    const kept = await manager.delete(`/api/v1/projects/${own}`).set('If-Match', '"1"').expect(409);
    expect(kept.body).toMatchObject({ code: 'error.in_use', params: { 'count.Milestone': 1 } });
  });

  it('with an amount are billed by one line of one invoice of their project, and freed with its draft', async () => {
    const sales = await creditWorld(api);
    const fixed = await store(
      api,
      aProject({ customerId: sales.customerId, billing: 'fixedPrice', budgetAmount: 5000, budgetMinutes: 600 }),
    );
    const { id, version } = await aStored({ projectId: fixed, amount: 1500 });
    const state = async () => ((await manager.get(`/api/v1/milestones/${id}`).expect(200)).body as MilestoneRecord).billingState;
    const line = sales.line({ unitPrice: 1500, sources: [{ kind: 'milestone', id }] });
    const draftOf = (change: object = {}) =>
      sales.admin.post('/api/v1/invoices').send(sales.input({ projectId: fixed, lines: [line], ...change }));
    expect(await state()).toBe('unbilled');
    const { body: draft } = await draftOf().expect(201);
    const { id: invoiceId, version: current } = draft as InvoiceDetail;
    expect(await state()).toBe('reserved');
    expect((await draftOf().expect(409)).body).toMatchObject({
      errors: { 'lines.0.sources': { code: 'invoice.milestone_taken' } },
    });
    const put = (amount: number) =>
      manager.put(`/api/v1/milestones/${id}`).send({ ...input({ projectId: fixed, amount }), version });
    expect((await put(1600).expect(422)).body).toMatchObject({ errors: { amount: { code: 'milestone.invoiced' } } });
    await manager.delete(`/api/v1/milestones/${id}`).set('If-Match', `"${version}"`).expect(409);
    await sales.admin.delete(`/api/v1/invoices/${invoiceId}`).set('If-Match', `"${current}"`).expect(200);
    expect(await state()).toBe('unbilled');
    const other = await store(api, aProject({ customerId: sales.customerId }));
    expect((await draftOf({ projectId: other }).expect(422)).body).toMatchObject({ code: 'invoice.milestone_of_other_project' });
    const abroad = await draftOf({ currency: 'USD', exchangeRate: 0.9, exchangeRateInverted: false }).expect(422);
    expect(abroad.body).toMatchObject({
      errors: { 'lines.0.sources': { code: 'invoice.milestone_in_other_currency', params: { currency: 'EUR' } } },
    });
    expect((await draftOf({ lines: [line, line] })).body).toMatchObject({ code: 'field.repeated' });
    const sent = (await draftOf().expect(201)).body as InvoiceDetail;
    await sales.admin.post(`/api/v1/invoices/${sent.id}/send`).send({}).expect(200);
    expect((await manager.get(`/api/v1/milestones/${id}`).expect(200)).body).toMatchObject({
      billingState: 'billed',
      invoiceId: sent.id,
      currency: 'EUR',
    });
    // A milestone is a part of the price, not a cost beside it.
    const { body: figures } = await sales.admin.get(`/api/v1/projects/${fixed}/figures`).expect(200);
    expect((figures as ProjectFigures).profit).toMatchObject({ billed: { revenue: 1500 }, earned: { revenue: 0 } });
    const above = sales.line({ unitPrice: 3500.01 });
    const { body: last } = await draftOf({ lines: [above] }).expect(201);
    const refused = await sales.admin.post(`/api/v1/invoices/${(last as InvoiceDetail).id}/send`).send({});
    expect(refused.body).toMatchObject({ code: 'invoice.above_fixed_price', params: { amount: 3500 } });
    const credited = { invoiceLineId: sent.lines[0]?.id ?? 0, quantity: 1 };
    const keeping = await sales.sentNote(sent.id, { lines: [{ ...credited, quantity: 0.5 }] });
    expect([keeping.status, await state()]).toEqual(['sent', 'billed']);
    await sales.sentNote(sent.id, { lines: [{ ...credited, quantity: 0.5, sources: [{ kind: 'milestone', id }] }] });
    expect(await state()).toBe('unbilled');
  });

  it('refuse an actor without the right, another project, a stale save and a bad date', async () => {
    const { id } = await aStored();
    const put = (body: object) => manager.put(`/api/v1/milestones/${id}`).send({ ...input(), version: 1, ...body });
    const employee = await api.as('employee');
    await employee.get(`/api/v1/milestones/${id}`).expect(200);
    await employee.post('/api/v1/milestones').send(input()).expect(403);
    const moved = await put({ projectId: await store(api, aProject()) }).expect(422);
    expect(moved.body).toMatchObject({ errors: { projectId: { code: 'milestone.keeps_project' } } });
    await put({ version: 0 }).expect(409);
    await put({ dueDate: '2026-02-30' }).expect(400);
    await put({ dueDate: null }).expect(400);
  });
});
