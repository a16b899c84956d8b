import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aVendor } from '@kontor/demo-data';
import type { BillCounts, BillDetail, BillRecord, BillTotals } from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { billWorld, type BillWorld } from './bill.sample.ts';

let api: TestApp;
let world: BillWorld;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const command = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/bills/${id}/${verb}`).send(body);
const listed = async (filter: object): Promise<BillRecord[]> =>
  (await world.admin.get(listPath('bills', { filter })).expect(200)).body as BillRecord[];
const idsOf = async (filter: object): Promise<number[]> => (await listed(filter)).map(({ id }) => id);
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const attach = (id: number) =>
  world.admin
    .post('/api/v1/files')
    .field('subject', 'Bill')
    .field('subjectId', String(id))
    .attach('file', picture, { filename: 'bill.png', contentType: 'image/png' });

describe('bills', () => {
  it('are created with all amounts, by line and by rate', async () => {
    const { line, rates, projectId, customerId } = world;
    const bill = await world.draft({
      lines: [
        line({ quantity: 2, unitCost: 50, projectId, billable: true, markUpPercent: 15, deductiblePercent: 50 }),
        line({ unitCost: 40, taxRateId: rates.low, taxAmount: 2.01 }),
      ],
      comment: 'By phone',
    });
    expect(bill).toMatchObject({
      status: 'draft',
      net: 140,
      tax: 23.01,
      total: 163.01,
      deductibleTax: 12.51,
      balance: 163.01,
      hasPaper: false,
      billable: true,
      billed: false,
      billableNet: 100,
      billedNet: 0,
      comment: 'By phone',
      taxes: [
        { category: 'S', percent: 21, base: 100, amount: 21, deductible: 10.5 },
        { category: 'S', percent: 5, base: 40, amount: 2.01, deductible: 2.01 },
      ],
    });
    expect(bill.lines[0]).toMatchObject({ customerId, projectName: expect.any(String), markUp: 15, unitPrice: 63.5375, tax: 21 });
    expect(bill.lines[1]).toMatchObject({ taxAmount: 2.01, unitPrice: null, billed: false });
  });

  it('change while they are drafts, and keep what they were', async () => {
    const { id, version, number } = await world.draft();
    const sent = { ...world.input({ number, lines: [world.line({ unitCost: 200 }), world.line()] }), version };
    const { body } = await world.admin.put(`/api/v1/bills/${id}`).send(sent).expect(200);
    expect(body).toMatchObject({ total: 363, version: version + 1 });
    const shorter = { ...world.input({ number, lines: [world.line()] }), version: version + 1 };
    expect((await world.admin.put(`/api/v1/bills/${id}`).send(shorter).expect(200)).body).toMatchObject({ total: 121 });
    await world.admin.put(`/api/v1/bills/${id}`).send(shorter).expect(409);
  });

  it('are opened, made drafts again, and voided for a reason', async () => {
    const { id } = await world.opened();
    expect(await world.get(id)).toMatchObject({ status: 'open', openedAt: expect.any(String), balance: 121 });
    expect((await command(id, 'redraft').expect(200)).body).toMatchObject({ status: 'draft', openedAt: null });
    await command(id, 'open').expect(200);
    const { body } = await command(id, 'void', { reason: 'Not ours' }).expect(200);
    expect(body).toMatchObject({ status: 'void', balance: 0, voidReason: 'Not ours' });
    const verbs = await api.sql(`select verb from audit where subject = 'Bill' and subject_id = $1 order by id`, [id]);
    expect(verbs.map(({ verb }) => verb)).toEqual(['create', 'open', 'redraft', 'open', 'void']);
  });

  it('keep their texts and due date open to change in any state', async () => {
    const { id, version } = await world.opened();
    const sent = { dueDate: '2026-05-01', comment: 'Agreed later', version };
    expect((await world.admin.put(`/api/v1/bills/${id}/open`).send(sent).expect(200)).body).toMatchObject({
      dueDate: '2026-05-01',
      comment: 'Agreed later',
      total: 121,
    });
  });

  it('are removed as drafts with their files, one and several', async () => {
    const [one, two, three] = [await world.draft(), await world.draft(), await world.opened()];
    await attach(one.id).expect(201);
    await world.admin.delete(`/api/v1/bills/${one.id}`).set('If-Match', `"${one.version}"`).expect(200);
    expect(await api.sql(`select id from file where subject = 'Bill' and subject_id = $1`, [one.id])).toEqual([]);
    const path = (ids: number[]): string => `/api/v1/bills?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
    expect((await world.admin.delete(path([two.id, three.id])).expect(409)).body).toMatchObject({ code: 'bill.cannot_delete' });
    expect((await world.admin.delete(path([two.id])).expect(200)).body).toEqual([two.id]);
  });

  it('have a queue of those without paper', async () => {
    const [with_, without] = [await world.draft(), await world.draft()];
    await attach(with_.id).expect(201);
    const found = await idsOf({ hasPaper: false, status_neq: 'void' });
    expect(found).toContain(without.id);
    expect(found).not.toContain(with_.id);
    const queue = await idsOf({ withoutPaper: true });
    expect(queue).toContain(without.id);
    expect(queue).not.toContain(with_.id);
    expect((await world.get(with_.id)).hasPaper).toBe(true);
  });

  it('are found by project, customer, category, item and what is billable', async () => {
    const { line, projectId, customerId, itemId } = world;
    const { id } = await world.draft({ lines: [line(), line({ projectId, itemId, billable: true })] });
    for (const filter of [{ projectId }, { projectId: [projectId, 9999] }, { customerId }, { itemId }, { billable: true }])
      expect(await idsOf(filter)).toContain(id);
    expect(await idsOf({ projectId: 999_999 })).toEqual([]);
    expect(await idsOf({ billed: true })).toEqual([]);
    await world.admin.get(listPath('bills', { filter: { projectId_gt: 1 } })).expect(400);
  });

  it('say which lines are billed, by the invoice that holds them', async () => {
    const { line, projectId } = world;
    const bill = await world.opened({
      lines: [line({ projectId, billable: true }), line({ projectId, billable: true, unitCost: 50 })],
    });
    const invoice = {
      customerId: world.customerId,
      invoiceDate: '2026-03-20',
      dueDate: '2026-04-03',
      currency: 'EUR',
      exchangeRate: 1,
    };
    const { body } = await world.admin
      .post('/api/v1/invoices')
      .send({
        ...invoice,
        projectId,
        language: 'lt',
        pricesIncludeTax: false,
        lines: [{ kind: 'text', description: 'Paper', quantity: 1, unit: 'C62', unitPrice: 100, taxRateId: world.rates.high }],
      })
      .expect(201);
    const invoiceId = (body as { id: number }).id;
    await api.sql(
      `insert into invoice_source (invoice_line_id, bill_line_id, held) select l.id, $2, true from invoice_line l where l.invoice_id = $1`,
      [invoiceId, bill.lines[0]?.id],
    );
    const found = await world.get(bill.id);
    expect(found).toMatchObject({ billable: true, billed: false, billableNet: 150, billedNet: 100 });
    const only = encodeURIComponent(JSON.stringify({ id: bill.id }));
    const sums = await world.admin.get(`/api/v1/bills/totals?filter=${only}`).expect(200);
    expect(sums.body).toMatchObject([{ count: 1, billableNet: 150, billedNet: 100 }]);
    expect(found.lines.map(({ billed, invoiceId: on }) => [billed, on])).toEqual([
      [true, invoiceId],
      [false, null],
    ]);
    for (const verb of ['redraft', 'void'])
      expect((await command(bill.id, verb, verb === 'void' ? { reason: 'x' } : {}).expect(409)).body).toMatchObject({
        code: 'bill.on_draft',
        params: { invoice: `#${invoiceId}` },
      });
    expect(found).toMatchObject({ billHasInvoice: true, invoices: [{ id: invoiceId, number: null, isDraft: true }] });
    await world.admin.delete(`/api/v1/invoices/${invoiceId}`).set('If-Match', '"1"').expect(200);
    expect(await world.get(bill.id)).toMatchObject({ billed: false, billedNet: 0 });
  });

  it('are counted and added up', async () => {
    await world.opened({
      vendorId: world.otherVendorId,
      currency: 'NOK',
      exchangeRate: 0.085,
      exchangeRateInverted: false,
      dueDate: '2026-03-03',
    });
    const counts = (await world.admin.get('/api/v1/bills/counts').expect(200)).body as BillCounts;
    expect(counts.all).toBe(counts.draft + counts.open + counts.paid + counts.void);
    expect(counts.overdue).toBeGreaterThan(0);
    const filter = encodeURIComponent(JSON.stringify({ currency: 'NOK' }));
    const [sums] = (await world.admin.get(`/api/v1/bills/totals?filter=${filter}`).expect(200)).body as BillTotals[];
    expect(sums).toMatchObject({ currency: 'NOK', count: 1, net: 100, total: 121, balance: 121, billableNet: 0 });
  });

  it('take the mark-up of organisation, customer and project', async () => {
    const { line, projectId, customerId } = world;
    const markUps = async (): Promise<number[]> => {
      const { lines } = await world.draft({
        lines: [
          line({ customerId, billable: true }),
          line({ projectId, billable: true }),
          line({ customerId, markUpPercent: 0 }),
        ],
      });
      return lines.map(({ markUp }) => markUp);
    };
    await api.sql('update organisation set mark_up_percent = 5');
    expect(await markUps()).toEqual([5, 5, 0]);
    await api.sql('update customer set mark_up_percent = 10 where id = $1', [customerId]);
    expect(await markUps()).toEqual([10, 10, 0]);
    await api.sql('update project set mark_up_percent = 12.5 where id = $1', [projectId]);
    expect(await markUps()).toEqual([10, 12.5, 0]);
  });

  it('wait for approval where the organisation wants it, and again after each change', async () => {
    await api.sql('update organisation set bill_approval = true');
    const { id, version, number } = await world.draft();
    expect((await command(id, 'open').expect(409)).body).toMatchObject({ code: 'bill.not_approved' });
    expect(await idsOf({ toApprove: true })).toContain(id);
    const accountant = await api.as('accountant');
    const approved = (await accountant.post(`/api/v1/bills/${id}/approve`).send({ version }).expect(200)).body as BillDetail;
    expect(approved).toMatchObject({ approvedAt: expect.any(String), approvedByName: expect.any(String) });
    expect((await command(id, 'approve', { version }).expect(409)).body).toMatchObject({ code: 'error.stale' });
    const sent = { ...world.input({ number }), version: approved.version };
    const changed = (await world.admin.put(`/api/v1/bills/${id}`).send(sent).expect(200)).body as BillDetail;
    expect(changed).toMatchObject({ approvedAt: null });
    await command(id, 'approve', { version: changed.version }).expect(200);
    await command(id, 'open').expect(200);
    await api.sql('update organisation set bill_approval = false');
  });

  it('of abroad are under reverse charge, whose tax the vendor does not get', async () => {
    const bill = await world.draft({ reverseCharge: true, currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true });
    expect(bill).toMatchObject({ tax: 0, reverseTax: 21, deductibleTax: 21, total: 100, exchangeRateInverted: true });
  });

  it('keep two vendors with the same number from a merge, and the number is named before', async () => {
    const [same, again] = [
      await world.draft({ number: 'M 7' }),
      await world.draft({ number: 'm7', vendorId: world.otherVendorId }),
    ];
    const { vendorId, otherVendorId: mergedId } = world;
    const path = `/api/v1/vendors/${vendorId}/merge`;
    const refused = { code: 'vendor.merge_same_number', params: { number: 'M 7' } };
    expect((await world.admin.get(`${path}/${mergedId}`).expect(409)).body).toMatchObject(refused);
    const { body: other } = await world.admin.get(`/api/v1/vendors/${mergedId}`).expect(200);
    const mergedVersion = (other as { version: number }).version;
    expect((await world.admin.post(path).send({ mergedId, mergedVersion }).expect(409)).body).toMatchObject(refused);
    for (const { id, version } of [same, again])
      await world.admin.delete(`/api/v1/bills/${id}`).set('If-Match', `"${version}"`).expect(200);
    await world.admin.get(`${path}/${mergedId}`).expect(200);
  });

  it('go over to the vendor and the customer that stay in a merge, also when they are open', async () => {
    const { line, customerId } = world;
    const merge = async (path: string, kept: number, mergedId: number) => {
      const { body } = await world.admin.get(`/api/v1/${path}/${mergedId}`).expect(200);
      const mergedVersion = (body as { version: number }).version;
      await world.admin.post(`/api/v1/${path}/${kept}/merge`).send({ mergedId, mergedVersion }).expect(200);
    };
    const add = async (path: string, body: object): Promise<number> =>
      ((await world.admin.post(`/api/v1/${path}`).send(body).expect(201)).body as { id: number }).id;
    const vendor = { ...aVendor({ name: 'Twin', legalCode: null, vatCode: null, account: null }), alikeConfirmed: true };
    const [kept, merged] = [await add('vendors', vendor), await add('vendors', vendor)];
    const customer = {
      kind: 'company',
      name: 'Twin',
      country: 'LT',
      currency: 'EUR',
      language: 'lt',
      active: true,
      alikeConfirmed: true,
    };
    const [stays, goes] = [await add('customers', customer), await add('customers', customer)];
    const bill = await world.opened({
      vendorId: merged,
      lines: [line({ customerId: goes, billable: true }), line({ customerId })],
    });
    await merge('vendors', kept, merged);
    await merge('customers', stays, goes);
    const { vendorId, lines } = await world.get(bill.id);
    expect([vendorId, ...lines.map((one) => one.customerId)]).toEqual([kept, stays, customerId]);
  });

  it('are found by the search of everything', async () => {
    const { id } = await world.draft({ number: 'ŽV-778899' });
    const { body } = await world.admin.get('/api/v1/search?q=778899').expect(200);
    expect((body as { groups: { group: string; entries: { id: number }[] }[] }).groups).toContainEqual(
      expect.objectContaining({ group: 'bills', entries: [expect.objectContaining({ id, title: 'ŽV-778899' })] }),
    );
  });
});
