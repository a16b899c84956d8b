import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { anEntry, log, putOnInvoice, type Entry } from './hours.sample.ts';

const path = '/api/v1/time-entries';
let api: TestApp;
let employee: Agent;
let projectId: number;
let customerId: number;

beforeAll(async () => {
  api = await testApp();
  customerId = await store(api, aCustomer());
  projectId = await store(api, aProject({ customerId }));
});
beforeAll(async () => {
  employee = await api.as('employee');
});
afterAll(() => api.close());

const minutesOn = async (date: string): Promise<number> =>
  (
    await api.sql<{ n: number }>('select coalesce(sum(minutes), 0) as n from time_entry where user_id = $1 and work_date = $2', [
      employee.userId,
      date,
    ])
  )[0]?.n ?? -1;

describe('hours ahead', () => {
  const today = (): string => todayIn('Europe/Vilnius', new Date());
  const on = (workDate: string) => employee.post(path).send(anEntry(projectId, { workDate }));

  it('are refused beyond the set number of days; entries already there may stay', async () => {
    await api.sql('update organisation set future_days = 40');
    const entry = (await on(addDays(today(), 40)).expect(201)).body as Entry;
    const far = { code: 'time_entry.too_far_ahead', params: { date: addDays(today(), 40) } };
    expect((await on(addDays(today(), 41)).expect(422)).body).toMatchObject({ ...far, errors: { workDate: far } });
    await api.sql('update organisation set future_days = 7');
    const change = (workDate: string) =>
      employee.put(`${path}/${entry.id}`).send({ ...anEntry(projectId, { workDate, minutes: 30 }), version: entry.version });
    await change(addDays(today(), 39)).expect(422);
    await change(entry.workDate).expect(200);
    const copied = await employee
      .post(`${path}/copy-week`)
      .send({ from: entry.workDate, to: addDays(entry.workDate, 7) })
      .expect(200);
    expect(copied.body).toMatchObject({ copiedCount: 0, skippedCount: 1 });
    await api.sql('delete from time_entry; update organisation set future_days = 31');
  });
});

describe('the day limit', () => {
  it('tells what is left, and refuses more with the same figures', async () => {
    await log(employee, anEntry(projectId, { workDate: '2026-11-02', minutes: 660 }));
    expect((await employee.get(`${path}/day-allowance?date=2026-11-02`).expect(200)).body).toEqual({
      userId: employee.userId,
      date: '2026-11-02',
      limitMinutes: 720,
      loggedMinutes: 660,
      leftMinutes: 60,
    });
    const answer = await employee
      .post(path)
      .send(anEntry(projectId, { workDate: '2026-11-02', minutes: 61 }))
      .expect(422);
    const problem = { code: 'time_entry.day_limit', params: { left: '1:00', limit: '12:00', date: '2026-11-02' } };
    expect(answer.body).toMatchObject({ ...problem, errors: { minutes: problem } });
    await log(employee, anEntry(projectId, { workDate: '2026-11-02', minutes: 60 }));
    await log(employee, anEntry(projectId, { workDate: '2026-11-03', minutes: 60 }));
  });

  it('holds for sixteen requests at once', async () => {
    const send = () => employee.post(path).send(anEntry(projectId, { workDate: '2026-11-04', minutes: 100 }));
    const answers = await Promise.all(Array.from({ length: 16 }, send));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await minutesOn('2026-11-04')).toBe(700);
  });

  it('holds when entries move in from other days at once', async () => {
    const entries: Entry[] = [];
    for (const day of [10, 11, 12, 13])
      entries.push(await log(employee, anEntry(projectId, { workDate: `2026-08-${day}`, minutes: 300 })));
    const move = ({ id, version }: Entry) =>
      employee.put(`${path}/${id}`).send({ ...anEntry(projectId, { workDate: '2026-08-20', minutes: 300 }), version });
    const answers = await Promise.all(entries.map(move));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(await minutesOn('2026-08-20')).toBe(600);
  });

  it('lets a day that is too long become shorter', async () => {
    const entry = await log(employee, anEntry(projectId, { workDate: '2026-07-01', minutes: 700 }));
    await api.sql('update organisation set day_limit_minutes = 480');
    const change = (minutes: number, version: number) =>
      employee.put(`${path}/${entry.id}`).send({ ...anEntry(projectId, { workDate: '2026-07-01', minutes }), version });
    await change(600, entry.version).expect(200);
    await change(601, 2).expect(422);
    await api.sql('update organisation set day_limit_minutes = 720');
  });

  it('is never more than the hours of the day', async () => {
    const person = await api.as('employee');
    await api.sql('update organisation set day_limit_minutes = 1440');
    const spring = { workDate: '2026-03-29', minutes: 1440 };
    const problem = { code: 'time_entry.day_limit', params: { left: '23:00', limit: '23:00', date: '2026-03-29' } };
    expect((await person.post(path).send(anEntry(projectId, spring)).expect(422)).body).toMatchObject(problem);
    const { body } = await person.get(`${path}/day-allowance?date=2026-03-29`).expect(200);
    expect(body).toMatchObject({ limitMinutes: 1380, leftMinutes: 1380 });
    await log(person, anEntry(projectId, { workDate: '2026-03-22', minutes: 1440 }));
    const copied = await person.post(`${path}/copy-week`).send({ from: '2026-03-22', to: '2026-03-29' }).expect(200);
    expect(copied.body).toMatchObject({ copiedCount: 0, skippedCount: 1 });
    await log(person, anEntry(projectId, { ...spring, minutes: 1380 }));
    await api.sql('update organisation set day_limit_minutes = 720');
  });

  it('loses no invoiced hour to a change that races with the invoice', async () => {
    const entry = await log(employee, anEntry(projectId, { workDate: '2026-06-01' }));
    await putOnInvoice(api, entry.id, customerId, null);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((minutes) =>
        employee.put(`${path}/${entry.id}`).send({ ...anEntry(projectId, { workDate: '2026-06-01', minutes }), version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await minutesOn('2026-06-01')).toBe(60);
  });
});

describe('start and end', () => {
  it.each([
    ['Europe/Vilnius', '2026-03-29', '2026-03-28T22:30:00Z', '2026-03-29T01:30:00Z', 180],
    ['Europe/Vilnius', '2026-10-25', '2026-10-24T21:30:00Z', '2026-10-25T02:30:00Z', 300],
    ['Europe/Oslo', '2026-03-29', '2026-03-28T23:30:00Z', '2026-03-29T02:30:00Z', 180],
    ['Europe/Oslo', '2026-10-25', '2026-10-24T22:30:00Z', '2026-10-25T03:30:00Z', 300],
  ])(
    'count the hours that really passed in the night of a clock change (%s, %s)',
    async (zone, workDate, startAt, endAt, minutes) => {
      const person = await api.as('employee');
      await api.sql('update organisation set time_zone = $1', [zone]);
      const entry = await log(person, anEntry(projectId, { workDate, startAt, endAt, minutes: null }));
      expect(entry).toMatchObject({
        workDate,
        minutes,
        startAt: new Date(startAt).toISOString(),
        endAt: new Date(endAt).toISOString(),
      });
      await api.sql(`update organisation set time_zone = 'Europe/Vilnius'`);
    },
  );

  it('may not overlap, across midnight either, but may touch', async () => {
    const person = await api.as('employee');
    const span = (workDate: string, startAt: string, endAt: string) =>
      anEntry(projectId, { workDate, startAt, endAt, minutes: null });
    await log(person, span('2026-11-05', '2026-11-05T20:00:00Z', '2026-11-06T01:00:00Z'));
    const refused = await person
      .post(path)
      .send(span('2026-11-06', '2026-11-06T00:59:00Z', '2026-11-06T02:00:00Z'))
      .expect(422);
    expect(refused.body).toMatchObject({ code: 'time_entry.overlaps', errors: { startAt: { code: 'time_entry.overlaps' } } });
    await log(person, span('2026-11-06', '2026-11-06T01:00:00Z', '2026-11-06T02:00:00Z'));
    await log(employee, span('2026-11-06', '2026-11-06T00:59:00Z', '2026-11-06T02:00:00Z'));
  });

  it('are of a day that it is somewhere on Earth, in a change too', async () => {
    const person = await api.as('employee');
    const of = (workDate: string) =>
      anEntry(projectId, { workDate, startAt: '2026-06-15T09:00:00Z', endAt: '2026-06-15T12:00:00Z', minutes: null });
    const problem = { code: 'time_entry.other_day', errors: { startAt: { code: 'time_entry.other_day' } } };
    expect((await person.post(path).send(of('2026-06-16')).expect(422)).body).toMatchObject(problem);
    const { id, version } = await log(person, of('2026-06-15'));
    const moved = await person.put(`${path}/${id}`).send({ ...of('2026-06-16'), version });
    expect(moved).toMatchObject({ status: 422, body: problem });
  });

  it('must be in order and of the same day', async () => {
    const refusal = async (startAt: string, endAt: string) =>
      ((await employee.post(path).send(anEntry(projectId, { workDate: '2026-11-09', startAt, endAt }))).body as { code: string })
        .code;
    expect(await refusal('2026-11-09T10:00:00Z', '2026-11-09T09:00:00Z')).toBe('time_entry.end_before_start');
    expect(await refusal('2026-11-19T10:00:00Z', '2026-11-19T11:00:00Z')).toBe('time_entry.other_day');
    expect(await refusal('2026-11-09T00:00:00Z', '2026-11-10T01:00:00Z')).toBe('time_entry.day_limit');
  });
});
