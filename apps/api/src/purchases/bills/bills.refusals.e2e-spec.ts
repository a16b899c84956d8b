import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, listPath, type TestApp } from '../../../test/test-app.ts';
import { billWorld, type BillWorld } from './bill.sample.ts';

let api: TestApp;
let world: BillWorld;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
});
afterAll(() => api.close());

const create = (change: object) => world.admin.post('/api/v1/bills').send({ ...world.input(), ...change });
const command = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/bills/${id}/${verb}`).send(body);

describe('bills refuse', () => {
  it.each<[what: string, change: (w: BillWorld) => object, status: number, field: string, code: string]>([
    ['no vendor', () => ({ vendorId: null }), 400, 'vendorId', 'bill.select_vendor'],
    ['no amount', (w) => ({ lines: [{ ...w.line(), unitCost: null }] }), 400, 'lines.0.unitCost', 'document.enter_amount'],
    ['an amount of nothing', (w) => ({ lines: [w.line({ unitCost: 0 })] }), 422, 'lines.0.unitCost', 'document.enter_amount'],
    [
      'billable lines for nobody',
      (w) => ({ lines: [w.line({ billable: true })] }),
      422,
      'lines.0.projectId',
      'bill.select_project_or_customer',
    ],
    ['a due date before the bill', () => ({ dueDate: '2026-03-01' }), 422, 'dueDate', 'bill.due_before_date'],
    ['a quantity of nothing', (w) => ({ lines: [w.line({ quantity: 0 })] }), 422, 'lines.0.quantity', 'bill.quantity_zero'],
    [
      'a rate that ended',
      (w) => ({ lines: [w.line({ taxRateId: w.rates.ended })] }),
      422,
      'lines.0.taxRateId',
      'tax_rate.not_in_force',
    ],
    ['an unknown vendor', () => ({ vendorId: 999_999 }), 422, 'vendorId', 'error.reference_missing'],
    [
      'a category that is not there',
      (w) => ({ lines: [w.line({ categoryId: 999_999 })] }),
      422,
      'lines.0.categoryId',
      'error.reference_missing',
    ],
    [
      'a tax that is far from the rate',
      (w) => ({ lines: [w.line({ taxAmount: 12 })] }),
      422,
      'lines.0.taxAmount',
      'bill.tax_differs',
    ],
    [
      'a confirmed tax below zero on a line above',
      (w) => ({ taxConfirmed: true, lines: [w.line({ taxAmount: -3 })] }),
      422,
      'lines.0.taxAmount',
      'bill.tax_against_line',
    ],
    [
      'a typed tax under reverse charge',
      (w) => ({ reverseCharge: true, lines: [w.line({ taxAmount: 21 })] }),
      422,
      'lines.0.taxAmount',
      'bill.reverse_charge_typed_tax',
    ],
    ['a discount of more than everything', () => ({ discountAmount: 500 }), 422, 'discountAmount', 'document.discount_incorrect'],
    [
      'cents in a currency without',
      () => ({ currency: 'JPY', discountAmount: 0.5 }),
      422,
      'discountAmount',
      'field.not_a_number',
    ],
    ['an unknown field', () => ({ colour: 'red' }), 400, 'colour', 'field.unknown'],
  ])('%s', async (_, change, status, field, code) => {
    const { body } = await create(change(world)).expect(status);
    expect(body).toMatchObject({ errors: { [field]: { code } } });
  });

  it.each<[words: string, change: (w: BillWorld) => object, field: string]>([
    ['Please select vendor.', () => ({ vendorId: null }), 'vendorId'],
    ['Please enter amount!', (w) => ({ lines: [w.line({ unitCost: 0 })] }), 'lines.0.unitCost'],
    ['Please select project or customer', (w) => ({ lines: [w.line({ billable: true })] }), 'lines.0.projectId'],
  ])('in the words "%s"', async (message, change, field) => {
    expect((await create(change(world))).body).toMatchObject({ errors: { [field]: { message } } });
  });

  it('a tax far from the rate until somebody confirms it', async () => {
    const lines = [world.line({ taxAmount: 12 })];
    expect((await create({ lines, taxConfirmed: true }).expect(201)).body).toMatchObject({ tax: 12, total: 112 });
  });

  it('a number that the vendor had in the same year, but not of another vendor or year, nor of one that is void', async () => {
    const number = 'SF 100';
    const first = await world.opened({ number });
    const again = (change: object = {}) => create({ number: 'sf100', doubleConfirmed: true, ...change });
    expect((await again().expect(409)).body).toMatchObject({ errors: { number: { code: 'bill.number_in_use' } } });
    await again({ vendorId: world.otherVendorId }).expect(201);
    await again({ billDate: '2025-03-02', dueDate: '2025-03-16' }).expect(201);
    await command(first.id, 'void', { reason: 'Wrong' }).expect(200);
    await again().expect(201);
  });

  it('one of eight bills with one number at the same moment, seven times', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => (await create({ number: 'RACE-1', doubleConfirmed: true })).status),
    );
    expect(all.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('a reference that was used', async () => {
    await world.draft({ referenceNumber: 'R-1' });
    const { body } = await create({ referenceNumber: 'r-1' }).expect(409);
    expect(body).toMatchObject({ errors: { referenceNumber: { code: 'document.reference_in_use' } } });
  });

  it('a likely double until somebody says that it is another', async () => {
    const lines = [world.line({ unitCost: 777.77 })];
    const first = await world.draft({ lines, billDate: '2026-06-01', dueDate: '2026-06-15' });
    const again = (change: object) => create({ lines, dueDate: '2026-07-15', doubleConfirmed: false, ...change });
    const { body } = await again({ billDate: '2026-06-08' }).expect(409);
    expect(body).toMatchObject({
      code: 'bill.maybe_double',
      params: { number: first.number, date: '2026-06-01', billId: first.id },
    });
    await again({ billDate: '2026-06-09' }).expect(201);
    const { id, version, number } = (await again({ billDate: '2026-06-08', doubleConfirmed: true }).expect(201)).body as {
      id: number;
      version: number;
      number: string;
    };
    const same = {
      ...world.input({ number, lines, billDate: '2026-06-08', dueDate: '2026-07-20' }),
      doubleConfirmed: false,
      version,
    };
    await world.admin.put(`/api/v1/bills/${id}`).send(same).expect(200);
  });

  it('to open without lines, and to change, remove or open once they are open', async () => {
    const empty = await world.draft({ lines: [] });
    expect((await command(empty.id, 'open').expect(422)).body).toMatchObject({ code: 'document.no_lines' });
    const { id, version } = await world.opened();
    const { body } = await world.admin
      .put(`/api/v1/bills/${id}`)
      .send({ ...world.input(), version })
      .expect(409);
    expect(body).toMatchObject({ code: 'bill.frozen' });
    await world.admin.delete(`/api/v1/bills/${id}`).set('If-Match', `"${version}"`).expect(409);
    for (const verb of ['open', 'approve']) await command(id, verb, { version }).expect(409);
    for (const change of ['net = 1', `status = 'draft', opened_at = null, version = 9, vendor_id = ${world.otherVendorId}`])
      await expect(api.sql(`update bill set ${change} where id = $1`, [id])).rejects.toThrow();
    await expect(api.sql('update bill_line set unit_cost = 1 where bill_id = $1', [id])).rejects.toThrow('frozen');
    await expect(api.sql('delete from bill where id = $1', [id])).rejects.toThrow('frozen');
  });

  it('to open what is dated far ahead, as a wrong year is', async () => {
    const { id } = await world.draft({ billDate: '2099-03-02', dueDate: '2099-03-16' });
    const { body } = await world.admin.post(`/api/v1/bills/${id}/open`).send({}).expect(422);
    expect(body).toMatchObject({ errors: { billDate: { code: 'bill.far_ahead' } } });
  });

  it('closed books', async () => {
    const { id } = await world.opened();
    await api.sql(`update organisation set lock_date = '2026-03-31'`);
    expect((await create({}).expect(422)).body).toMatchObject({ errors: { billDate: { code: 'organisation.period_locked' } } });
    for (const verb of ['redraft', 'void']) await command(id, verb, verb === 'void' ? { reason: 'x' } : {}).expect(422);
    await api.sql('update organisation set lock_date = null');
  });
});

describe('the rights to bills', () => {
  it('are none for a visitor, an employee, a storekeeper and a client', async () => {
    await api.visitor.get('/api/v1/bills').expect(401);
    for (const role of ['employee', 'storekeeper', 'client'] as const)
      await (await api.as(role)).get('/api/v1/bills').expect(403);
  });

  it('are reading for an auditor', async () => {
    const auditor = await api.as('auditor');
    const { id } = await world.draft();
    await auditor.get(`/api/v1/bills/${id}`).expect(200);
    await auditor.post('/api/v1/bills').send(world.input()).expect(403);
    await auditor.post(`/api/v1/bills/${id}/open`).send({}).expect(403);
  });

  it('are reading those of their own projects for a Project manager', async () => {
    const [on, off] = [await world.draft({ lines: [world.line({ projectId: world.projectId })] }), await world.draft()];
    const manager = await api.as('projectManager');
    await manager.get(`/api/v1/bills/${on.id}`).expect(404);
    await world.admin.post('/api/v1/project-members').send({ projectId: world.projectId, userId: manager.userId }).expect(201);
    await manager.get(`/api/v1/bills/${on.id}`).expect(200);
    await manager.get(`/api/v1/bills/${off.id}`).expect(404);
    const { body } = await manager.get(listPath('bills', {})).expect(200);
    expect((body as { id: number }[]).map(({ id }) => id)).toEqual([on.id]);
    expect((await manager.get('/api/v1/bills/counts').expect(200)).body).toMatchObject({ all: 1 });
    await manager.post('/api/v1/bills').send(world.input()).expect(403);
  });

  it('show no costs to who is denied them', async () => {
    const { id } = await world.draft();
    const own = await api.asOwnRole([
      { action: 'manage', subject: 'Bill' },
      { action: ['read', 'create', 'update'], subject: 'Bill', fields: ['@cost'], inverted: true },
    ]);
    const { body } = await own.get(`/api/v1/bills/${id}`).expect(200);
    for (const field of ['total', 'lines', 'taxes', 'billableNet']) expect(body).not.toHaveProperty(field);
    await own.get('/api/v1/bills/totals').expect(403);
    await own
      .post(`/api/v1/bills/${id}/record-payment`)
      .send({ paymentDate: '2026-03-10', amount: 1, method: 'cash' })
      .expect(403);
  });
});
