import type { INestApplication } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AuditRecord,
  BillCounts,
  BillDetail,
  NotificationRecord,
  RecurringBillDetail,
  RecurringBillInput,
} from '@kontor/domain';
import { listPath, testApp, type TestApp } from '../../../../test/test-app.ts';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { clock } from '../../../platform/context/clock.ts';
import { billWorld, type BillWorld } from '../../bills/bill.sample.ts';
import { aRecurringBillInput, recurringBillOf } from '../recurring-bills.sample.ts';
import { RecurringBillMakingService } from './recurring-bill-making.service.ts';

const path = '/api/v1/recurring-bills';
const realNow = clock.now;
let api: TestApp;
let replica: INestApplication;
let world: BillWorld;
beforeAll(async () => {
  api = await testApp();
  replica = await createApp(
    readConfig({ DATABASE_URL: api.url, KONTOR_DATA_DIR: api.dataDir, KONTOR_LOG_LEVEL: 'silent', KONTOR_WORKER: 'false' }),
  );
  world = await billWorld(api);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});
beforeEach(() => itIs('2026-11-20'));
afterEach(async () => {
  clock.now = realNow;
  await api.sql(`delete from recurring_bill`);
  await api.sql(`update organisation set language = 'en'`);
});

const itIs = (day: string): void => {
  clock.now = () => new Date(`${day}T10:00:00Z`);
};
const job = (of: INestApplication = api.app): Promise<void> => of.get(RecurringBillMakingService).makeDue();
const input = (given: Partial<RecurringBillInput> = {}): RecurringBillInput =>
  aRecurringBillInput({ vendorId: world.vendorId, lines: [world.line()], firstDate: '2026-11-30', ...given });
const create = async (given: Partial<RecurringBillInput> = {}): Promise<RecurringBillDetail> =>
  (await world.admin.post(path).send(input(given)).expect(201)).body as RecurringBillDetail;
const read = (id: number) => recurringBillOf(world.admin, id);
const datesOf = ({ runs }: RecurringBillDetail) => runs.map(({ date, state }) => [date, state]);
const billsOf = ({ runs }: RecurringBillDetail): Promise<BillDetail[]> =>
  Promise.all(runs.flatMap(({ billId }) => (billId ? [world.get(billId)] : [])));

it('its lines carry the period, which the texts name in the language of the firm, not of who set it up', async () => {
  const lines = [world.line({ description: 'Rent {month}' })];
  await api.sql(`update organisation set language = 'no'`);
  const { id } = await create({ firstDate: '2026-12-01', servicePeriod: 'advance', comment: '{period}', lines });
  itIs('2026-12-01');
  await job();
  const made = await read(id);
  expect(made).toMatchObject({ servicePeriod: 'advance', atMonthEnd: false, lines: [{ description: 'Rent {month}' }] });
  const period = { serviceFrom: '2026-12-01', serviceTo: '2026-12-31' };
  const [bill] = await billsOf(made);
  expect(bill).toMatchObject({ comment: '1.–31. desember 2026', lines: [{ description: 'Rent desember 2026', ...period }] });
});

describe('what is switched off', () => {
  it('makes no bill, and is asked about before', async () => {
    const { id } = await create();
    const { body } = await world.admin.get(`/api/v1/vendors/${world.vendorId}`).expect(200);
    const { kind, name, country, currency, version } = body as Record<string, unknown>;
    const put = (more: object) =>
      world.admin
        .put(`/api/v1/vendors/${world.vendorId}`)
        .send({ kind, name, country, currency, active: false, ...more, version });
    expect(await put({})).toMatchObject({ status: 409, body: { code: 'schedule.would_pause', params: { count: 1 } } });
    await api.sql('update vendor set active = false where id = $1', [world.vendorId]);
    itIs('2026-11-30');
    await job();
    expect(await read(id)).toMatchObject({
      nextDate: null,
      runs: [{ state: 'failed', problem: { code: 'schedule.vendor_off' } }],
    });
    await api.sql('update vendor set active = true where id = $1', [world.vendorId]);
    await put({ pauseConfirmed: true }).expect(200);
    expect(await read(id)).toMatchObject({ status: 'paused', nextDate: null });
    await api.sql(`update vendor set active = true; delete from notification`);
  });
});

describe('the job', () => {
  it('makes a draft on the day, as the system, and names who set it up', async () => {
    const line = world.line({ projectId: world.projectId, billable: true, markUpPercent: 10 });
    const { id } = await create({ paymentTermsDays: 10, paymentReference: 'RF18 5390', comment: 'Third floor', lines: [line] });
    itIs('2026-11-29');
    await job();
    expect(datesOf(await read(id))).toEqual([]);
    itIs('2026-11-30');
    await job();
    const made = await read(id);
    expect(made).toMatchObject({ nextDate: '2026-12-30', status: 'active' });
    const [bill] = await billsOf(made);
    expect(bill).toMatchObject({
      status: 'draft',
      number: null,
      billDate: '2026-11-30',
      dueDate: '2026-12-10',
      total: 121,
      recurringBillId: id,
      paymentReference: 'RF18 5390',
      comment: 'Third floor',
      hasPaper: false,
      billable: true,
      lines: [{ projectId: world.projectId, customerId: world.customerId, markUpPercent: 10, unitPrice: 110 }],
    });
    const { body } = await world.admin.get(listPath('audit', { filter: { subject: 'Bill', subjectId: bill?.id } })).expect(200);
    expect((body as AuditRecord[]).map(({ actor, userId, verb }) => [actor, userId, verb])).toEqual([
      ['system', world.admin.userId, 'create'],
    ]);
  });

  it('leaves what it makes in the queue of bills without their paper', async () => {
    const waiting = async () => ((await world.admin.get('/api/v1/bills/counts').expect(200)).body as BillCounts).withoutPaper;
    const before = await waiting();
    await create();
    itIs('2026-11-30');
    await job();
    expect(await waiting()).toBe(before + 1);
  });

  it('makes none twice: run again, by two replicas at once, and after the clock stepped back', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await create()).id));
    itIs('2026-11-30');
    await Promise.all([job(), job(replica), job(), job(replica)]);
    await job();
    itIs('2026-11-28');
    await Promise.all([job(), job(replica)]);
    itIs('2026-11-30');
    await job(replica);
    for (const id of ids) expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
    const [count] = await api.sql(
      `select count(*)::int as n from recurring_bill_run r join bill b on b.id = r.bill_id where r.recurring_bill_id = any($1)`,
      [ids],
    );
    expect(count).toEqual({ n: ids.length });
  });

  it('cannot make a second one for a date: the database refuses it', async () => {
    const { id } = await create();
    itIs('2026-11-30');
    await job();
    await expect(
      api.sql(`insert into recurring_bill_run (recurring_bill_id, run_date, state) values ($1, '2026-11-30', 'made')`, [id]),
    ).rejects.toThrow('recurring_bill_run_once');
    // Even with the date set back by hand, the job stays at what was made.
    const made = (await read(id)).runs;
    await api.sql(`update recurring_bill set next_date = '2026-11-30' where id = $1`, [id]);
    await job();
    expect(await read(id)).toMatchObject({ nextDate: '2026-12-30', runs: made });
    const other = await world.draft();
    await expect(
      api.sql(`update recurring_bill_run set bill_id = $1 where recurring_bill_id = $2`, [other.id, id]),
    ).rejects.toThrow('this date has its bill');
  });

  it('makes none in place of a draft that was deleted', async () => {
    const { id } = await create({ times: 1 });
    itIs('2026-11-30');
    await job();
    const [bill] = await billsOf(await read(id));
    await world.admin.delete(`/api/v1/bills/${bill?.id}`).set('If-Match', `"${bill?.version}"`).expect(200);
    await api.sql(`update recurring_bill set next_date = '2026-11-30', status = 'active' where id = $1`, [id]);
    await job();
    expect(await read(id)).toMatchObject({ status: 'ended', runs: [{ date: '2026-11-30', state: 'made', billId: null }] });
  });

  it('makes up for a standstill of three days, oldest first, each dated its day', async () => {
    const { id } = await create({ unit: 'day', firstDate: '2026-11-21', times: 3 });
    itIs('2026-11-24');
    await job();
    const made = await read(id);
    expect(datesOf(made)).toEqual([
      ['2026-11-23', 'made'],
      ['2026-11-22', 'made'],
      ['2026-11-21', 'made'],
    ]);
    expect(made).toMatchObject({ status: 'ended', nextDate: null });
    expect((await billsOf(made)).map(({ billDate }) => billDate)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21']);
  });

  it('keeps the end of the month over short months', async () => {
    const { id } = await create({ firstDate: '2027-01-31', times: 4 });
    for (const day of ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']) {
      itIs(day);
      await job();
      expect((await read(id)).runs[0]).toMatchObject({ date: day, state: 'made' });
    }
    expect(await read(id)).toMatchObject({ status: 'ended' });
  });

  it('leaves out what is skipped or paused', async () => {
    const skipping = await create();
    const paused = await create();
    await world.admin.post(`${path}/${skipping.id}/skip`).send({}).expect(200);
    await world.admin.post(`${path}/${skipping.id}/skip`).send({ date: '2027-01-30' }).expect(200);
    await world.admin.post(`${path}/${paused.id}/pause`).send({}).expect(200);
    itIs('2027-02-28');
    await job();
    expect(datesOf(await read(skipping.id))).toEqual([
      ['2027-02-28', 'made'],
      ['2027-01-30', 'skipped'],
      ['2026-12-30', 'made'],
      ['2026-11-30', 'skipped'],
    ]);
    expect(datesOf(await read(paused.id))).toEqual([]);
  });

  it('tells those who approve bills, also the one who set it up', async () => {
    await api.sql(`update organisation set bill_approval = true`);
    const { id } = await create({ name: 'To approve' });
    itIs('2026-11-30');
    await job();
    const [bill] = await billsOf(await read(id));
    const { body } = await world.admin.get(listPath('notifications')).expect(200);
    expect((body as NotificationRecord[]).filter(({ kind }) => kind === 'billToApprove')).toEqual([
      expect.objectContaining({ subject: 'Bill', subjectId: bill?.id }),
    ]);
    await api.sql(`update organisation set bill_approval = false`);
  });
});

describe('a failure', () => {
  it('stops none of the others, is told to whoever set it up once, and is over when it is mended', async () => {
    const rate = await world.admin
      .post('/api/v1/tax-rates')
      .send({ name: 'Soon over', percent: 5, category: 'S', validFrom: '2026-01-01', isDefault: false })
      .expect(201);
    const { id: taxRateId } = rate.body as { id: number };
    const ended = await create({ name: 'Ended rate', lines: [world.line({ taxRateId })] });
    const fine = await create({ name: 'Fine' });
    await api.sql(`update tax_rate set valid_to = '2026-11-29' where id = $1`, [taxRateId]);
    itIs('2026-11-30');
    await job();
    await job();
    expect(datesOf(await read(fine.id))).toEqual([['2026-11-30', 'made']]);
    expect(await read(ended.id)).toMatchObject({
      nextDate: '2026-11-30',
      hasProblem: true,
      runs: [{ state: 'failed', billId: null, problem: { code: 'tax_rate.not_in_force' } }],
    });
    const { body } = await world.admin.get(listPath('notifications')).expect(200);
    const told = (body as NotificationRecord[]).filter(({ kind }) => kind === 'recurringBillFailed');
    expect(told.map(({ params }) => params['name'])).toEqual(['Ended rate']);

    await api.sql(`update tax_rate set valid_to = null where id = $1`, [taxRateId]);
    await api.sql(`update organisation set lock_date = '2026-11-30'`);
    await job();
    expect(await read(ended.id)).toMatchObject({ runs: [{ state: 'failed', problem: { code: 'organisation.period_locked' } }] });
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
    await job();
    expect(await read(ended.id)).toMatchObject({ nextDate: '2026-12-30', hasProblem: false, runs: [{ state: 'made' }] });
  });

  it('is left behind by skipping its date', async () => {
    const { id } = await create();
    await api.sql(`update organisation set lock_date = '2026-11-30'`);
    itIs('2026-11-30');
    await job();
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'failed']]);
    await world.admin.post(`${path}/${id}/skip`).send({}).expect(200);
    expect(await read(id)).toMatchObject({
      nextDate: '2026-12-30',
      hasProblem: false,
      runs: [{ state: 'skipped', problem: null }],
    });
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
  });
});

describe('making now', () => {
  it('makes the next date ahead, dated today, and never again', async () => {
    const { id } = await create();
    const { body } = await world.admin.post(`${path}/${id}/make`).send({ date: '2026-11-30' }).expect(200);
    const made = body as RecurringBillDetail;
    expect(datesOf(made)).toEqual([['2026-11-30', 'made']]);
    expect((await billsOf(made))[0]).toMatchObject({ billDate: '2026-11-20' });
    itIs('2026-11-30');
    await job();
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
  });

  it('makes one, however often somebody presses and the job runs, and the following one only when it is asked for', async () => {
    const { id } = await create();
    const press = (date: string) => world.admin.post(`${path}/${id}/make`).send({ date });
    itIs('2026-11-30');
    const [first, second] = await Promise.all([press('2026-11-30'), press('2026-11-30'), job(), job(replica)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
    expect((await press('2027-01-30').expect(422)).body).toMatchObject({ code: 'schedule.no_such_date' });
    await press('2026-12-30').expect(200);
    expect(datesOf(await read(id))).toHaveLength(2);
  });

  it('needs the right to create bills too, and says at once why it cannot', async () => {
    const { id } = await create();
    const maker = await api.asOwnRole([{ action: ['read', 'make'], subject: ['RecurringBill'] }]);
    await maker.post(`${path}/${id}/make`).send({ date: '2026-11-30' }).expect(403);
    await api.sql(`update organisation set lock_date = '2026-11-25'`);
    await world.admin.post(`${path}/${id}/make`).send({ date: '2026-11-30' }).expect(422);
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
    expect(datesOf(await read(id))).toEqual([]);
  });
});
