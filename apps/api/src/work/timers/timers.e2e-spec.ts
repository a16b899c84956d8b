import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { aProject, aTask } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { anEntry, log } from '../time-entries/hours.sample.ts';

const path = '/api/v1/time-entries/timer';
const realNow = clock.now;
let api: TestApp;
let employee: Agent;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  projectId = await store(api, aProject({ name: 'Portal' }));
});
beforeAll(async () => {
  employee = await api.as('employee');
});
afterEach(async () => {
  clock.now = realNow;
  await api.sql('delete from timer');
});
afterAll(() => api.close());

const at = (moment: string): void => {
  clock.now = () => new Date(moment);
};
const start = (agent: Agent = employee, change: object = {}) =>
  agent.post(`${path}/start`).send({ projectId, billable: true, ...change });
const stop = (body: object = {}) => employee.post(`${path}/stop`).send(body);

describe('the timer', () => {
  it('runs until it is stopped, and its time becomes an entry', async () => {
    expect((await employee.get(path).expect(200)).body).toEqual({ timer: null });
    const taskId = await store(api, aTask({ projectId }));
    at('2026-11-16T08:00:00Z');
    await start(employee, { taskId, note: ' Sketch ' }).expect(201);
    expect((await employee.get(path)).body).toEqual({
      timer: expect.objectContaining({
        projectName: 'Portal',
        taskName: 'Design',
        note: 'Sketch',
        startedAt: '2026-11-16T08:00:00.000Z',
      }),
    });
    at('2026-11-16T09:30:59Z');
    expect((await stop().expect(200)).body).toMatchObject({
      workDate: '2026-11-16',
      minutes: 90,
      taskId,
      startAt: '2026-11-16T08:00:00.000Z',
      endAt: '2026-11-16T09:30:59.000Z',
    });
    expect((await employee.get(path)).body).toEqual({ timer: null });
  });

  it('belongs to the day on which it began, in the organisation’s time zone', async () => {
    at('2026-11-17T21:30:00Z');
    await start().expect(201);
    at('2026-11-17T23:30:00Z');
    expect((await stop().expect(200)).body).toMatchObject({ workDate: '2026-11-17', minutes: 120 });
    at('2026-11-18T22:30:00Z');
    await start().expect(201);
    at('2026-11-18T23:00:00Z');
    expect((await stop().expect(200)).body).toMatchObject({ workDate: '2026-11-19', minutes: 30 });
  });

  it('begun before a lock date is logged on an open day', async () => {
    at('2026-11-10T08:00:00Z');
    await start().expect(201);
    await api.sql(`update organisation set lock_date = '2026-11-10'`);
    try {
      at('2026-11-12T09:30:00Z');
      expect((await stop({ minutes: 90 }).expect(422)).body).toMatchObject({ code: 'organisation.period_locked' });
      expect((await stop({ minutes: 90, workDate: '2026-11-10' }).expect(422)).body).toMatchObject({
        code: 'organisation.period_locked',
      });
      for (const workDate of ['2026-11-09', '2026-11-13'])
        expect((await stop({ minutes: 90, workDate }).expect(422)).body).toMatchObject({ code: 'time_entry.other_day' });
      expect((await stop({ minutes: 90, workDate: '2026-11-11' }).expect(200)).body).toMatchObject({
        workDate: '2026-11-11',
        minutes: 90,
        startAt: null,
        endAt: null,
      });
      expect((await employee.get(path)).body).toEqual({ timer: null });
    } finally {
      await api.sql('update organisation set lock_date = null');
    }
  });

  it('is logged when another is started', async () => {
    const person = await api.as('employee');
    at('2026-11-16T08:00:00Z');
    await start(person, { note: 'first' }).expect(201);
    at('2026-11-16T08:45:00Z');
    await start(person, { note: 'second' }).expect(201);
    const rows = await api.sql('select note, minutes from time_entry where user_id = $1', [person.userId]);
    expect(rows).toEqual([{ note: 'first', minutes: 45 }]);
    expect((await person.get(path)).body).toMatchObject({ timer: { note: 'second' } });
  });

  it('is one, however often it is started at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => start()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await api.sql('select id from timer where user_id = $1', [employee.userId])).toHaveLength(1);
  });

  it('is discarded without a trace', async () => {
    await start().expect(201);
    await employee.delete(path).expect(200);
    await employee.delete(path).expect(409);
  });
});

describe('the timer of one person', () => {
  it('is one, however often it is started at the same moment', async () => {
    at('2026-11-10T08:00:00Z');
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 16 }, () => start()));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
      expect(await api.sql('select 1 from timer')).toHaveLength(1);
    }
    await employee.delete(path).expect(200);
  });

  it('is started, stopped and discarded at the same moment without a server error', async () => {
    for (let round = 0; round < 6; round += 1) {
      at('2026-11-10T08:00:00Z');
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, turn) => [start, stop, () => employee.delete(path)][turn % 3]?.() ?? start()),
      );
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
    await employee.delete(path);
  });
});

describe('the timer refuses', () => {
  it('a visitor, a role without hours, a closed project', async () => {
    await api.visitor.get(path).expect(401);
    await start(await api.as('client')).expect(403);
    const closed = await store(api, aProject({ status: 'cancelled' }));
    expect((await start(employee, { projectId: closed }).expect(409)).body).toMatchObject({ code: 'project.closed' });
  });

  it('to stop when none runs, and to log less than a minute', async () => {
    expect((await stop().expect(409)).body).toMatchObject({ code: 'timer.not_running' });
    at('2026-11-16T08:00:00Z');
    await start().expect(201);
    at('2026-11-16T08:00:59Z');
    expect((await stop().expect(422)).body).toMatchObject({ code: 'timer.too_short' });
  });

  it('to log more than the day takes, but accepts the minutes that the person says were work', async () => {
    const person = employee;
    await log(person, anEntry(projectId, { workDate: '2026-11-12', minutes: 600 }));
    at('2026-11-12T08:00:00Z');
    await start().expect(201);
    at('2026-11-13T06:00:00Z');
    expect((await stop().expect(422)).body).toMatchObject({ code: 'time_entry.day_limit', params: { left: '2:00' } });
    expect((await person.get(path)).body).toMatchObject({ timer: { projectId } });
    await stop({ minutes: 1400 }).expect(400);
    expect((await stop({ minutes: 120 }).expect(200)).body).toMatchObject({
      workDate: '2026-11-12',
      minutes: 120,
      startAt: null,
    });
  });
});

describe('a timer that runs long', () => {
  const tell = async (moment: string): Promise<void> => {
    at(moment);
    await api.app
      .get(JobRegistry)
      .entries.find(({ name }) => name === 'tellLongTimers')
      ?.work({} as never, api.em(), false);
  };
  const newsOf = async (agent: Agent) =>
    ((await agent.get('/api/v1/notifications').expect(200)).body as { kind: string; params: object }[])
      .filter(({ kind }) => kind === 'timerRunsLong')
      .map(({ params }) => params);

  it('is told to its person once, after a working day, and again when they forget the next one', async () => {
    const [forgetful, other] = [await api.as('employee'), await api.as('employee')];
    at('2026-11-16T08:00:00Z');
    await start(forgetful).expect(201);
    at('2026-11-16T10:00:00Z');
    await start(other).expect(201);
    await tell('2026-11-16T15:59:00Z');
    expect(await newsOf(forgetful)).toEqual([]);
    for (const moment of ['2026-11-16T16:00:00Z', '2026-11-16T17:30:00Z']) await tell(moment);
    expect(await newsOf(forgetful)).toEqual([{ hours: 8 }]);
    expect(await newsOf(other)).toEqual([]);
    await forgetful.delete(path).expect(200);
    at('2026-11-17T08:00:00Z');
    await start(forgetful).expect(201);
    await tell('2026-11-17T18:30:00Z');
    expect(await newsOf(forgetful)).toEqual(expect.arrayContaining([{ hours: 8 }, { hours: 10 }]));
  });
});
