import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecurringInvoiceCounts, RecurringInvoiceDetail, RecurringInvoiceInput, SearchAnswer } from '@kontor/domain';
import { aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';
import { aRecurringInput, recurringOf } from './recurring-invoices.sample.ts';

const path = '/api/v1/recurring-invoices';
const realNow = clock.now;
let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  clock.now = () => new Date('2026-11-20T10:00:00Z');
});
afterAll(async () => {
  clock.now = realNow;
  await api.close();
});

const input = (given: Partial<RecurringInvoiceInput> = {}): RecurringInvoiceInput =>
  aRecurringInput({ customerId: world.customerId, lines: [world.line()], firstDate: '2026-11-30', ...given });
const create = async (given: Partial<RecurringInvoiceInput> = {}): Promise<RecurringInvoiceDetail> =>
  (await world.admin.post(path).send(input(given)).expect(201)).body as RecurringInvoiceDetail;
const command = (id: number, verb: string, body: object = {}) => world.admin.post(`${path}/${id}/${verb}`).send(body);

describe('recurring invoices', () => {
  it('are created, listed, counted and read with their next dates', async () => {
    const made = await create({ name: 'Hosting', times: 3, firstDate: '2026-12-31' });
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
      hoursBy: 'project',
    });
    const { body: rows } = await world.admin.get(listPath('recurring-invoices', { filter: { q: 'hosting' } })).expect(200);
    expect(rows).toEqual([expect.objectContaining({ id: made.id, total: 121 })]);
    const { body: counts } = await world.admin.get(`${path}/counts`).expect(200);
    expect(counts as RecurringInvoiceCounts).toMatchObject({ active: 1, paused: 0, problem: 0 });
    const { body: dates } = await world.admin.get(`${path}/${made.id}/dates`).expect(200);
    expect(dates).toEqual([
      { date: '2026-12-31', from: '2026-11-30', to: '2026-12-30' },
      { date: '2027-01-31', from: '2026-12-31', to: '2027-01-30' },
      { date: '2027-02-28', from: '2027-01-31', to: '2027-02-27' },
    ]);
  });

  it('without an end are read with their next twelve dates, of which each can be skipped', async () => {
    const { id } = await create({ firstDate: '2026-12-31' });
    const { body: dates } = await world.admin.get(`${path}/${id}/dates`).expect(200);
    expect((dates as { date: string }[]).map(({ date }) => date)).toEqual([
      ...['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
      ...['2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'],
    ]);
    await command(id, 'skip', { date: '2027-12-31' }).expect(422);
    await command(id, 'skip', { date: '2027-11-30' }).expect(200);
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
    expect((await command(id, 'skip', { date: '2026-12-30' }).expect(422)).body).toMatchObject({
      errors: { date: { code: 'schedule.no_such_date' } },
    });
    expect((await command(id, 'skip').expect(200)).body).toMatchObject({ nextDate: '2027-01-30', status: 'active' });
    expect((await command(id, 'skip').expect(200)).body).toMatchObject({ nextDate: null, status: 'ended' });
    await command(id, 'skip').expect(409);
    const { body } = await world.admin
      .get(listPath('audit', { filter: { subject: 'RecurringInvoice', subjectId: id } }))
      .expect(200);
    expect((body as { verb: string }[]).map(({ verb }) => verb)).toEqual(['skip', 'skip', 'skip', 'create']);
  });

  it('make nothing for the dates of a pause', async () => {
    const { id } = await create({ firstDate: '2026-11-30', times: 12 });
    expect((await command(id, 'pause').expect(200)).body).toMatchObject({ status: 'paused', nextDate: null });
    await command(id, 'pause').expect(409);
    await command(id, 'make', { date: '2026-11-30' }).expect(409);
    clock.now = () => new Date('2027-02-10T10:00:00Z');
    expect((await command(id, 'resume').expect(200)).body).toMatchObject({ status: 'active', nextDate: '2027-02-28' });
    clock.now = () => new Date('2026-11-20T10:00:00Z');
  });

  it('are deleted; what they made stays', async () => {
    const { id } = await create();
    const { version, runs } = (await command(id, 'make', { date: '2026-11-30' }).expect(200)).body as RecurringInvoiceDetail;
    await world.admin.delete(`${path}/${id}`).set('If-Match', `"${version}"`).expect(200);
    expect(await world.get(runs[0]?.invoiceId ?? 0)).toMatchObject({ status: 'draft', recurringInvoiceId: null });
  });

  it.each<[string, Partial<RecurringInvoiceInput>, Record<string, string>]>([
    ['a first date in the past', { firstDate: '2026-11-19' }, { firstDate: 'schedule.first_in_past' }],
    ['an end before the beginning', { lastDate: '2026-11-29' }, { lastDate: 'schedule.last_before_first' }],
    ['two ends', { lastDate: '2027-11-29', times: 3 }, { times: 'schedule.one_end' }],
    ['nothing to bill', { lines: [] }, { lines: 'recurring_invoice.nothing_to_bill' }],
    ['no rhythm', { every: 0 }, { every: 'field.too_small' }],
    [
      'sending in a foreign currency',
      { currency: 'NOK', exchangeRate: 0.09, exchangeRateInverted: false, sends: true },
      { sends: 'recurring_invoice.foreign_currency' },
    ],
  ])('refuse %s', async (_, given, expected) => {
    const { body } = await world.admin.post(path).send(input(given));
    const { errors } = body as { errors: Record<string, { code: string }> };
    expect(Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))).toEqual(expected);
  });

  it('refuse a line with a rate that will have ended, hours of another line, and a contact of another customer', async () => {
    const refused = async (given: Partial<RecurringInvoiceInput>) =>
      Object.keys(((await world.admin.post(path).send(input(given)).expect(422)).body as { errors: object }).errors);
    expect(await refused({ lines: [world.line({ taxRateId: world.rates.ended })] })).toEqual(['lines.0.taxRateId']);
    expect(await refused({ lines: [world.line({ serviceFrom: '2026-11-01' })] })).toEqual(['lines.0.serviceFrom']);
    expect(await refused({ customerId: world.otherCustomerId, contactId: world.contactId })).toEqual(['contactId']);
  });
});

describe('the roles', () => {
  it('Accountant manages, Project manager reads those of the projects they lead, Auditor reads, Employee has nothing', async () => {
    const alone = await create({ name: 'Without a project' });
    const ofProject = await create({ name: 'Of a project', projectId: world.projectId });
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
    expect(await recurringOf(manager, ofProject.id)).toMatchObject({ name: 'Of a project' });
    await manager.get(`${path}/${alone.id}`).expect(404);
    await manager.post(`${path}/${ofProject.id}/pause`).send({}).expect(403);
    const auditor = await api.as('auditor');
    expect(await recurringOf(auditor, alone.id)).toMatchObject({ total: 121 });
    await auditor.post(`${path}/${alone.id}/make`).send({}).expect(403);
    for (const role of ['employee', 'storekeeper', 'client']) await (await api.as(role)).get(`${path}/${alone.id}`).expect(403);
  });
});
