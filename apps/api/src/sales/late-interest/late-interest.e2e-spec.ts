import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import type { LateInterest, OrganisationRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
const { now } = clock;
const at = (date: string): void => void (clock.now = () => new Date(`${date}T10:00:00Z`));

const rates = [
  { validFrom: '2026-04-01', percent: 10 },
  { validFrom: '2026-01-01', percent: 12 },
];
const profile = async (): Promise<OrganisationRecord> =>
  (await world.admin.get('/api/v1/organisation/1').expect(200)).body as OrganisationRecord;
const setUp = async (change: object, by: Agent = world.admin) => {
  const { id: _id, createdAt: _made, updatedAt: _changed, remindersSince: _since, version, ...fields } = await profile();
  return by
    .put('/api/v1/organisation/1')
    .set('If-Match', `"${version}"`)
    .send({ ...fields, ...change });
};
const interestOf = async (id: number, until?: string, by: Agent = world.admin): Promise<LateInterest> =>
  (await by.get(`/api/v1/invoices/${id}/late-interest${until ? `?until=${until}` : ''}`).expect(200)).body as LateInterest;
const command = (id: number, verb: string, body: object) =>
  world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body).expect(200);

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
beforeEach(
  async () => void expect((await setUp({ lateInterestPayers: 'companies', lateInterestRates: rates })).status).toBe(200),
);
afterEach(() => void (clock.now = now));
afterAll(() => api.close());

describe('the rates of late interest', () => {
  it('are kept in order, and the history tells of them', async () => {
    expect(await profile()).toMatchObject({ lateInterestPayers: 'companies', lateInterestRates: [...rates].reverse() });
    const { version } = await profile();
    expect((await setUp({ lateInterestRates: [{ validFrom: '2026-01-01', percent: 8 }] })).status).toBe(200);
    expect(await profile()).toMatchObject({ version: version + 1, lateInterestRates: [{ validFrom: '2026-01-01', percent: 8 }] });
    const [latest] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'Organisation' and changes ? 'lateInterestRates' order by id desc limit 1`,
    );
    expect(latest?.changes).toEqual({ lateInterestRates: [[...rates].reverse(), [{ validFrom: '2026-01-01', percent: 8 }]] });
    expect((await setUp({ lateInterestRates: undefined, name: 'Kita' })).status).toBe(200);
    expect((await profile()).lateInterestRates).toHaveLength(1);
  });

  it.each([
    [{ lateInterestRates: [] }, 422, 'lateInterestPayers', 'late_interest.no_rate'],
    [
      { lateInterestRates: [...rates, { validFrom: '2026-01-01', percent: 1 }] },
      409,
      'lateInterestRates.2.validFrom',
      'late_interest.rate_exists',
    ],
    [{ lateInterestRates: [{ validFrom: '2026-02-30', percent: 1 }] }, 400, 'lateInterestRates.0.validFrom', 'field.not_a_date'],
    [{ lateInterestRates: [{ validFrom: '2026-02-01', percent: 100.5 }] }, 400, 'lateInterestRates.0.percent', 'field.too_large'],
    [{ lateInterestPayers: 'some' }, 400, 'lateInterestPayers', 'field.not_one_of'],
  ])('are refused: %j', async (change, status, field, code) => {
    const answer = await setUp(change);
    expect([answer.status, answer.body.errors[field]?.code]).toEqual([status, code]);
  });

  it('are one a day and within 0 and 100, also for plain SQL', async () => {
    const insert = (from: string, percent: number) =>
      api.sql(`insert into late_interest_rate (valid_from, percent) values ($1, $2)`, [from, percent]);
    await expect(insert('2026-01-01', 1)).rejects.toThrow('late_interest_rate_unique');
    await expect(insert('2030-01-01', -1)).rejects.toThrow('late_interest_rate_percent');
  });

  it('are refused to an Employee', async () => expect((await setUp({}, await api.as('employee'))).status).toBe(403));
});

describe('the late interest of an invoice', () => {
  it('is computed from what was open, day by day, and changes no balance', async () => {
    const { id } = await world.sent();
    await command(id, 'record-payment', { paymentDate: '2026-03-26', amount: 21, method: 'bankTransfer' });
    expect(await interestOf(id, '2026-04-10')).toEqual({
      untilDate: '2026-04-10',
      currency: 'EUR',
      amount: 0.84,
      rows: [
        { fromDate: '2026-03-17', toDate: '2026-03-26', balance: 121, percent: 12, days: 10, amount: 0.4 },
        { fromDate: '2026-03-27', toDate: '2026-03-31', balance: 100, percent: 12, days: 5, amount: 0.17 },
        { fromDate: '2026-04-01', toDate: '2026-04-10', balance: 100, percent: 10, days: 10, amount: 0.27 },
      ],
    });
    expect(await world.get(id)).toMatchObject({ balance: 100, total: 121 });
  });

  it('goes up to today, and stops where the invoice was paid', async () => {
    const { id } = await world.sent();
    at('2026-03-26');
    expect(await interestOf(id)).toMatchObject({ untilDate: '2026-03-26', amount: 0.4 });
    at('2026-04-20');
    await command(id, 'mark-paid', { paymentDate: '2026-03-26', method: 'cash' });
    expect(await interestOf(id)).toMatchObject({ untilDate: '2026-04-20', amount: 0.4, rows: [{ toDate: '2026-03-26' }] });
  });

  it('is none on what was credited, and none after a write-off', async () => {
    const { id, lines } = await world.sent();
    const input = {
      invoiceId: id,
      creditNoteDate: '2026-03-20',
      reason: 'Hours',
      lines: [{ invoiceLineId: lines[0]?.id, amount: 50 }],
    };
    const { body } = await world.admin.post('/api/v1/credit-notes').send(input).expect(201);
    await world.admin
      .post(`/api/v1/credit-notes/${(body as { id: number }).id}/send`)
      .send({})
      .expect(200);
    await command(id, 'write-off', { writeOffDate: '2026-03-26', amount: 60.5, reason: 'Gone' });
    expect((await interestOf(id, '2026-04-20')).rows).toEqual([
      { fromDate: '2026-03-17', toDate: '2026-03-26', balance: 60.5, percent: 12, days: 10, amount: 0.2 },
    ]);
  });

  it('ends when the money came, though it was put on the invoice later', async () => {
    const { id } = await world.sent();
    const payment = {
      customerId: world.customerId,
      paymentDate: '2026-03-20',
      amount: 121,
      currency: 'EUR',
      method: 'bankTransfer',
      allocations: [],
    };
    at('2026-04-01');
    await world.admin.post('/api/v1/payments').send(payment).expect(201);
    at('2026-04-10');
    await world.admin.post(`/api/v1/invoices/${id}/use-credit`).send({}).expect(200);
    expect((await interestOf(id)).rows).toMatchObject([{ toDate: '2026-03-20', days: 4 }]);
  });

  it('is none where nobody pays it, of persons, drafts and void invoices, and of what is not due', async () => {
    const { id } = await world.sent();
    const none = { amount: 0, rows: [] };
    const kindOf = (kind: string) => api.sql('update customer set kind = $1 where id = $2', [kind, world.customerId]);
    expect(await interestOf(id, '2026-03-16')).toMatchObject(none);
    await kindOf('person');
    expect(await interestOf(id, '2026-04-10')).toMatchObject(none);
    await setUp({ lateInterestPayers: 'everybody' });
    expect((await interestOf(id, '2026-04-10')).amount).toBeGreaterThan(0);
    await kindOf('company');
    await setUp({ lateInterestPayers: 'nobody' });
    expect(await interestOf(id, '2026-04-10')).toMatchObject(none);
    await setUp({ lateInterestPayers: 'companies' });
    expect(await interestOf((await world.draft()).id, '2026-04-10')).toMatchObject(none);
    await command(id, 'void', { reason: 'Wrong customer' });
    expect(await interestOf(id, '2026-04-10')).toMatchObject(none);
  });

  it('is read with the right to invoices and their amounts, and up to a day that exists', async () => {
    const { id } = await world.sent();
    const path = `/api/v1/invoices/${id}/late-interest`;
    await (await api.as('auditor')).get(path).expect(200);
    await (await api.as('employee')).get(path).expect(403);
    const blind = await api.asOwnRole([
      ...rulesOf([]),
      { action: ['read'], subject: ['Invoice'] },
      { action: ['read'], subject: ['Invoice'], fields: ['@money'], inverted: true },
    ]);
    await blind.get(path).expect(403);
    await world.admin.get(`${path}?until=2026-02-30`).expect(400);
    await world.admin.get('/api/v1/invoices/999999/late-interest').expect(404);
  });
});
