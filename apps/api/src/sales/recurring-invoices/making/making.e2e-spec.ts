import type { INestApplication } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AuditRecord,
  InvoiceDetail,
  MailRecord,
  NotificationRecord,
  RecurringInvoiceDetail,
  RecurringInvoiceInput,
} from '@kontor/domain';
import { aContact, aCustomer } from '../../../../test/builders/customer.ts';
import { store } from '../../../../test/builders/store.ts';
import { aTimeEntry } from '../../../../test/builders/time-entry.ts';
import { listPath, testApp, type TestApp } from '../../../../test/test-app.ts';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { clock } from '../../../platform/context/clock.ts';
import { invoiceWorld, type InvoiceWorld } from '../../invoices/invoices.sample.ts';
import { aRecurringInput, recurringOf } from '../recurring-invoices.sample.ts';
import { RecurringMakingService } from './recurring-making.service.ts';

const path = '/api/v1/recurring-invoices';
const realNow = clock.now;
let api: TestApp;
let replica: INestApplication;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp();
  replica = await createApp(
    readConfig({ DATABASE_URL: api.url, KONTOR_DATA_DIR: api.dataDir, KONTOR_LOG_LEVEL: 'silent', KONTOR_WORKER: 'false' }),
  );
  world = await invoiceWorld(api);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});
beforeEach(() => itIs('2026-11-20'));
afterEach(async () => {
  clock.now = realNow;
  await api.sql(`delete from recurring_invoice`);
});

const itIs = (day: string): void => {
  clock.now = () => new Date(`${day}T10:00:00Z`);
};
const job = (of: INestApplication = api.app): Promise<void> => of.get(RecurringMakingService).makeDue();
const input = (given: Partial<RecurringInvoiceInput> = {}): RecurringInvoiceInput =>
  aRecurringInput({ customerId: world.customerId, lines: [world.line()], firstDate: '2026-11-30', ...given });
const create = async (given: Partial<RecurringInvoiceInput> = {}): Promise<RecurringInvoiceDetail> =>
  (await world.admin.post(path).send(input(given)).expect(201)).body as RecurringInvoiceDetail;
const read = (id: number) => recurringOf(world.admin, id);
const datesOf = ({ runs }: RecurringInvoiceDetail) => runs.map(({ date, state }) => [date, state]);
const invoicesOf = ({ runs }: RecurringInvoiceDetail): Promise<InvoiceDetail[]> =>
  Promise.all(runs.flatMap(({ invoiceId }) => (invoiceId ? [world.get(invoiceId)] : [])));

describe('the job', () => {
  it('makes a draft on the day, as the system, and names who set it up', async () => {
    const { id } = await create({ paymentTermsDays: 10 });
    itIs('2026-11-29');
    await job();
    expect(datesOf(await read(id))).toEqual([]);
    itIs('2026-11-30');
    await job();
    const made = await read(id);
    expect(made).toMatchObject({ nextDate: '2026-12-30', status: 'active' });
    const [invoice] = await invoicesOf(made);
    expect(invoice).toMatchObject({
      status: 'draft',
      invoiceDate: '2026-11-30',
      dueDate: '2026-12-10',
      supplyDate: null,
      total: 121,
      recurringInvoiceId: id,
    });
    const { body } = await world.admin
      .get(listPath('audit', { filter: { subject: 'Invoice', subjectId: invoice?.id } }))
      .expect(200);
    expect((body as AuditRecord[]).map(({ actor, userId, verb }) => [actor, userId, verb])).toEqual([
      ['system', world.admin.userId, 'create'],
    ]);
  });

  it.each([
    ['arrears', 'November 2026', { serviceFrom: '2026-11-01', serviceTo: '2026-11-30' }],
    ['advance', 'December 2026', { serviceFrom: '2026-12-01', serviceTo: '2026-12-31' }],
    ['none', 'November 2026', { serviceFrom: null, serviceTo: null }],
  ] as const)('on last days, %s: its lines carry the period, which the texts name', async (servicePeriod, month, period) => {
    const lines = [world.line({ description: 'Hosting {month}' })];
    const texts = { language: 'en', customerNotes: 'For {month}.', terms: '{month}' } as const;
    const { id } = await create({ firstDate: '2026-11-21', atMonthEnd: true, servicePeriod, lines, ...texts });
    expect(await read(id)).toMatchObject({ nextDate: '2026-11-30', atMonthEnd: true, servicePeriod });
    itIs('2026-11-30');
    await job();
    const made = await read(id);
    expect(made).toMatchObject({ nextDate: '2026-12-31', lines: [{ description: 'Hosting {month}' }] });
    expect(await invoicesOf(made)).toMatchObject([
      { lines: [{ description: `Hosting ${month}`, ...period }], customerNotes: `For ${month}.`, terms: month },
    ]);
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
      `select count(*)::int as n from recurring_invoice_run r join invoice i on i.id = r.invoice_id
      where r.recurring_invoice_id = any($1)`,
      [ids],
    );
    expect(count).toEqual({ n: ids.length });
  });

  it('cannot make a second one for a date: the database refuses it', async () => {
    const { id } = await create();
    itIs('2026-11-30');
    await job();
    await expect(
      api.sql(`insert into recurring_invoice_run (recurring_invoice_id, run_date, state) values ($1, '2026-11-30', 'made')`, [
        id,
      ]),
    ).rejects.toThrow('recurring_invoice_run_once');
    // Even with the date set back by hand, the job stays at what was made.
    const made = (await read(id)).runs;
    await api.sql(`update recurring_invoice set next_date = '2026-11-30' where id = $1`, [id]);
    await job();
    expect(await read(id)).toMatchObject({ nextDate: '2026-12-30', runs: made });
    const other = await world.draft();
    await expect(
      api.sql(`update recurring_invoice_run set invoice_id = $1 where recurring_invoice_id = $2`, [other.id, id]),
    ).rejects.toThrow('this date has its invoice');
  });

  it('makes none in place of a draft that was deleted', async () => {
    const { id } = await create({ times: 1 });
    itIs('2026-11-30');
    await job();
    const [invoice] = await invoicesOf(await read(id));
    await world.admin.delete(`/api/v1/invoices/${invoice?.id}`).set('If-Match', `"${invoice?.version}"`).expect(200);
    await api.sql(`update recurring_invoice set next_date = '2026-11-30', status = 'active' where id = $1`, [id]);
    await job();
    expect(await read(id)).toMatchObject({ status: 'ended', runs: [{ date: '2026-11-30', state: 'made', invoiceId: null }] });
  });

  it('makes up for a standstill of three days, oldest first: dated today, supplied on its day', async () => {
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
    expect((await invoicesOf(made)).map(({ invoiceDate, supplyDate }) => [invoiceDate, supplyDate])).toEqual([
      ['2026-11-24', '2026-11-23'],
      ['2026-11-24', '2026-11-22'],
      ['2026-11-24', '2026-11-21'],
    ]);
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

  it('begins its day where the organisation is', async () => {
    const { id } = await create();
    clock.now = () => new Date('2026-11-29T21:30:00Z');
    await job();
    expect(datesOf(await read(id))).toEqual([]);
    clock.now = () => new Date('2026-11-29T22:30:00Z');
    await job();
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
  });
});

describe('what is switched off', () => {
  const switchOff = async (at: string, more: object = {}) => {
    const { body } = await world.admin.get(`/api/v1/${at}`).expect(200);
    const { version, ...record } = body as { version: number } & Record<string, unknown>;
    const input = Object.fromEntries(Object.entries(record).filter(([key]) => inputOf[at.split('/')[0] ?? '']?.includes(key)));
    return world.admin.put(`/api/v1/${at}`).send({ ...input, active: false, ...more, version });
  };
  const inputOf: Record<string, string[]> = {
    customers: ['kind', 'name', 'street', 'city', 'country', 'currency', 'language'],
    items: ['sku', 'name', 'kind', 'sellingPrice', 'purchasePrice', 'stockTracked'],
  };
  const owners = (): [string, string, object][] => [
    [`customers/${world.customerId}`, 'schedule.customer_off', {}],
    [`items/${world.itemId}`, 'schedule.item_off', { lines: [world.line({ itemId: world.itemId })] }],
  ];
  const reactivate = () => api.sql('update customer set active = true; update item set active = true');

  it('is asked about, pauses what it stops, and promises no date', async () => {
    for (const [at, code, given] of owners()) {
      const { id } = await create({ priceBelowCostConfirmed: true, ...given });
      const problem = { code: 'schedule.would_pause', params: { count: 1 } };
      expect(await switchOff(at)).toMatchObject({ status: 409, body: { ...problem, errors: { pauseConfirmed: problem } } });
      expect(await read(id)).toMatchObject({ status: 'active', nextDate: '2026-11-30' });
      expect(await switchOff(at, { pauseConfirmed: true })).toMatchObject({ status: 200, body: { active: false } });
      expect(await read(id)).toMatchObject({ status: 'paused', nextDate: null });
      expect((await world.admin.get(`${path}/${id}/dates`).expect(200)).body).toEqual([]);
      expect(await world.admin.post(`${path}/${id}/resume`).send({})).toMatchObject({ status: 409, body: { code } });
      await reactivate();
      const resumed = await world.admin.post(`${path}/${id}/resume`).send({}).expect(200);
      expect(resumed.body).toMatchObject({ status: 'active', nextDate: '2026-11-30' });
      await api.sql('delete from recurring_invoice');
    }
  });

  it('makes and sends nothing, whatever switched it off', async () => {
    await api.sql(`update customer set email = 'ap@example.com' where id = $1`, [world.customerId]);
    for (const [at, code, given] of owners()) {
      const { id } = await create({ sends: true, billsHours: true, priceBelowCostConfirmed: true, ...given });
      const [noun = '', key] = at.split('/');
      await api.sql(`update ${noun.slice(0, -1)} set active = false where id = $1`, [key]);
      expect(await read(id)).toMatchObject({ status: 'active', nextDate: null });
      itIs('2026-11-30');
      await job();
      expect((await read(id)).runs).toMatchObject([{ state: 'failed', invoiceId: null, problem: { code } }]);
      expect(await world.admin.post(`${path}/${id}/make`).send({ date: '2026-11-30' })).toMatchObject({
        status: 409,
        body: { code },
      });
      await reactivate();
      await api.sql('delete from recurring_invoice');
      itIs('2026-11-20');
    }
  });

  it('leaves a draft that waits to be sent', async () => {
    const { id } = await create({ sendTo: 'books@example.com' });
    itIs('2026-11-30');
    await job();
    await api.sql(`update recurring_invoice_run set state = 'sending'; update recurring_invoice set sends = true;
      update customer set active = false`);
    await job();
    expect((await read(id)).runs).toMatchObject([{ state: 'notSent', problem: { code: 'schedule.customer_off' } }]);
    await reactivate();
  });
});

describe('the hours of the period', () => {
  const hour = (workDate: string, minutes: number, more: object = {}) =>
    store(
      api,
      aTimeEntry({
        userId: world.admin.userId,
        projectId: world.projectId,
        workDate,
        minutes,
        billable: true,
        billingRate: 90,
        ...more,
      }),
    );

  it('are billed once, beside the lines; earlier and later ones stay', async () => {
    const { id } = await create({ billsHours: true, firstDate: '2026-12-01' });
    const [, last] = [await hour('2026-11-01', 60), await hour('2026-11-30', 30)];
    const later = await hour('2026-12-01', 60);
    const earlier = await hour('2026-10-31', 60);
    itIs('2026-12-01');
    await job();
    const [invoice] = await invoicesOf(await read(id));
    expect(
      invoice?.lines.map(({ kind, quantity, unitPrice, serviceFrom, serviceTo }) => [
        kind,
        quantity,
        unitPrice,
        serviceFrom,
        serviceTo,
      ]),
    ).toEqual([
      ['text', 1, 100, '2026-11-01', '2026-11-30'],
      ['time', 1.5, 90, '2026-11-01', '2026-11-30'],
    ]);
    expect(invoice?.lines[1]?.sources).toContainEqual({ kind: 'timeEntry', id: last });
    const left = await api.sql<{ id: number }>(`select time_entry_id as id from unbilled_entry where not on_draft order by 1`);
    expect(left.map((row) => row.id)).toEqual([later, earlier]);
    await api.sql(`delete from time_entry where id = any($1)`, [[later, earlier]]);
  });

  it('that are none make no invoice of hours alone, and the next date comes', async () => {
    const { id } = await create({ billsHours: true, lines: [] });
    itIs('2026-11-30');
    await job();
    expect(await read(id)).toMatchObject({ nextDate: '2026-12-30', runs: [{ state: 'nothing', invoiceId: null }] });
  });

  it('without a rate wait until they have one', async () => {
    const { id } = await create({ billsHours: true, lines: [], firstDate: '2027-02-01' });
    const entry = await hour('2027-01-10', 60, { billingRate: null });
    itIs('2027-02-01');
    await job();
    expect(await read(id)).toMatchObject({
      nextDate: '2027-02-01',
      hasProblem: true,
      runs: [{ state: 'failed', problem: { code: 'recurring_invoice.hours_unpriced' } }],
    });
    await api.sql(`update time_entry set billing_rate = 80 where id = $1`, [entry]);
    itIs('2027-02-02');
    await job();
    expect(await read(id)).toMatchObject({ nextDate: '2027-03-01', hasProblem: false, runs: [{ state: 'made', problem: null }] });
  });
});

describe('sending', () => {
  const account = () =>
    api.sql(`update customer set street = 'Gedimino pr. 1', city = 'Vilnius', email = 'ap@example.com' where id = $1`, [
      world.customerId,
    ]);

  it('gives the number and an email to the recipients, by the system', async () => {
    await account();
    const { id } = await create({ sends: true, sendTo: 'books@example.com' });
    itIs('2026-11-30');
    await job();
    const made = await read(id);
    expect(datesOf(made)).toEqual([['2026-11-30', 'sent']]);
    const [invoice] = await invoicesOf(made);
    expect(invoice).toMatchObject({ status: 'sent', invoiceDate: '2026-11-30' });
    expect(invoice?.number).toBeTruthy();
    const { body: mails } = await world.admin
      .get(listPath('mails', { filter: { subjectType: 'Invoice', subjectId: invoice?.id } }))
      .expect(200);
    expect((mails as MailRecord[]).map(({ toAddress }) => toAddress)).toEqual(['books@example.com']);
    const { body } = await world.admin
      .get(listPath('audit', { filter: { subject: 'Invoice', subjectId: invoice?.id } }))
      .expect(200);
    expect((body as AuditRecord[]).map(({ actor, userId, verb }) => [actor, userId, verb])).toContainEqual([
      'system',
      world.admin.userId,
      'send',
    ]);
  });

  it('goes to the contact persons who get invoices, where no recipient is typed', async () => {
    await account();
    const person = { customerId: world.customerId, firstName: 'Ona', lastName: 'Rimkė' };
    const kept = await store(api, aContact({ ...person, email: 'ona@example.com', getsInvoices: true }));
    const { id } = await create({ sends: true, contactId: world.contactId });
    itIs('2026-11-30');
    await job();
    const [invoice] = await invoicesOf(await read(id));
    const { body: mails } = await world.admin
      .get(listPath('mails', { filter: { subjectType: 'Invoice', subjectId: invoice?.id } }))
      .expect(200);
    expect((mails as MailRecord[]).map(({ toAddress }) => toAddress)).toEqual(['ona@example.com']);
    await api.sql('delete from contact where id = $1', [kept]);
  });

  it('is done by the next run where a worker was killed in between, once', async () => {
    await account();
    const { id } = await create({ sendTo: 'books@example.com' });
    itIs('2026-11-30');
    await job();
    const [draft] = await invoicesOf(await read(id));
    await api.sql(`update recurring_invoice_run set state = 'sending' where recurring_invoice_id = $1`, [id]);
    await Promise.all([job(), job(replica)]);
    expect(await world.get(draft?.id ?? 0)).toMatchObject({ status: 'sent' });
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'sent']]);
    const [mails] = await api.sql(`select count(*)::int as n from mail where subject_type = 'Invoice' and subject_id = $1`, [
      draft?.id,
    ]);
    expect(mails).toEqual({ n: 1 });
  });
});

describe('a failure', () => {
  it('stops none of the others, is told to whoever set it up once, and is over when it is mended', async () => {
    const nobody = await store(api, aCustomer({ name: 'UAB Be adreso', kind: 'company', street: null, city: null, email: null }));
    const rate = await world.admin
      .post('/api/v1/tax-rates')
      .send({ name: 'Soon over', percent: 5, category: 'S', validFrom: '2026-01-01', isDefault: false })
      .expect(201);
    const { id: taxRateId } = rate.body as { id: number };
    const ended = await create({ name: 'Ended rate', servicePeriod: 'none', lines: [world.line({ taxRateId })] });
    const withoutMail = await create({ name: 'No email', customerId: nobody, sends: true });
    const withoutStreet = await create({ name: 'No address', customerId: nobody, sends: true, sendTo: 'a@example.com' });
    const fine = await create({ name: 'Fine' });
    await api.sql(`update tax_rate set valid_to = '2026-11-29' where id = $1`, [taxRateId]);
    itIs('2026-11-30');
    await job();
    await job();
    expect(datesOf(await read(fine.id))).toEqual([['2026-11-30', 'made']]);
    expect(await read(ended.id)).toMatchObject({
      nextDate: '2026-11-30',
      hasProblem: true,
      runs: [{ state: 'failed', invoiceId: null, problem: { code: 'tax_rate.not_in_force' } }],
    });
    expect(await read(withoutMail.id)).toMatchObject({
      runs: [{ state: 'notSent', problem: { code: 'recurring_invoice.no_recipient' } }],
    });
    expect(await read(withoutStreet.id)).toMatchObject({
      nextDate: '2026-12-30',
      hasProblem: true,
      runs: [{ state: 'notSent', invoiceStatus: 'draft', problem: { code: 'document.customer_incomplete' } }],
    });
    const { body } = await world.admin.get(listPath('notifications')).expect(200);
    const told = (body as NotificationRecord[]).filter(
      ({ kind, params }) => kind === 'recurringInvoiceFailed' && params['name'] !== 'Hosting',
    );
    expect(told.map(({ params }) => params['name']).sort()).toEqual(['Ended rate', 'No address', 'No email']);

    await api.sql(`update tax_rate set valid_to = null where id = $1`, [taxRateId]);
    await api.sql(`update organisation set lock_date = '2026-11-30'`);
    await job();
    expect(await read(ended.id)).toMatchObject({ runs: [{ state: 'failed', problem: { code: 'organisation.period_locked' } }] });
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
    await job();
    expect(await read(ended.id)).toMatchObject({ nextDate: '2026-12-30', hasProblem: false, runs: [{ state: 'made' }] });
  });
});

describe('making now', () => {
  it('makes the next date ahead, dated today, and never again', async () => {
    const { id } = await create();
    const { body } = await world.admin.post(`${path}/${id}/make`).send({ date: '2026-11-30' }).expect(200);
    const made = body as RecurringInvoiceDetail;
    expect(datesOf(made)).toEqual([['2026-11-30', 'made']]);
    expect((await invoicesOf(made))[0]).toMatchObject({ invoiceDate: '2026-11-20', supplyDate: null });
    itIs('2026-11-30');
    await job();
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
  });

  it('at the same moment as the job makes one', async () => {
    const { id } = await create({ times: 1 });
    itIs('2026-11-30');
    const [, { status }] = await Promise.all([
      job(),
      world.admin.post(`${path}/${id}/make`).send({ date: '2026-11-30' }),
      job(replica),
    ]);
    expect(status).toBe(200);
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
  });

  it('makes one, however often somebody presses, and the following one only when it is asked for', async () => {
    const { id } = await create();
    const press = (date: string) => world.admin.post(`${path}/${id}/make`).send({ date });
    const pressed = await Promise.all(['2026-11-30', '2026-11-30', '2026-11-30'].map(press));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(datesOf(await read(id))).toEqual([['2026-11-30', 'made']]);
    expect((await press('2027-01-30').expect(422)).body).toMatchObject({ code: 'schedule.no_such_date' });
    await press('2026-12-30').expect(200);
    expect(datesOf(await read(id))).toHaveLength(2);
  });

  it('says at once why it cannot', async () => {
    const { id } = await create();
    await api.sql(`update organisation set lock_date = '2026-11-25'`);
    await world.admin.post(`${path}/${id}/make`).send({ date: '2026-11-30' }).expect(422);
    await api.sql(`update organisation set lock_date = '2024-12-31'`);
    expect(datesOf(await read(id))).toEqual([]);
  });
});
