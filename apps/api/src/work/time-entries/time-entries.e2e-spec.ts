import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject, aProjectMember, aTask } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { anEntry, log, putOnInvoice, type Entry } from './hours.sample.ts';

const path = '/api/v1/time-entries';
let api: TestApp;
let admin: Agent;
let employee: Agent;
let projectId: number;
let customerId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  employee = await api.as('employee', { fullName: 'Ona', hourlyRate: 70, costRate: 31.5 });
  customerId = await store(api, aCustomer({ name: 'AB Beržas' }));
  projectId = await store(api, aProject({ customerId, name: 'Portal', hourlyRate: 85 }));
});
afterAll(() => api.close());

const bulk = (ids: number[]): string => `${path}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;

describe('time entries', () => {
  it('lists with names, state and invoice; people see their own, the Admin all', async () => {
    const [own, billed] = [await log(employee, anEntry(projectId)), await log(admin, anEntry(projectId, { note: 'Listed' }))];
    await putOnInvoice(api, billed.id, customerId, 'INV-1');
    const rows = (await admin.get(listPath('time-entries', { filter: { id: [own.id, billed.id] }, sort: ['id', 'ASC'] })))
      .body as object[];
    expect(rows).toEqual([
      expect.objectContaining({
        id: own.id,
        userName: 'Ona',
        projectName: 'Portal',
        customerName: 'AB Beržas',
        billingState: 'unbilled',
      }),
      expect.objectContaining({ id: billed.id, note: 'Listed', billingState: 'billed', invoiceNumber: 'INV-1' }),
    ]);
    const seen = (await employee.get(listPath('time-entries', { filter: { id: [own.id, billed.id] } }))).body as Entry[];
    expect(seen.map(({ id }) => id)).toEqual([own.id]);
    const found = await admin.get(
      listPath('time-entries', { filter: { billingState: 'billed', customerName_q: 'beržas', q: 'listed' } }),
    );
    expect(found.headers['content-range']).toBe('time-entries 0-0/1');
  });

  it('hides rates from a role without the right to amounts', async () => {
    const entry = await log(employee, anEntry(projectId, { workDate: '2026-11-03' }));
    expect(entry).not.toHaveProperty('billingRate');
    expect(entry).not.toHaveProperty('costRate');
    await employee.get(listPath('time-entries', { sort: ['costRate', 'ASC'] })).expect(400);
    expect((await admin.get(`${path}/${entry.id}`)).body).toMatchObject({ billingRate: 85, costRate: 31.5, currency: 'EUR' });
  });

  it('keeps the rate of the day it was logged, until project or task change', async () => {
    const other = await store(api, aProject({ billing: 'fixedPrice', hourlyRate: 90 }));
    const taskId = await store(api, aTask({ projectId, hourlyRate: 99 }));
    const entry = await log(admin, anEntry(projectId, { workDate: '2026-11-04', taskId }));
    expect(entry.billingRate).toBe(99);
    await api.sql('update task set hourly_rate = 150 where id = $1', [taskId]);
    const later = await admin
      .put(`${path}/${entry.id}`)
      .send({ ...anEntry(projectId, { workDate: '2026-11-04', taskId, minutes: 30 }), version: entry.version })
      .expect(200);
    expect(later.body).toMatchObject({ minutes: 30, billingRate: 99, version: 2 });
    const moved = await admin
      .put(`${path}/${entry.id}`)
      .send({ ...anEntry(other, { workDate: '2026-11-04' }), version: 2 })
      .expect(200);
    expect(moved.body).toMatchObject({ billingRate: null, billable: false, taskId: null });
  });

  it('prefers the rate of the member to every other', async () => {
    await store(api, aProjectMember({ projectId, userId: admin.userId, hourlyRate: 120 }));
    expect((await log(admin, anEntry(projectId, { workDate: '2026-11-05' }))).billingRate).toBe(120);
  });

  it('changes and deletes many at once, all or none', async () => {
    const [one, other] = [
      await log(employee, anEntry(projectId, { workDate: '2026-11-06' })),
      await log(employee, anEntry(projectId, { workDate: '2026-11-06' })),
    ];
    await employee
      .patch(bulk([one.id, other.id]))
      .send({ billable: false })
      .expect(200);
    expect((await employee.get(`${path}/${one.id}`)).body).toMatchObject({ billable: false, billingState: 'notBillable' });
    const foreign = await log(admin, anEntry(projectId, { workDate: '2026-11-06' }));
    await employee.delete(bulk([one.id, foreign.id])).expect(404);
    await employee.delete(bulk([one.id, other.id])).expect(200);
    await employee.get(`${path}/${one.id}`).expect(404);
  });

  it('records who changed what', async () => {
    const entry = await log(admin, anEntry(projectId, { workDate: '2026-11-07', userId: employee.userId }));
    await admin.delete(`${path}/${entry.id}`).set('If-Match', `"${entry.version}"`).expect(200);
    const history = await api.sql(`select user_id, verb from audit where subject = 'TimeEntry' and subject_id = $1 order by id`, [
      entry.id,
    ]);
    expect(history).toEqual([
      { user_id: admin.userId, verb: 'create' },
      { user_id: admin.userId, verb: 'delete' },
    ]);
  });

  it('copies a week once, and skips what does not fit', async () => {
    const person = await api.as('employee');
    const closed = await store(api, aProject());
    await log(person, anEntry(projectId, { workDate: '2026-10-05', minutes: 120, note: 'Monday' }));
    await log(person, anEntry(closed, { workDate: '2026-10-06' }));
    await api.sql(`update project set status = 'completed' where id = $1`, [closed]);
    const copy = () => person.post(`${path}/copy-week`).send({ from: '2026-10-07', to: '2026-10-15' }).expect(200);
    expect((await copy()).body).toEqual({ copiedCount: 1, skippedCount: 1, minutes: 120 });
    expect((await copy()).body).toEqual({ copiedCount: 0, skippedCount: 2, minutes: 0 });
    const rows = (await person.get(listPath('time-entries', { filter: { workDate_gte: '2026-10-12' } }))).body;
    expect(rows).toEqual([expect.objectContaining({ workDate: '2026-10-12', minutes: 120, note: 'Monday' })]);
  });

  it('adds up by day, and by person, project, customer and task', async () => {
    const person = await api.as('employee', { fullName: 'Zita' });
    const otherCustomer = await store(api, aCustomer({ name: 'AB Eglė' }));
    const other = await store(api, aProject({ customerId: otherCustomer, name: 'Overview' }));
    const taskId = await store(api, aTask({ projectId: other, name: 'Plan' }));
    await log(person, anEntry(other, { workDate: '2025-05-05', minutes: 90, taskId }));
    const billed = await log(person, anEntry(other, { workDate: '2025-05-06', minutes: 30 }));
    await log(person, anEntry(projectId, { workDate: '2025-05-06', minutes: 15, billable: false }));
    await putOnInvoice(api, billed.id, otherCustomer, 'INV-2');
    const overview = async (groupBy: string, more = '') =>
      (await person.get(`${path}/overview?from=2025-05-01&to=2025-05-31&groupBy=${groupBy}${more}`).expect(200)).body as object[];
    expect(await overview('project')).toEqual([
      {
        key: `${other}`,
        label: 'Overview · AB Eglė',
        minutes: 120,
        billableMinutes: 120,
        billedMinutes: 30,
        entryCount: 2,
      },
      { key: `${projectId}`, label: 'Portal · AB Beržas', minutes: 15, billableMinutes: 0, billedMinutes: 0, entryCount: 1 },
    ]);
    expect(await overview('user')).toEqual([expect.objectContaining({ label: 'Zita', minutes: 135, entryCount: 3 })]);
    expect(await overview('customer', `&customerId=${otherCustomer}`)).toEqual([expect.objectContaining({ minutes: 120 })]);
    expect(await overview('task')).toEqual([
      expect.objectContaining({ key: `${taskId}`, label: 'Overview: Plan', minutes: 90 }),
      expect.objectContaining({ key: '', label: '', minutes: 45 }),
    ]);
    expect(await overview('day')).toEqual([
      expect.objectContaining({ key: '2025-05-05', minutes: 90 }),
      expect.objectContaining({ key: '2025-05-06', minutes: 45 }),
    ]);
    expect((await person.get(`${path}/days?from=2025-05-01&to=2025-05-31`)).body).toEqual([
      { date: '2025-05-06', userId: person.userId, userName: 'Zita', minutes: 45, billableMinutes: 30, entryCount: 2 },
      { date: '2025-05-05', userId: person.userId, userName: 'Zita', minutes: 90, billableMinutes: 90, entryCount: 1 },
    ]);
    expect(await overview('user', `&userId=${admin.userId}`)).toEqual([]);
  });

  it('offers unbilled hours by project to those who make invoices', async () => {
    const buyer = await store(api, aCustomer());
    const other = await store(api, aProject({ customerId: buyer, hourlyRate: 85 }));
    for (const minutes of [50, 20, 10]) await log(admin, anEntry(other, { workDate: '2026-09-01', minutes }));
    const taken = await log(admin, anEntry(other, { workDate: '2026-08-01' }));
    await log(admin, anEntry(other, { workDate: '2026-09-02', billable: false }));
    await log(admin, anEntry(other, { workDate: '2026-09-30' }));
    await putOnInvoice(api, taken.id, buyer, null);
    const answer = await admin.get(`${path}/unbilled?customerId=${buyer}&to=2026-09-29`).expect(200);
    expect(answer.body).toEqual([
      expect.objectContaining({
        projectId: other,
        minutes: 80,
        amount: 113.33,
        oldestDate: '2026-09-01',
        entries: expect.any(Array),
      }),
    ]);
    await employee.get(`${path}/unbilled?customerId=${buyer}`).expect(403);
    await admin.get(`${path}/unbilled`).expect(400);
  });
});

describe('time entries refuse', () => {
  it('a visitor, and a role without hours', async () => {
    await api.visitor.get(path).expect(401);
    await (await api.as('client')).get(path).expect(403);
  });

  it('hours of others from people who log their own', async () => {
    const refused = await employee
      .post(path)
      .send(anEntry(projectId, { userId: admin.userId }))
      .expect(403);
    expect(refused.body).toMatchObject({ code: 'error.not_authorized' });
    const foreign = await log(admin, anEntry(projectId, { workDate: '2026-11-10' }));
    const send = { ...anEntry(projectId), version: foreign.version };
    await employee.get(`${path}/${foreign.id}`).expect(404);
    await employee.put(`${path}/${foreign.id}`).send(send).expect(404);
    await employee.delete(`${path}/${foreign.id}`).set('If-Match', '"1"').expect(404);
    const accountant = await api.as('accountant');
    await accountant.get(`${path}/${foreign.id}`).expect(200);
    await accountant.put(`${path}/${foreign.id}`).send(send).expect(403);
    const own = await log(employee, anEntry(projectId, { workDate: '2026-11-10' }));
    await employee
      .put(`${path}/${own.id}`)
      .send({ ...anEntry(projectId, { userId: admin.userId }), version: own.version })
      .expect(403);
    await employee.get(`${path}/day-allowance?date=2026-11-10&userId=${admin.userId}`).expect(404);
  });

  it.each([
    [null, { code: 'time_entry.reserved' }],
    ['INV-7', { code: 'time_entry.invoiced', params: { invoice: 'INV-7' } }],
  ])('to change hours on an invoice (%s)', async (number, why) => {
    const entry = await log(admin, anEntry(projectId, { workDate: '2026-11-11' }));
    await putOnInvoice(api, entry.id, customerId, number);
    const refusals = [
      await admin.put(`${path}/${entry.id}`).send({ ...anEntry(projectId), version: entry.version }),
      await admin.delete(`${path}/${entry.id}`).set('If-Match', `"${entry.version}"`),
      await admin.patch(bulk([entry.id])).send({ billable: false }),
      await admin.delete(bulk([entry.id])),
    ];
    for (const { status, body } of refusals) expect([status, body]).toEqual([409, expect.objectContaining(why)]);
  });

  it('a stale save and one without a version', async () => {
    const entry = await log(admin, anEntry(projectId, { workDate: '2026-11-12' }));
    const send = (version?: number) =>
      admin.put(`${path}/${entry.id}`).send({ ...anEntry(projectId, { workDate: '2026-11-12', minutes: 5 }), version });
    await send(entry.version).expect(200);
    expect((await send(entry.version).expect(409)).body).toMatchObject({ code: 'error.stale', params: { version: 2 } });
    await send().expect(428);
  });

  it('bad fields, naming each', async () => {
    const answer = await admin
      .post(path)
      .send({ workDate: '2026-02-30', minutes: 1441, billable: 'yes', status: 'billed' })
      .expect(400);
    expect(answer.body).toMatchObject({
      errors: {
        projectId: { code: 'time_entry.select_project' },
        workDate: { code: 'field.not_a_date' },
        minutes: { code: 'time_entry.length', message: 'An entry is one minute to 24 hours long.' },
        billable: { code: 'field.not_a_flag' },
        status: { code: 'field.unknown' },
      },
    });
  });

  it('closed projects, tasks of other projects, locked days, missing hours', async () => {
    const closed = await store(api, aProject({ status: 'completed' }));
    const taskId = await store(api, aTask({ projectId: closed }));
    const refusal = async (change: object) => {
      const { status, body } = await admin.post(path).send({ ...anEntry(projectId), ...change });
      return [status, (body as { code: string }).code];
    };
    expect(await refusal({ projectId: closed })).toEqual([409, 'project.closed']);
    expect(await refusal({ taskId })).toEqual([422, 'task.not_in_project']);
    expect(await refusal({ minutes: null })).toEqual([422, 'time_entry.duration_required']);
    expect(await refusal({ projectId: 999_999 })).toEqual([422, 'error.reference_missing']);
    await api.sql(`update organisation set lock_date = '2020-01-31'`);
    expect(await refusal({ workDate: '2020-01-31' })).toEqual([422, 'organisation.period_locked']);
    const late = await log(admin, anEntry(projectId, { workDate: '2020-02-01' }));
    await api.sql(`update organisation set lock_date = '2020-02-29'`);
    expect((await admin.get(`${path}/${late.id}`)).body).toMatchObject({ lockDate: '2020-02-29' });
    for (const answer of [
      await admin.put(`${path}/${late.id}`).send({ ...anEntry(projectId, { workDate: '2020-03-02' }), version: late.version }),
      await admin.delete(`${path}/${late.id}`).set('If-Match', '"1"'),
      await admin.patch(bulk([late.id])).send({ billable: false }),
      await admin.delete(bulk([late.id])),
    ])
      expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ code: 'organisation.period_locked' })]);
    await api.sql('update organisation set lock_date = null');
  });

  it('an overview without a period or by an unknown group', async () => {
    await admin.get(`${path}/overview?from=2026-01-01`).expect(400);
    await admin.get(`${path}/overview?from=2026-01-01&to=2026-01-31&groupBy=mood`).expect(400);
    await admin.get(`${path}/days?from=2026-01-01&to=2026-13-31`).expect(400);
  });
});
