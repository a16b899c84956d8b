import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EstimateLineInput, EstimateDetail, EstimateInput, InvoiceDetail } from '@kontor/domain';
import { aContact, aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let taxRateId: number;

beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await api.as('admin');
  customerId = await store(api, aCustomer({ paymentTermsDays: 10 }));
  taxRateId = await store(api, aTaxRate());
});

const line = (change: Partial<EstimateLineInput> = {}): EstimateLineInput => ({
  kind: 'text',
  description: 'Advice',
  quantity: 2,
  unit: 'HUR',
  unitPrice: 100,
  taxRateId,
  ...change,
});
const input = (change: Partial<EstimateInput> = {}): EstimateInput => ({
  customerId,
  estimateDate: '2026-03-02',
  expiryDate: '2099-12-31',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'lt',
  pricesIncludeTax: false,
  lines: [line()],
  ...change,
});
const draft = async (change: Partial<EstimateInput> = {}): Promise<EstimateDetail> =>
  (await admin.post('/api/v1/estimates').send(input(change)).expect(201)).body as EstimateDetail;
const does = async (id: number, verb: string, body: object = {}, by: Agent = admin): Promise<EstimateDetail> =>
  (await by.post(`/api/v1/estimates/${id}/${verb}`).send(body).expect(200)).body as EstimateDetail;
const sent = async (change: Partial<EstimateInput> = {}): Promise<EstimateDetail> => does((await draft(change)).id, 'send');
const refused = async (id: number, verb: string, status: number, body: object = {}) =>
  (await admin.post(`/api/v1/estimates/${id}/${verb}`).send(body).expect(status)).body as { code: string };

describe('a draft', () => {
  it('is computed, listed, changed at its version and deleted', async () => {
    const made = await draft({ referenceNumber: `R ${customerId}` });
    expect(made).toMatchObject({ status: 'draft', number: null, revision: 1, net: 200, tax: 42, total: 242, invoiceId: null });
    const filter = JSON.stringify({ customerId });
    const { body } = await admin.get(`/api/v1/estimates?filter=${encodeURIComponent(filter)}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ id: made.id, total: 242 })]);
    const path = `/api/v1/estimates/${made.id}`;
    const changed = await admin
      .put(path)
      .set('If-Match', `"${made.version}"`)
      .send(input({ lines: [line({ quantity: 1 }), line({ unitPrice: 50 })] }))
      .expect(200);
    expect(changed.body).toMatchObject({ net: 200, lines: [{ net: 100 }, { net: 100 }] });
    await admin.put(path).set('If-Match', `"${made.version}"`).send(input()).expect(409);
    await admin
      .delete(path)
      .set('If-Match', `"${(changed.body as EstimateDetail).version}"`)
      .expect(200);
    await admin.get(path).expect(404);
  });

  it.each([
    ['an expiry date before its date', { expiryDate: '2026-03-01' }, 422, { expiryDate: 'estimate.expires_before_date' }],
    ['a discount above 100 %', { discountPercent: 101 }, 400, { discountPercent: 'document.discount_incorrect' }],
  ])('is refused with %s, at the field', async (_, change, status, expected) => {
    const { body } = await admin.post('/api/v1/estimates').send(input(change)).expect(status);
    const errors = (body as { errors: Record<string, { code: string }> }).errors;
    expect(Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))).toEqual(expected);
  });

  it('is counted by how it ended, for the whole filter', async () => {
    const orderNumber = 'WON';
    const made = async (change: Partial<EstimateInput> = {}) => {
      const { body } = await admin
        .post('/api/v1/estimates')
        .send(input({ orderNumber, ...change }))
        .expect(201);
      return does((body as EstimateDetail).id, 'send');
    };
    await does((await made({ expiryDate: '2099-12-31' })).id, 'accept');
    await does((await made({ expiryDate: '2099-12-31' })).id, 'decline');
    await made({ expiryDate: '2099-12-31' });
    await made({ estimateDate: '2026-03-02', expiryDate: '2026-03-02' });
    const totals = async (filter: object): Promise<unknown> =>
      (
        await admin
          .get('/api/v1/estimates/totals')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body;
    const sums = { currency: 'EUR', count: 4, total: 968, acceptedCount: 1, rejectedCount: 1, expiredCount: 1 };
    expect(await totals({ orderNumber })).toEqual([sums]);
    expect(await totals({ orderNumber, estimateDate_gte: '2099-01-01' })).toEqual([]);
  });

  it('is refused below zero', async () => {
    const { body } = await admin
      .post('/api/v1/estimates')
      .send(input({ lines: [line({ quantity: -1 })] }))
      .expect(422);
    expect(body).toMatchObject({ code: 'document.total_incorrect' });
  });

  it('is refused without a customer, with another customer’s contact and with hours on its lines', async () => {
    const { customerId: _, ...without } = input();
    const answer = await admin.post('/api/v1/estimates').send(without).expect(400);
    expect((answer.body as { errors: object }).errors).toMatchObject({ customerId: { code: 'document.select_customer' } });
    const contactId = await store(api, aContact({ customerId: aCustomer() }));
    const other = await admin.post('/api/v1/estimates').send(input({ contactId })).expect(422);
    expect(other.body).toMatchObject({ code: 'document.contact_of_other_customer' });
    const sources = [{ kind: 'timeEntry' as const, id: 1 }];
    const hours = await admin
      .post('/api/v1/estimates')
      .send(input({ lines: [line({ sources })] }))
      .expect(422);
    expect(hours.body).toMatchObject({ code: 'estimate.no_sources' });
  });
});

describe('sending', () => {
  it('gives a number of its own series, freezes what the customer gets, and asks for its PDF and mail', async () => {
    const { id } = await draft();
    const estimate = await does(id, 'send', { to: 'a@example.com' });
    expect(estimate).toMatchObject({ status: 'sent', number: expect.stringMatching(/^EST-2026-\d{4}$/), pdfState: 'pending' });
    expect(await api.sql(`select subject from mail where subject_type = 'Estimate' and subject_id = $1`, [id])).toEqual([
      { subject: expect.stringContaining(String(estimate.number)) },
    ]);
    await expect(api.sql(`update estimate set total = 1 where id = $1`, [id])).rejects.toThrow('frozen');
    await expect(api.sql(`delete from estimate where id = $1`, [id])).rejects.toThrow('frozen');
    await expect(api.sql(`delete from estimate_line where estimate_id = $1`, [id])).rejects.toThrow('frozen');
    const { version } = estimate;
    const { body } = await admin.put(`/api/v1/estimates/${id}`).set('If-Match', `"${version}"`).send(input()).expect(409);
    expect(body).toMatchObject({ code: 'estimate.frozen' });
  });

  it('is refused without lines and twice', async () => {
    expect(await refused((await draft({ lines: [] })).id, 'send', 422)).toMatchObject({ code: 'document.no_lines' });
    expect(await refused((await sent()).id, 'send', 409)).toMatchObject({ code: 'estimate.cannot_send' });
  });
});

describe('revising', () => {
  it('keeps the number and what was sent, and sends the next version', async () => {
    const first = await sent();
    const draftAgain = await does(first.id, 'revise');
    expect(draftAgain).toMatchObject({ status: 'draft', revision: 2, number: first.number, pdfState: 'none' });
    const path = `/api/v1/estimates/${first.id}`;
    await admin.delete(path).set('If-Match', `"${draftAgain.version}"`).expect(409);
    await admin
      .put(path)
      .set('If-Match', `"${draftAgain.version}"`)
      .send(input({ lines: [line({ unitPrice: 90 })] }))
      .expect(200);
    expect(await does(first.id, 'send')).toMatchObject({ status: 'sent', revision: 2, number: first.number, net: 180 });
    const { body } = await admin.get(`${path}/versions`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ revision: 1, status: 'sent', total: 242, lines: [expect.objectContaining({ net: 200 })] }),
    ]);
    await expect(api.sql(`update estimate_version set revision = 9 where estimate_id = $1`, [first.id])).rejects.toThrow(
      'frozen',
    );
    expect(await refused((await draft()).id, 'revise', 409)).toMatchObject({ code: 'estimate.cannot_revise' });
  });
});

describe('the answer of the customer', () => {
  it('can be changed until there is an invoice', async () => {
    const { id } = await sent();
    const [reason] = await api.sql<{ id: number }>(`select id from classifier where type = 10 order by id limit 1`);
    const declineReasonId = Number(reason?.id);
    const declined = await does(id, 'decline', { declineReasonId, declineRemark: ' too dear ' });
    expect(declined).toMatchObject({
      status: 'rejected',
      declineReasonId,
      declineRemark: 'too dear',
      decidedAt: expect.any(String),
    });
    expect(await refused(id, 'accept', 409)).toMatchObject({
      code: 'estimate.decided_otherwise',
      params: { status: 'rejected' },
    });
    expect(await does(id, 'accept', { otherDecisionConfirmed: true })).toMatchObject({
      status: 'accepted',
      declineReasonId: null,
      declineRemark: null,
    });
    expect(await refused(id, 'decline', 409)).toMatchObject({
      code: 'estimate.decided_otherwise',
      params: { status: 'accepted' },
    });
    await does(id, 'convert');
    for (const verb of ['decline', 'convert'])
      expect(await refused(id, verb, 409)).toMatchObject({ code: 'estimate.is_invoiced' });
  });

  it('takes reasons of its own list only', async () => {
    const { id } = await sent();
    const [other] = await api.sql<{ id: number }>(`select id from classifier where type = 2 limit 1`);
    await admin.post(`/api/v1/estimates/${id}/decline`).send({ declineReasonId: other?.id }).expect(422);
  });

  it('gets a reason for the loss afterwards, or another one, and a history of it', async () => {
    const { id } = await sent();
    const reasons = await api.sql<{ id: number }>(`select id from classifier where type = 10 order by id limit 2`);
    const [first, second] = reasons.map((reason) => Number(reason.id));
    expect(await refused(id, 'explain-loss', 409, { declineReasonId: first })).toMatchObject({
      code: 'estimate.cannot_explain_loss',
    });
    const declined = await does(id, 'decline', { declineRemark: 'too dear' });
    const explained = await does(id, 'explain-loss', { declineReasonId: first });
    expect(explained).toMatchObject({ status: 'rejected', declineReasonId: first, declineRemark: 'too dear' });
    expect(explained.decidedAt).toBe(declined.decidedAt);
    expect(await does(id, 'explain-loss', { declineReasonId: second })).toMatchObject({ declineReasonId: second });
    const [other] = await api.sql<{ id: number }>(`select id from classifier where type = 2 limit 1`);
    await admin.post(`/api/v1/estimates/${id}/explain-loss`).send({ declineReasonId: other?.id }).expect(422);
    const storekeeper = await api.as('storekeeper');
    await storekeeper.post(`/api/v1/estimates/${id}/explain-loss`).send({ declineReasonId: first }).expect(403);
    const [entry] = await api.sql<{ verb: string; changes: object }>(
      `select verb, changes from audit where subject = 'Estimate' and subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(entry).toEqual({ verb: 'update', changes: { declineReasonId: [first, second] } });
    expect(await does(id, 'explain-loss', {})).toMatchObject({ declineReasonId: null });
  });

  it('needs a confirmation once the estimate has expired', async () => {
    const { id } = await sent({ expiryDate: '2026-03-02' });
    for (const verb of ['accept', 'decline', 'convert'])
      expect(await refused(id, verb, 409)).toMatchObject({ code: 'estimate.expired' });
    const filter = encodeURIComponent(JSON.stringify({ expired: true, customerId }));
    expect((await admin.get(`/api/v1/estimates?filter=${filter}`).expect(200)).body).toHaveLength(1);
    expect(await does(id, 'accept', { expiredConfirmed: true })).toMatchObject({ status: 'accepted' });
    expect((await admin.get(`/api/v1/estimates?filter=${filter}`).expect(200)).body).toEqual([]);
  });

  it('is one when many people decide at once, half of them otherwise', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await sent();
      const verbs = Array.from({ length: 8 }, (_, n) => (n % 2 ? 'accept' : 'decline'));
      const answers = await Promise.all(verbs.map((verb) => admin.post(`/api/v1/estimates/${id}/${verb}`).send({})));
      const won = verbs.filter((_verb, n) => answers[n]?.status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      const { body } = await admin.get(`/api/v1/estimates/${id}`).expect(200);
      expect((body as EstimateDetail).status).toBe(won[0] === 'accept' ? 'accepted' : 'rejected');
      const told = await api.sql<{ verb: string }>(
        `select verb from audit where subject = 'Estimate' and subject_id = $1 and verb in ('accept', 'decline')`,
        [id],
      );
      expect(told.map(({ verb }) => verb)).toEqual(won);
    }
  });

  it('is one when two people convert and decline at once', async () => {
    const { id } = await sent();
    const [accepted, declined] = await Promise.all(
      ['convert', 'decline'].map((verb) => admin.post(`/api/v1/estimates/${id}/${verb}`).send({})),
    );
    const statuses = [accepted?.status, declined?.status];
    // Declined first, it can no longer be converted; converted first, it can no longer be declined.
    expect([...statuses].sort()).toEqual([200, 409]);
  });
});

describe('converting', () => {
  it('makes one draft invoice with the same lines and total, due by the terms of the customer', async () => {
    const { id } = await sent({ discountPercent: 10, orderNumber: 'PO 7' });
    const { invoiceId, status } = await does(id, 'convert');
    expect(status).toBe('accepted');
    const invoice = (await admin.get(`/api/v1/invoices/${invoiceId}`).expect(200)).body as InvoiceDetail;
    expect(invoice).toMatchObject({
      status: 'draft',
      customerId,
      discountPercent: 10,
      orderNumber: 'PO 7',
      net: 180,
      total: 217.8,
    });
    expect(Date.parse(invoice.dueDate) - Date.parse(invoice.invoiceDate)).toBe(10 * 86_400_000);
  });

  it('is possible again once the draft is deleted or the invoice is void', async () => {
    await api.sql(`update organisation set legal_code = '302308327', vat_code = 'LT100004801610', is_vat_registered = true,
      street = 'Gedimino pr. 1', city = 'Vilnius'`);
    const { id } = await sent({ referenceNumber: `again ${customerId}` });
    const first = (await does(id, 'convert')).invoiceId as number;
    const { version } = (await admin.get(`/api/v1/invoices/${first}`)).body as InvoiceDetail;
    await admin.delete(`/api/v1/invoices/${first}`).set('If-Match', `"${version}"`).expect(200);
    expect((await admin.get(`/api/v1/estimates/${id}`)).body).toMatchObject({ status: 'accepted', invoiceId: null });
    const second = (await does(id, 'convert')).invoiceId as number;
    await admin.post(`/api/v1/invoices/${second}/send`).send({ noAccountConfirmed: true }).expect(200);
    await admin.post(`/api/v1/invoices/${second}/void`).send({ reason: 'Wrong address' }).expect(200);
    expect((await admin.get(`/api/v1/estimates/${id}`)).body).toMatchObject({ invoiceId: null });
    expect((await does(id, 'convert')).invoiceId).toBeGreaterThan(second);
  });

  it('happens once when two people convert at the same time', async () => {
    const { id } = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`/api/v1/estimates/${id}/convert`).send({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.sql(`select count(*)::int as invoices from invoice where customer_id = $1`, [customerId])).toEqual([
      { invoices: 1 },
    ]);
  });
});

describe('rights', () => {
  it('lets a project manager make and send estimates for projects that they lead, and turn none into an invoice', async () => {
    const manager = await api.as('projectManager');
    const projectId = await store(api, aProject({ customerId }));
    const refused = await manager.post('/api/v1/estimates').send(input({ projectId })).expect(403);
    expect(refused.body).toMatchObject({ errors: { projectId: { code: 'estimate.not_your_project' } } });
    await manager.post('/api/v1/estimates').send(input()).expect(403);
    await store(api, aProjectMember({ projectId, userId: manager.userId }));
    const made = (await manager.post('/api/v1/estimates').send(input({ projectId })).expect(201)).body as EstimateDetail;
    const { id } = made;
    // Moving it to a project of somebody else would hide it from its author.
    const other = await store(api, aProject({ customerId }));
    const moved = { ...input({ projectId: other }), version: made.version };
    const away = await manager.put(`/api/v1/estimates/${id}`).send(moved).expect(403);
    expect(away.body).toMatchObject({ code: 'estimate.not_your_project' });
    // Nobody can write one without the tax rates of its lines and the currency of the books; what an hour costs is not needed for it.
    await manager.get('/api/v1/tax-rates').expect(200);
    await manager.post('/api/v1/tax-rates').send({}).expect(403);
    const firm = await manager.get('/api/v1/organisation/1').expect(200);
    expect(firm.body).toMatchObject({ baseCurrency: 'EUR' });
    expect(firm.body).not.toHaveProperty('defaultHourlyRate');
    await manager.put('/api/v1/organisation/1').send({}).expect(403);
    await does(id, 'send', {}, manager);
    await does(id, 'accept', {}, manager);
    await manager.post(`/api/v1/estimates/${id}/convert`).send({}).expect(403);
    for (const role of ['employee', 'storekeeper', 'client'] as const) {
      const other = await api.as(role);
      await other.get('/api/v1/estimates').expect(403);
    }
    const auditor = await api.as('auditor');
    await auditor.get(`/api/v1/estimates/${id}`).expect(200);
    await auditor.post('/api/v1/estimates').send(input()).expect(403);
  });
});

it('has a PDF of what was sent, also of an earlier version', async () => {
  const { id } = await sent();
  const before = await admin.get(`/api/v1/estimates/${id}/preview-pdf`).expect(200);
  expect((before.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  await admin.get(`/api/v1/estimates/${id}/pdf`).expect(409);
});
