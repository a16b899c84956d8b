import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import { type InvoiceDetail, type LetterWords, type NextReminder, type ReminderRecord } from '@kontor/domain';
import { aContact } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { system } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { runWith } from '../../platform/context/context.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { releaseWaiting } from '../../platform/outbox/put-in-outbox.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
const { now } = clock;

/** The invoices of the tests are dated 2 March and due on 16 March 2026. */
const at = (date: string, time = '10:00:00Z'): void => void (clock.now = () => new Date(`${date}T${time}`));
const work = (name: string, payload: object = {}): Promise<void> =>
  runWith({ requestId: 'job', actor: system, root: api.em() }, async () => {
    await api.app
      .get(JobRegistry)
      .entries.find((entry) => entry.name === name)
      ?.work(payload as never, api.em(), false);
  });
/** Runs the schedule of this moment, as the worker does. */
const runSchedule = async (): Promise<number[]> => {
  await work('remindOfInvoices');
  const jobs = await api.sql<{ key: string }>(`select key from graphile_worker.jobs where task_identifier = 'remindOfInvoice'`);
  const ids = jobs.map(({ key }) => Number(key.split(' ').at(-1)));
  for (const invoiceId of ids) await work('remindOfInvoice', { invoiceId });
  await api.sql(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'remindOfInvoice'))`,
  );
  return ids;
};
const remindersOf = async (invoiceId: number): Promise<ReminderRecord[]> =>
  (await world.admin.get(listPath('reminders', { filter: { invoiceId }, sort: ['id', 'ASC'] })).expect(200))
    .body as ReminderRecord[];
const stagesOf = async (id: number): Promise<string[]> => (await remindersOf(id)).map(({ stage }) => stage);
const mailsOf = (id: number): Promise<{ to_address: string; subject: string; text: string; state: string }[]> =>
  api.sql(`select * from mail where subject_type = 'Invoice' and subject_id = $1 order by id`, [id]);
const remind = (id: number, body: object) => world.admin.post(`/api/v1/invoices/${id}/remind`).send(body);
const byHand = { stage: 'first', to: 'ona@pavyzdys.example' };
const next = async (id: number): Promise<NextReminder> =>
  (await world.admin.get(`/api/v1/invoices/${id}/next-reminder`).expect(200)).body as NextReminder;
const setUp = (change: string): Promise<unknown> => api.sql(`update organisation set ${change}`);
const dispute = async (id: number, disputeReason: string | null): Promise<void> => {
  const { version, dueDate, internalNote } = await world.get(id);
  await world.admin
    .put(`/api/v1/invoices/${id}/after-sending`)
    .set('If-Match', `"${version}"`)
    .send({ dueDate, internalNote, disputeReason })
    .expect(200);
};

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
  await api.sql(`update customer set email = 'buhalterija@pavyzdys.example' where id = $1`, [world.customerId]);
  await api.sql(
    `insert into mail_server (id, host, port, security, from_address) values (1, 'mail.pavyzdys.example', 587, 'starttls', 'info@pavyzdys.example')`,
  );
});
beforeEach(() => setUp(`reminders_on = true, reminders_since = '2026-01-01', reminders_with_statement = false`));
afterEach(async () => {
  clock.now = now;
  await api.sql(`update invoice set due_date = '2099-01-01' where status = 'sent'`);
  expect((await verify(api.url)).problems).toEqual([]);
});
afterAll(() => api.close());

describe('the statement of the customer', () => {
  const filesOf = async (id: number): Promise<string[][]> => {
    const mails = await api.sql<{ names: string[] }>(
      `select (select array_agg(a ->> 'name' order by n) from jsonb_array_elements(attachments) with ordinality x (a, n)) as names
        from mail where subject_type = 'Invoice' and subject_id = $1 and subject like '%riminimas%' order by id`,
      [id],
    );
    return mails.map(({ names }) => names);
  };
  const ready = (id: number): Promise<unknown> =>
    api.sql(
      `with made as (insert into file (subject, subject_id, name, mime_type, size, storage_key, sha256)
        values ('Invoice', $1::int, 'invoice.pdf', 'application/pdf', 1, 'x/' || $1::text, repeat('0', 64)) returning id)
        update invoice set pdf_state = 'ready', pdf_file_id = made.id from made where invoice.id = $1::int`,
      [id],
    );

  it('goes along where the organisation wishes so: by schedule, by hand, and where the PDF of the invoice is still drawn', async () => {
    await setUp('reminders_with_statement = true');
    const statement = expect.stringMatching(/^Skolų suderinimo aktas .+ 2026-03-23\.pdf$/);
    const { id } = await world.sent();
    await ready(id);
    at('2026-03-23');
    expect(await next(id)).toMatchObject({ withStatement: true });
    await runSchedule();
    await remind(id, { ...byHand, stage: 'second' }).expect(200);
    expect(await filesOf(id)).toEqual([
      ['invoice.pdf', statement],
      ['invoice.pdf', statement],
    ]);
    const waiting = await world.sent();
    await remind(waiting.id, byHand).expect(200);
    expect(await filesOf(waiting.id)).toEqual([[statement]]);
    await api.em().transactional((em) => releaseWaiting(em, 'Invoice', waiting.id, [{ fileId: 1, name: 'drawn.pdf' }]));
    expect(await filesOf(waiting.id)).toEqual([['drawn.pdf', statement]]);
    await setUp('reminders_with_statement = false');
    await remind(id, { ...byHand, stage: 'final' }).expect(200);
    expect((await filesOf(id)).at(-1)).toEqual(['invoice.pdf']);
  });
});

describe('by schedule', () => {
  it('reminds the contact persons who get reminders', async () => {
    const { customerId } = world;
    const person = (email: string, given: object) =>
      store(api, aContact({ customerId, firstName: 'Ona', lastName: 'Rimkė', email, ...given }));
    const kept = [
      await person('ona@pavyzdys.example', { getsReminders: true }),
      await person('rasa@pavyzdys.example', { getsReminders: true, isPrimary: true }),
      await person('jonas@pavyzdys.example', { getsInvoices: true }),
    ];
    const { id } = await world.sent();
    at('2026-03-13');
    await runSchedule();
    expect((await remindersOf(id)).map(({ toAddress }) => toAddress)).toEqual(['rasa@pavyzdys.example, ona@pavyzdys.example']);
    await api.sql('delete from contact where id = any($1)', [kept]);
  });

  it('reminds before the due date and three times after it, each time once, to the address of the customer', async () => {
    const { id, number } = await world.sent();
    const days = ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-22', '2026-03-23', '2026-03-30', '2026-04-15', '2026-05-15'];
    for (const day of days) {
      at(day);
      await runSchedule();
      await runSchedule();
    }
    const told = {
      invoiceNumber: number,
      toAddress: 'buhalterija@pavyzdys.example',
      balance: 121,
      currency: 'EUR',
      isAutomatic: true,
    };
    expect(await remindersOf(id)).toMatchObject([
      { ...told, stage: 'upcoming', reminderDate: '2026-03-13' },
      { ...told, stage: 'first', reminderDate: '2026-03-23' },
      { ...told, stage: 'second', reminderDate: '2026-03-30' },
      { ...told, stage: 'final', reminderDate: '2026-04-15' },
    ]);
    const mails = await mailsOf(id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Sąskaitą ${number} reikia apmokėti iki 2026 m. kovo 16 d.`,
      `Priminimas dėl sąskaitos ${number}`,
      `Pakartotinis priminimas dėl sąskaitos ${number}`,
      `Paskutinis priminimas dėl sąskaitos ${number}`,
    ]);
    expect(mails[1]?.text).toMatch(/121,00\s€ dar negavome.*\{link\}/s);
    const history = await api.sql(
      `select actor, verb, changes from audit where subject = 'Invoice' and subject_id = $1 and verb = 'remind' order by id`,
      [id],
    );
    expect(history).toHaveLength(4);
    expect(history[0]).toMatchObject({
      actor: 'system',
      changes: { toAddress: [null, 'buhalterija@pavyzdys.example'] },
    });
  });

  it('sends only the latest after a standstill, and nothing of days before it was switched on', async () => {
    const { id } = await world.sent();
    at('2026-04-20');
    await runSchedule();
    expect(await stagesOf(id)).toEqual(['final']);
    const other = await world.sent();
    await setUp(`reminders_since = '2026-04-18'`);
    expect(await runSchedule()).toEqual([]);
    expect(await stagesOf(other.id)).toEqual([]);
  });

  it('asks for what is left, and nothing of what is paid, written off, disputed or spared', async () => {
    const partly = await world.sent();
    await world.admin
      .post(`/api/v1/invoices/${partly.id}/record-payment`)
      .send({ paymentDate: '2026-03-05', amount: 21, method: 'bankTransfer' })
      .expect(200);
    const paid = await world.sent();
    await world.admin
      .post(`/api/v1/invoices/${paid.id}/mark-paid`)
      .send({ paymentDate: '2026-03-05', method: 'cash' })
      .expect(200);
    const writtenOff = await world.sent();
    await world.admin
      .post(`/api/v1/invoices/${writtenOff.id}/write-off`)
      .send({ writeOffDate: '2026-03-05', amount: 121, reason: 'Bankrupt' })
      .expect(200);
    const disputed = await world.sent();
    await dispute(disputed.id, 'Hours of February are missing');
    at('2026-03-23');
    expect(await next(disputed.id)).toEqual({
      stage: 'first',
      reminderDate: null,
      toAddress: 'buhalterija@pavyzdys.example',
      withStatement: false,
    });
    await runSchedule();
    expect(await remindersOf(partly.id)).toMatchObject([{ stage: 'first', balance: 100 }]);
    expect(await remindersOf(paid.id)).toEqual([]);
    expect(await remindersOf(writtenOff.id)).toEqual([]);
    expect(await remindersOf(disputed.id)).toEqual([]);
    await dispute(disputed.id, null);
    await api.sql('update customer set reminders_off = true where id = $1', [world.customerId]);
    expect((await next(disputed.id)).reminderDate).toBeNull();
    await runSchedule();
    expect(await remindersOf(disputed.id)).toEqual([]);
    await api.sql('update customer set reminders_off = false where id = $1', [world.customerId]);
    expect(await next(disputed.id)).toMatchObject({ stage: 'first', reminderDate: '2026-03-23' });
    await runSchedule();
    expect(await stagesOf(disputed.id)).toEqual(['first']);
  });

  it('reminds nobody whose unused credit covers the invoice', async () => {
    const { id } = await world.sent({ customerId: world.otherCustomerId });
    await api.sql(`update customer set email = 'kita@pavyzdys.example' where id = $1`, [world.otherCustomerId]);
    await world.admin
      .post('/api/v1/payments')
      .send({
        customerId: world.otherCustomerId,
        paymentDate: '2026-03-05',
        amount: 121,
        currency: 'EUR',
        method: 'bankTransfer',
        allocations: [],
      })
      .expect(201);
    at('2026-03-23');
    await runSchedule();
    expect(await remindersOf(id)).toEqual([]);
  });

  it('waits for the morning, for a mail server and for an address', async () => {
    const { id } = await world.sent();
    at('2026-03-23', '05:30:00Z'); // 7:30 in Vilnius
    expect(await runSchedule()).toEqual([]);
    at('2026-03-23');
    const [server] = await api.sql<Record<string, unknown>>('delete from mail_server returning *');
    expect(await runSchedule()).toEqual([]);
    await api.sql(
      `insert into mail_server (id, host, port, security, from_address) values (1, $1, 587, 'starttls', 'info@pavyzdys.example')`,
      [server?.['host']],
    );
    await api.sql('update customer set email = null where id = $1', [world.customerId]);
    expect(await next(id)).toEqual({ stage: 'first', reminderDate: null, toAddress: null, withStatement: false });
    await runSchedule();
    expect(await remindersOf(id)).toEqual([]);
    await api.sql(`update customer set email = 'buhalterija@pavyzdys.example' where id = $1`, [world.customerId]);
    await runSchedule();
    expect(await stagesOf(id)).toEqual(['first']);
  });

  it('never sends a stage twice, whoever runs at once', async () => {
    const { id } = await world.sent();
    at('2026-03-23');
    await Promise.all(Array.from({ length: 6 }, () => work('remindOfInvoice', { invoiceId: id })));
    expect(await stagesOf(id)).toEqual(['first']);
    const again = `insert into reminder (invoice_id, stage, reminder_date, to_address, balance, is_automatic)
      values ($1, 'first', '2026-03-24', 'a@pavyzdys.example', 1, true)`;
    await expect(api.sql(again, [id])).rejects.toThrow('reminder_once');
  });

  it('and a payment at once: a reminder never asks for what was paid before it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await world.sent();
      at('2026-03-23');
      await Promise.all([
        work('remindOfInvoice', { invoiceId: id }),
        world.admin.post(`/api/v1/invoices/${id}/mark-paid`).send({ paymentDate: '2026-03-05', method: 'cash' }),
      ]);
      for (const { balance } of await remindersOf(id)) expect(balance).toBe(121);
      expect((await world.get(id)).status).toBe('paid');
    }
  });
});

describe('by hand', () => {
  it('sends a stage that fits the due date, also again another day, in one’s own words, and the schedule goes on from there', async () => {
    const { id, number } = await world.sent();
    at('2026-03-20');
    expect(await next(id)).toMatchObject({ stage: 'first', reminderDate: '2026-03-23' });
    const { body } = await world.admin.get(`/api/v1/invoices/${id}/reminder-letter?stage=second`).expect(200);
    expect((body as LetterWords).subject).toBe(`Pakartotinis priminimas dėl sąskaitos ${number}`);
    const own = {
      stage: 'second',
      to: 'ona@pavyzdys.example; rasa@pavyzdys.example',
      subject: 'Dėl {number}',
      message: 'Labas, {amount}.',
    };
    expect(((await remind(id, own).expect(200)).body as InvoiceDetail).id).toBe(id);
    expect((await remind(id, own).expect(409)).body).toMatchObject({ code: 'reminder.sent_today' });
    at('2026-03-21');
    await remind(id, own).expect(200);
    expect(await remindersOf(id)).toMatchObject([1, 2].map(() => ({ stage: 'second', isAutomatic: false })));
    expect((await mailsOf(id)).at(-1)).toMatchObject({
      to_address: 'ona@pavyzdys.example, rasa@pavyzdys.example',
      subject: `Dėl ${number}`,
      text: expect.stringMatching(/^Labas, 121,00\s€\.$/),
    });
    at('2026-03-30');
    await runSchedule();
    expect(await stagesOf(id)).toEqual(['second', 'second']);
    expect(await next(id)).toEqual({
      stage: 'final',
      reminderDate: '2026-04-15',
      toAddress: 'ona@pavyzdys.example, rasa@pavyzdys.example',
      withStatement: false,
    });
  });

  it('is sent once when several people send it at once', async () => {
    const { id } = await world.sent();
    at('2026-03-20');
    const answers = await Promise.all([1, 2, 3, 4].map(() => remind(id, byHand)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await stagesOf(id)).toEqual(['first']);
  });

  it('is refused where its words would be untrue', async () => {
    const { id } = await world.sent();
    at('2026-03-16');
    expect(await next(id)).toMatchObject({ stage: 'upcoming' });
    for (const stage of ['first', 'second', 'final'])
      expect((await remind(id, { ...byHand, stage }).expect(409)).body).toMatchObject({
        code: 'reminder.other_stage',
        params: { date: '2026-03-16' },
      });
    await remind(id, { ...byHand, stage: 'upcoming' }).expect(200);
    at('2026-03-17');
    expect((await remind(id, { ...byHand, stage: 'upcoming' }).expect(409)).body).toMatchObject({ code: 'reminder.other_stage' });
    await remind(id, byHand).expect(200);
  });

  it('is refused where nothing is due, and of what is disputed', async () => {
    const draft = await world.draft();
    expect((await remind(draft.id, byHand).expect(409)).body).toMatchObject({ code: 'reminder.nothing_due' });
    const { id } = await world.sent();
    await dispute(id, 'Wrong rate');
    expect((await remind(id, byHand).expect(409)).body).toMatchObject({
      code: 'reminder.disputed',
      params: { reason: 'Wrong rate' },
    });
    await dispute(id, null);
    await world.admin.post(`/api/v1/invoices/${id}/mark-paid`).send({ paymentDate: '2026-03-05', method: 'cash' }).expect(200);
    expect((await remind(id, byHand).expect(409)).body).toMatchObject({ code: 'reminder.nothing_due' });
    expect(await mailsOf(id)).toEqual([]);
  });

  it.each([
    [{ stage: 'third' }, 'stage'],
    [{ to: '' }, 'to'],
    [{ to: 'ona' }, 'to'],
    [{ subject: 'a'.repeat(301) }, 'subject'],
  ])('is refused with a wrong field: %#', async (change, field) => {
    const { id } = await world.sent();
    expect((await remind(id, { ...byHand, ...change }).expect(400)).body).toMatchObject({
      errors: { [field]: expect.anything() },
    });
    await world.admin.get(`/api/v1/invoices/${id}/reminder-letter?stage=third`).expect(400);
  });

  it('needs the right to send invoices and to see amounts', async () => {
    const { id } = await world.sent();
    at('2026-03-20');
    for (const role of ['projectManager', 'employee', 'auditor', 'client'] as const)
      await (await api.as(role)).post(`/api/v1/invoices/${id}/remind`).send(byHand).expect(403);
    await (await api.as('accountant')).post(`/api/v1/invoices/${id}/remind`).send(byHand).expect(200);
    const blind = await api.asOwnRole([
      ...rulesOf([]),
      { action: ['read', 'send'], subject: ['Invoice'] },
      { action: ['read'], subject: ['Invoice'], fields: ['@money'], inverted: true },
    ]);
    await blind.post(`/api/v1/invoices/${id}/remind`).send(byHand).expect(403);
    await blind.get(`/api/v1/invoices/${id}/reminder-letter?stage=first`).expect(403);
    const { body } = await blind.get(listPath('reminders', { filter: { invoiceId: id } })).expect(200);
    expect((body as object[])[0]).not.toHaveProperty('balance');
    await (await api.as('employee')).get('/api/v1/reminders').expect(403);
  });
});

it('switching reminders on keeps the day, and days out of order are refused at their field', async () => {
  const profile = async (): Promise<Record<string, unknown> & { version: number }> =>
    (await world.admin.get('/api/v1/organisation/1').expect(200)).body as Record<string, unknown> & { version: number };
  const { id: _id, version, createdAt: _made, updatedAt: _changed, remindersSince: _since, ...fields } = await profile();
  const put = (of: number, change: object) =>
    world.admin
      .put('/api/v1/organisation/1')
      .set('If-Match', `"${of}"`)
      .send({ ...fields, ...change });
  at('2026-03-20');
  await put(version, { remindersOn: false }).expect(200);
  expect((await profile()).remindersSince).toBeNull();
  await put((await profile()).version, { remindersOn: true }).expect(200);
  expect((await profile()).remindersSince).toBe('2026-03-20');
  const { body } = await put((await profile()).version, { remindersOn: true, reminderSecondDays: 7 }).expect(422);
  expect(body).toMatchObject({ errors: { reminderSecondDays: { code: 'organisation.reminders_out_of_order' } } });
});
