import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecurringBillCounts, RecurringBillDetail, RecurringBillInput, SearchAnswer } from '@kontor/domain';
import { aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { billWorld, type BillWorld } from '../bills/bill.sample.ts';
import { aRecurringBillInput, recurringBillOf } from './recurring-bills.sample.ts';

const path = '/api/v1/recurring-bills';
const realNow = clock.now;
let api: TestApp;
let world: BillWorld;
beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  clock.now = () => new Date('2026-11-20T10:00:00Z');
});
afterAll(async () => {
  clock.now = realNow;
  await api.close();
});

const input = (given: Partial<RecurringBillInput> = {}): RecurringBillInput =>
  aRecurringBillInput({ vendorId: world.vendorId, lines: [world.line()], firstDate: '2026-11-30', ...given });
const create = async (given: Partial<RecurringBillInput> = {}): Promise<RecurringBillDetail> =>
  (await world.admin.post(path).send(input(given)).expect(201)).body as RecurringBillDetail;
const command = (id: number, verb: string, body: object = {}) => world.admin.post(`${path}/${id}/${verb}`).send(body);

describe('recurring bills', () => {
  it('are created, listed, counted and read with their next dates and when they are due', async () => {
    const line = world.line({ projectId: world.projectId, billable: true, markUpPercent: 10 });
    const made = await create({ name: 'Office rent', times: 3, firstDate: '2026-12-31', paymentTermsDays: 5, lines: [line] });
    expect(made).toMatchObject({
      status: 'active',
      nextDate: '2026-12-31',
      net: 100,
      tax: 21,
      total: 121,
      setUpById: world.admin.userId,
      runs: [],
      skipped: [],
      hasProblem: false,
      billable: true,
      lines: [{ projectId: world.projectId, customerId: world.customerId, markUp: 10, unitPrice: 110 }],
    });
    const { body: rows } = await world.admin.get(listPath('recurring-bills', { filter: { q: 'office' } })).expect(200);
    expect(rows).toEqual([expect.objectContaining({ id: made.id, total: 121 })]);
    const ofProject = { projectId: world.projectId, vendorId: world.vendorId };
    expect((await world.admin.get(listPath('recurring-bills', { filter: ofProject }))).body).toHaveLength(1);
    const { body: counts } = await world.admin.get(`${path}/counts`).expect(200);
    expect(counts as RecurringBillCounts).toMatchObject({ active: 1, paused: 0, problem: 0 });
    const { body: dates } = await world.admin.get(`${path}/${made.id}/dates`).expect(200);
    expect(dates).toEqual([
      { date: '2026-12-31', dueDate: '2027-01-05' },
      { date: '2027-01-31', dueDate: '2027-02-05' },
      { date: '2027-02-28', dueDate: '2027-03-05' },
    ]);
  });

  it('change, with the next date that follows, and refuse a stale save', async () => {
    const { id, version } = await create();
    const { body } = await world.admin
      .put(`${path}/${id}`)
      .send({ ...input({ unit: 'week', firstDate: '2026-11-23', lines: [world.line({ quantity: 2 }), world.line()] }), version })
      .expect(200);
    expect(body).toMatchObject({ nextDate: '2026-11-23', net: 300 });
    await world.admin
      .put(`${path}/${id}`)
      .send({ ...input(), version })
      .expect(409);
  });

  it('skip a date ahead or the next one, which uses up one of the times', async () => {
    const { id } = await create({ times: 3 });
    expect((await command(id, 'skip', { date: '2026-12-30' }).expect(200)).body).toMatchObject({
      nextDate: '2026-11-30',
      skipped: ['2026-12-30'],
    });
    await command(id, 'skip', { date: '2026-12-30' }).expect(422);
    expect((await command(id, 'skip').expect(200)).body).toMatchObject({ nextDate: '2027-01-30', status: 'active' });
    expect((await command(id, 'skip').expect(200)).body).toMatchObject({ nextDate: null, status: 'ended' });
    expect((await command(id, 'skip').expect(409)).body).toMatchObject({ code: 'schedule.cannot_skip' });
    const { body } = await world.admin
      .get(listPath('audit', { filter: { subject: 'RecurringBill', subjectId: id } }))
      .expect(200);
    expect((body as { verb: string }[]).map(({ verb }) => verb)).toEqual(['skip', 'skip', 'skip', 'create']);
  });

  it('make nothing for the dates of a pause', async () => {
    const { id } = await create({ times: 12 });
    expect((await command(id, 'pause').expect(200)).body).toMatchObject({ status: 'paused', nextDate: null });
    await command(id, 'pause').expect(409);
    await command(id, 'make', { date: '2026-11-30' }).expect(409);
    clock.now = () => new Date('2027-02-10T10:00:00Z');
    expect((await command(id, 'resume').expect(200)).body).toMatchObject({ status: 'active', nextDate: '2027-02-28' });
    clock.now = () => new Date('2026-11-20T10:00:00Z');
  });

  it('are deleted; what they made stays', async () => {
    const { id } = await create();
    const { version, runs } = (await command(id, 'make', { date: '2026-11-30' }).expect(200)).body as RecurringBillDetail;
    await world.admin.delete(`${path}/${id}`).set('If-Match', `"${version}"`).expect(200);
    expect(await world.get(runs[0]?.billId ?? 0)).toMatchObject({ status: 'draft', recurringBillId: null });
  });

  it('keep their vendor from being removed', async () => {
    await create({ vendorId: world.otherVendorId });
    const { body } = await world.admin.get(`/api/v1/vendors/${world.otherVendorId}`).expect(200);
    const { version } = body as { version: number };
    await world.admin.delete(`/api/v1/vendors/${world.otherVendorId}`).set('If-Match', `"${version}"`).expect(409);
  });

  it.each<[string, Partial<RecurringBillInput>, Record<string, string>]>([
    ['no vendor', { vendorId: undefined }, { vendorId: 'bill.select_vendor' }],
    ['a first date in the past', { firstDate: '2026-11-19' }, { firstDate: 'schedule.first_in_past' }],
    ['an end before the beginning', { lastDate: '2026-11-29' }, { lastDate: 'schedule.last_before_first' }],
    ['two ends', { lastDate: '2027-11-29', times: 3 }, { times: 'schedule.one_end' }],
    ['no lines', { lines: [] }, { lines: 'recurring_bill.no_lines' }],
    ['no rhythm', { every: 0 }, { every: 'field.too_small' }],
  ])('refuse %s', async (_, given, expected) => {
    const { body } = await world.admin.post(path).send(input(given));
    const { errors } = body as { errors: Record<string, { code: string }> };
    expect(Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))).toEqual(expected);
  });

  it('refuse lines as a bill does: without an amount, billable to nobody, at a rate that will have ended, with an unlikely tax', async () => {
    const refused = async (given: Partial<RecurringBillInput>) => {
      const { errors } = (await world.admin.post(path).send(input(given)).expect(422)).body as { errors: object };
      return Object.entries(errors).map(([field, { code }]: [string, { code: string }]) => `${field} ${code}`);
    };
    expect(await refused({ lines: [world.line({ unitCost: 0 })] })).toEqual(['lines.0.unitCost document.enter_amount']);
    expect(await refused({ lines: [world.line({ billable: true })] })).toEqual([
      'lines.0.projectId bill.select_project_or_customer',
    ]);
    expect(await refused({ lines: [world.line({ taxRateId: world.rates.ended })] })).toEqual([
      'lines.0.taxRateId tax_rate.not_in_force',
    ]);
    const odd = { lines: [world.line({ taxAmount: 3 })] };
    expect(await refused(odd)).toEqual(['lines.0.taxAmount bill.tax_differs']);
    expect(await create({ ...odd, taxConfirmed: true })).toMatchObject({ tax: 3, total: 103 });
  });
});

describe('the roles', () => {
  it('Accountant manages, Project manager reads those of the projects they lead, Auditor reads, Employee has nothing', async () => {
    const alone = await create({ name: 'Without a project' });
    const ofProject = await create({ name: 'Of a project', lines: [world.line(), world.line({ projectId: world.projectId })] });
    const accountant = await api.as('accountant');
    await accountant.post(`${path}/${alone.id}/pause`).send({}).expect(200);
    await accountant.post(`${path}/${alone.id}/resume`).send({}).expect(200);
    await accountant.post(path).send(input()).expect(201);
    const manager = await api.as('projectManager');
    await manager.get(`${path}/${ofProject.id}`).expect(404);
    await store(api, aProjectMember({ projectId: world.projectId, userId: manager.userId }));
    const { body: found } = await manager.get('/api/v1/search?q=project').expect(200);
    expect((found as SearchAnswer).groups.flatMap(({ entries }) => entries.map(({ title }) => title))).toContain('Of a project');
    expect(JSON.stringify(found)).not.toContain('Without a project');
    expect(await recurringBillOf(manager, ofProject.id)).toMatchObject({ name: 'Of a project' });
    await manager.get(`${path}/${alone.id}`).expect(404);
    await manager.post(`${path}/${ofProject.id}/pause`).send({}).expect(403);
    const auditor = await api.as('auditor');
    expect(await recurringBillOf(auditor, alone.id)).toMatchObject({ total: 121 });
    await auditor.post(`${path}/${alone.id}/make`).send({ date: '2026-11-30' }).expect(403);
    for (const role of ['employee', 'storekeeper', 'client']) await (await api.as(role)).get(`${path}/${alone.id}`).expect(403);
  });
});
