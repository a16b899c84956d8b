import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject, aProjectMember, aTask } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';

const today = todayIn('Europe/Vilnius', new Date());
const yesterday = addDays(today, -1);
const tomorrow = addDays(today, 1);
type Body = Record<string, unknown> & { id: number; version: number };
let api: TestApp;
let admin: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  await api.sql('update organisation set default_hourly_rate = 60, day_limit_minutes = 1440');
});
afterAll(() => api.close());

const read = async (path: string): Promise<Body> => (await admin.get(`/api/v1/${path}`).expect(200)).body as Body;
/** Sends the record back with other rates. */
async function change(path: string, given: object, by = admin) {
  const { version, ...record } = await read(path);
  const keys = keysOf[path.split('/')[0] ?? ''] ?? Object.keys(record).filter((key) => !derived.has(key));
  return by.put(`/api/v1/${path}`).send({ ...Object.fromEntries(keys.map((key) => [key, record[key]])), ...given, version });
}
const derived = new Set(['id', 'createdAt', 'updatedAt', 'rates', 'currentRate', 'remindersSince']);
const keysOf: Record<string, string[]> = {
  projects: ['code', 'name', 'customerId', 'billing', 'hourlyRate'],
  tasks: ['projectId', 'name', 'hourlyRate', 'billable', 'isDone', 'position'],
  'project-members': ['projectId', 'userId', 'hourlyRate'],
  customers: ['kind', 'name', 'country', 'currency', 'language', 'hourlyRate', 'active'],
};
const log = async (given: object): Promise<Body> =>
  (
    await admin
      .post('/api/v1/time-entries')
      .send({ minutes: 10, billable: true, ...given })
      .expect(201)
  ).body as Body;
const aRatedProject = async (given = {}) =>
  store(api, aProject({ customerId: await store(api, aCustomer()), billing: 'projectRate', ...given }));

describe('dated rates', () => {
  it('of each owner apply from their day on, the nearest owner first', async () => {
    const customerId = await store(api, aCustomer({ hourlyRate: 65 }));
    const projectId = await store(api, aProject({ customerId, billing: 'personRate' }));
    const taskId = await store(api, aTask({ projectId }));
    const memberId = await store(api, aProjectMember({ projectId, userId: admin.userId }));
    const rateOn = async (workDate: string) => (await log({ projectId, taskId, workDate }))['billingRate'];
    const steps: [string, number][] = [
      ['organisation/1', 70],
      [`customers/${customerId}`, 75],
      [`projects/${projectId}`, 80],
      [`tasks/${taskId}`, 85],
      [`project-members/${memberId}`, 90],
    ];
    await api.sql('update customer set hourly_rate = null where id = $1', [customerId]);
    for (const [path, hourlyRate] of steps) {
      await change(path, { rates: [{ validFrom: today, hourlyRate }] });
      expect((await read(path))['rates']).toEqual([{ validFrom: today, hourlyRate }]);
      if (!path.startsWith('organisation')) expect((await read(path))['currentRate']).toBe(hourlyRate);
      expect([await rateOn(yesterday), await rateOn(today)]).toEqual([60, hourlyRate]);
    }
  });

  it('that are null end the rate of their owner', async () => {
    const projectId = await aRatedProject({ hourlyRate: 85 });
    await change(`projects/${projectId}`, { rates: [{ validFrom: today }, { validFrom: tomorrow, hourlyRate: 95 }] });
    const [before, now, after] = await Promise.all(
      [yesterday, today, tomorrow].map((workDate) => log({ projectId, workDate }).then(({ billingRate }) => billingRate)),
    );
    expect([before, after]).toEqual([85, 95]);
    expect(now).not.toBe(85);
    expect(await read(`projects/${projectId}`)).toMatchObject({ hourlyRate: 85, currentRate: null });
  });

  it('stay when left out, increment the version, and are recorded in the history', async () => {
    const projectId = await aRatedProject({ hourlyRate: 85 });
    const rise = { validFrom: tomorrow, hourlyRate: 95 };
    expect((await change(`projects/${projectId}`, { rates: [rise] })).body).toMatchObject({ rates: [rise], version: 2 });
    expect((await change(`projects/${projectId}`, { name: 'Portal' })).body).toMatchObject({ rates: [rise], version: 3 });
    expect((await change(`projects/${projectId}`, { name: 'Portal', rates: [rise] })).body).toMatchObject({ version: 3 });
    expect((await change(`projects/${projectId}`, { name: 'Portal', rates: [] })).body).toMatchObject({ rates: [], version: 4 });
    const told = await api.sql<{ changes: { rates?: unknown } }>(
      `select changes from audit where subject = 'Project' and subject_id = $1 and changes ? 'rates' order by id`,
      [projectId],
    );
    expect(told.map(({ changes }) => changes.rates)).toEqual([
      [[], [rise]],
      [[rise], []],
    ]);
  });

  it('come with a new record', async () => {
    const customerId = await store(api, aCustomer());
    const rates = [{ validFrom: '2020-01-01', hourlyRate: 55.5 }];
    const input = { code: 'DATED', name: 'Dated', customerId, billing: 'projectRate', rates };
    const { body } = await admin.post('/api/v1/projects').send(input).expect(201);
    expect(body).toMatchObject({ rates, hourlyRate: null, currentRate: 55.5 });
  });

  it('refuse the same day twice, a missing day, a negative rate, and two owners', async () => {
    const projectId = await aRatedProject();
    const rate = { validFrom: today, hourlyRate: 1 };
    const refused = await change(`projects/${projectId}`, { rates: [rate, { ...rate, hourlyRate: 2 }] });
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { 'rates.1.validFrom': { code: 'user_rate.exists' } } },
    });
    expect((await change(`projects/${projectId}`, { rates: [{ validFrom: '2026-02-30' }] })).status).toBe(400);
    expect((await change(`projects/${projectId}`, { rates: [{ ...rate, hourlyRate: -1 }] })).status).toBe(400);
    await expect(
      api.sql(`insert into dated_rate (organisation_id, project_id, valid_from) values (1, $1, '2026-01-01')`, [projectId]),
    ).rejects.toThrow('dated_rate_one_owner');
  });

  it('are hidden from and refused to people without the right to see the owner’s rates', async () => {
    const projectId = await aRatedProject({ hourlyRate: 85 });
    const [employee, accountant] = [await api.as('employee'), await api.as('accountant')];
    const { body } = await employee.get(`/api/v1/projects/${projectId}`).expect(200);
    expect(body).not.toHaveProperty('rates');
    expect(body).not.toHaveProperty('currentRate');
    const rates = [{ validFrom: today, hourlyRate: 1 }];
    expect((await change(`projects/${projectId}`, { rates }, accountant)).status).toBe(403);
    const seesNoMoney = await api.asOwnRole([
      { action: 'manage', subject: 'Project' },
      { action: 'manage', subject: 'Project', fields: ['rates'], inverted: true },
    ]);
    const hidden = await change(`projects/${projectId}`, { rates }, seesNoMoney);
    expect(hidden).toMatchObject({ status: 403, body: { errors: { rates: { code: 'field.not_allowed' } } } });
  });
});

describe('the rate of one entry', () => {
  it('overrides every other, stays when rates are updated, and is recorded in the history', async () => {
    const projectId = await aRatedProject({ hourlyRate: 85 });
    const place = { projectId, workDate: today };
    const entry = await log(place);
    const input = { ...place, minutes: 10, billable: true };
    const put = async (given: object) => {
      const { version } = await read(`time-entries/${entry.id}`);
      return (
        await admin
          .put(`/api/v1/time-entries/${entry.id}`)
          .send({ ...input, ...given, version })
          .expect(200)
      ).body as Body;
    };
    expect(await put({ overrideRate: 120.5 })).toMatchObject({ overrideRate: 120.5, billingRate: 120.5 });
    expect(await put({ note: 'Night shift' })).toMatchObject({ overrideRate: 120.5, billingRate: 120.5 });
    const other = await log(place);
    await change(`projects/${projectId}`, { hourlyRate: 99 });
    await admin.post(`/api/v1/projects/${projectId}/reprice`).send({ from: today }).expect(200);
    expect(await read(`time-entries/${entry.id}`)).toMatchObject({ billingRate: 120.5 });
    expect(await read(`time-entries/${other.id}`)).toMatchObject({ billingRate: 99, overrideRate: null });
    expect(await put({ overrideRate: null })).toMatchObject({ overrideRate: null, billingRate: 99 });
    const [change1] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'TimeEntry' and subject_id = $1 and changes ? 'overrideRate' order by id limit 1`,
      [entry.id],
    );
    expect(change1?.changes).toEqual({ overrideRate: [null, 120.5], billingRate: [85, 120.5] });
  });

  it('is hidden from and refused to people without the right to see rates', async () => {
    const projectId = await aRatedProject({ hourlyRate: 85 });
    const employee = await api.as('employee');
    const input = { projectId, workDate: today, minutes: 10, billable: true };
    const { body } = await employee.post('/api/v1/time-entries').send(input).expect(201);
    expect(body).not.toHaveProperty('overrideRate');
    const problem = { status: 403, body: { errors: { overrideRate: { code: 'field.not_allowed' } } } };
    const own = `/api/v1/time-entries/${body.id}`;
    for (const overrideRate of [1, 0, null]) {
      expect(await employee.post('/api/v1/time-entries').send({ ...input, overrideRate })).toMatchObject(problem);
      expect(await employee.put(own).send({ ...input, overrideRate, version: 1 })).toMatchObject(problem);
    }
    await employee
      .put(own)
      .send({ ...input, version: 1 })
      .expect(200);
  });
});

describe('updating the rates of unbilled hours', () => {
  it('takes for each day the rate of that day', async () => {
    const projectId = await aRatedProject({ hourlyRate: 85 });
    const days = [addDays(today, -3), addDays(today, -2), yesterday, today];
    const entries: number[] = [];
    for (const workDate of days) entries.push((await log({ projectId, workDate })).id);
    const rates = [
      { validFrom: addDays(today, -2), hourlyRate: 90 },
      { validFrom: yesterday, hourlyRate: 95 },
    ];
    await change(`projects/${projectId}`, { rates });
    await admin.post(`/api/v1/projects/${projectId}/reprice`).send({ from: days[0] }).expect(200);
    const found = await Promise.all(entries.map((id) => read(`time-entries/${id}`)));
    expect(found.map(({ billingRate }) => billingRate)).toEqual([85, 90, 95, 95]);
  });
});
