import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { todayIn, type TimeWeekRecord } from '@kontor/domain';
import { aProject, aProjectMember } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { anAbsence, aTimer } from '../../../test/builders/time-entry.ts';
import { aUser, aWorkContract } from '../../../test/builders/user.ts';
import { behind } from '../../../test/locks.ts';
import { stopwatch } from '../../../test/stopwatch.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { sums } from '../../platform/facts/sums.ts';
import { verify } from '../../tools/verify.ts';
import { anEntry, log, type Entry } from '../time-entries/hours.sample.ts';
import { approvedHours } from '../time-entries/time-entry.facts.ts';

const path = '/api/v1/time-weeks';
const hours = '/api/v1/time-entries';
const monday = '2026-11-16';
const realNow = clock.now;
let api: TestApp;
let admin: Agent;
let manager: Agent;
let ona: Agent;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  [admin, manager, ona] = [await api.as('admin'), await api.as('employee'), await api.as('employee')];
  projectId = await store(api, aProject());
  await api.sql('update user_account set manager_id = $1 where id = $2', [manager.userId, ona.userId]);
  clock.now = () => new Date('2026-11-20T15:00:00Z');
});
afterEach(async () => {
  clock.now = () => new Date('2026-11-20T15:00:00Z');
  await api.sql(
    'delete from time_week; delete from timer; delete from time_entry; delete from notification; delete from absence; delete from work_contract',
  );
});
afterAll(async () => {
  clock.now = realNow;
  await api.close();
});

const submit = (by: Agent = ona, body: object = {}) => by.post(`${path}/submit`).send({ date: '2026-11-18', ...body });
const submitted = async (by: Agent = ona): Promise<TimeWeekRecord> => (await submit(by).expect(200)).body as TimeWeekRecord;
const approve = (by: Agent, ...weeks: TimeWeekRecord[]) =>
  by.post(`${path}/approve`).send({ weeks: weeks.map(({ id, version }) => ({ id, version })) });
const act = (by: Agent, { id }: TimeWeekRecord, verb: string, body: object = {}) => by.post(`${path}/${id}/${verb}`).send(body);
const read = async ({ id }: TimeWeekRecord): Promise<TimeWeekRecord> =>
  (await admin.get(`${path}/${id}`).expect(200)).body as TimeWeekRecord;
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const newsOf = async (agent: Agent) =>
  ((await agent.get('/api/v1/notifications').expect(200)).body as { kind: string; params: object }[]).map(({ kind, params }) => [
    kind,
    params,
  ]);
const newsName = async () =>
  (await api.sql<{ name: string }>('select display_name as name from user_account where id = $1', [ona.userId]))[0]?.name;

describe('a week of hours', () => {
  it('is submitted with what is unusual about it, approved and reopened, each with its history', async () => {
    await log(ona, anEntry(projectId, { workDate: monday, minutes: 610 }));
    await log(ona, anEntry(projectId, { workDate: '2026-11-21', minutes: 60 }));
    const week = await submitted();
    expect(week).toMatchObject({
      userId: ona.userId,
      weekStart: monday,
      status: 'submitted',
      minutes: 670,
      oddities: ['short', 'longDay', 'weekend'],
      submittedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(await newsOf(manager)).toEqual([['weekSubmitted', { person: await newsName(), week: 47 }]]);
    expect(await newsOf(admin)).toEqual([]);
    expect((await approve(manager, week).expect(200)).body).toEqual({ ids: [week.id] });
    const approved = await read(week);
    expect(approved).toMatchObject({ status: 'approved', decidedAt: '2026-11-20T15:00:00.000Z' });
    expect((await verify(api.url)).problems).toEqual([]);
    const { userId: user_id } = ona;
    const db = api.em().getKysely<unknown>();
    expect(await sums(db, approvedHours(db), ['minutes'], { where: { user_id } }, ['day']).execute()).toEqual([
      { day: monday, minutes: 610 },
      { day: '2026-11-21', minutes: 60 },
    ]);
    expect(refusalOf(await act(manager, week, 'reopen', { reason: 'Mistake' }))).toEqual([403, 'error.not_authorized']);
    await act(admin, week, 'reopen', {}).expect(400);
    expect((await act(admin, week, 'reopen', { reason: 'Wrong project' }).expect(200)).body).toMatchObject({ status: 'open' });
    const history = await api.sql(
      `select verb, changes->'reason' as reason from audit where subject = 'TimeWeek' and subject_id = $1 order by id`,
      [week.id],
    );
    expect(history).toEqual([
      { verb: 'create', reason: null },
      { verb: 'approve', reason: null },
      { verb: 'reopen', reason: [null, 'Wrong project'] },
    ]);
    await submit().expect(200);
  });

  it('is not submitted over an approved one, nor without hours more than a year late', async () => {
    await approve(manager, await submitted()).expect(200);
    expect(refusalOf(await submit())).toEqual([409, 'time_week.approved']);
    expect(refusalOf(await submit(ona, { date: '1900-01-01' }))).toEqual([422, 'time_week.long_past']);
  });

  it('comes back with a remark, and is submitted again', async () => {
    const week = await submitted();
    await act(manager, week, 'return', { remark: ' ' }).expect(400);
    const returned = (await act(manager, week, 'return', { remark: 'Friday is missing' }).expect(200)).body as TimeWeekRecord;
    expect(returned).toMatchObject({ status: 'returned', remark: 'Friday is missing' });
    expect(await newsOf(ona)).toEqual([['weekReturned', { week: 47 }]]);
    await log(ona, anEntry(projectId, { workDate: '2026-11-20', minutes: 480 }));
    expect(await submitted()).toMatchObject({ id: week.id, status: 'submitted', minutes: 480, remark: null });
  });

  it('is measured by the hours of the person: part time and a day of illness are nothing unusual', async () => {
    await store(api, aWorkContract({ userId: ona.userId, dayMinutes: 240 }));
    await store(
      api,
      anAbsence({
        userId: ona.userId,
        kind: 'sick',
        status: 'approved',
        firstDate: '2026-11-20',
        lastDate: '2026-11-20',
        decidedAt: new Date('2026-11-19'),
      }),
    );
    for (const day of [16, 17, 18, 19]) await log(ona, anEntry(projectId, { workDate: `2026-11-${day}`, minutes: 240 }));
    expect(await submitted()).toMatchObject({ minutes: 960, oddities: [] });
  });

  it('is listed with the unusual ones first, to those who decide about it', async () => {
    const usual = await api.as('employee');
    await api.sql('update user_account set manager_id = $1 where id = $2', [manager.userId, usual.userId]);
    for (const day of [16, 17, 18, 19, 20]) await log(usual, anEntry(projectId, { workDate: `2026-11-${day}`, minutes: 480 }));
    const [plain, odd] = [await submitted(usual), await submitted()];
    const listed = async (by: Agent) =>
      ((await by.get(listPath('time-weeks', { filter: { status: 'submitted' } })).expect(200)).body as TimeWeekRecord[]).map(
        ({ id }) => id,
      );
    expect(await listed(manager)).toEqual([odd.id, plain.id]);
    expect(await listed(ona)).toEqual([odd.id]);
    expect(await listed(await api.as('employee'))).toEqual([]);
  });
});

describe('the hours of a person', () => {
  const all = { from: '2026-10-01', to: '2026-11-30' };
  const query = (asked: Record<string, string>) => new URLSearchParams(asked).toString();

  it('are read by their manager, as rows, counts, sums and reports, without money; by no other colleague', async () => {
    await log(ona, anEntry(projectId, { workDate: '2026-11-17', minutes: 90 }));
    await log(ona, anEntry(projectId, { workDate: '2026-10-05', minutes: 30 }));
    await log(manager, anEntry(projectId, { workDate: '2026-11-17', minutes: 7 }));
    const entry = await log(admin, anEntry(projectId, { workDate: '2026-11-17', minutes: 300 }));
    const seenBy = async (by: Agent) => {
      const list = await by.get(listPath('time-entries', { sort: ['minutes', 'ASC'], range: [0, 0] })).expect(200);
      const days = await by.get(`${hours}/days?${query(all)}`).expect(200);
      const overview = await by.get(`${hours}/overview?${query({ ...all, groupBy: 'user' })}`).expect(200);
      const report = await by.get(`/api/v1/reports/workHour?${query(all)}`);
      const sum = (rows: unknown) => (rows as { minutes: number }[]).reduce((total, { minutes }) => total + minutes, 0);
      return {
        count: list.headers['content-range']?.split('/')[1],
        shows: (list.body as object[]).flatMap(Object.keys).filter((name) => /rate/i.test(name)),
        days: sum(days.body),
        overview: sum(overview.body),
        report: report.status,
        allowance: (await by.get(`${hours}/day-allowance?${query({ date: '2026-11-17', userId: String(ona.userId) })}`)).status,
        other: (await by.get(`${hours}/${entry.id}`)).status,
      };
    };
    const other = { shows: [], report: 200, other: 404 };
    expect(await seenBy(manager)).toEqual({ ...other, count: '3', days: 127, overview: 127, allowance: 200 });
    expect(await seenBy(ona)).toEqual({ ...other, count: '2', days: 120, overview: 120, allowance: 200 });
    expect(await seenBy(await api.as('employee'))).toEqual({ ...other, count: '0', days: 0, overview: 0, allowance: 404 });
  });

  it('are not changed by their manager', async () => {
    const entry = await log(ona, anEntry(projectId, { workDate: '2026-11-17' }));
    const change = manager.put(`${hours}/${entry.id}`).send({ ...anEntry(projectId, { minutes: 5 }), version: entry.version });
    expect(refusalOf(await change)).toEqual([403, 'error.not_authorized']);
  });
});

describe('the hours of a week', () => {
  it.each(['submitted', 'approved'] as const)('are fixed once it is %s, by every way to change them', async (status) => {
    const entry = await log(ona, anEntry(projectId, { workDate: '2026-11-17' }));
    const elsewhere = await log(ona, anEntry(projectId, { workDate: '2026-11-10' }));
    const week = await submitted();
    if (status === 'approved') await approve(manager, week).expect(200);
    const bulk = `${hours}?filter=${encodeURIComponent(JSON.stringify({ id: [entry.id] }))}`;
    const put = (one: Entry, change: object) =>
      ona.put(`${hours}/${one.id}`).send({ ...anEntry(projectId, change), version: one.version });
    const answers = [
      await ona.post(hours).send(anEntry(projectId, { workDate: '2026-11-22' })),
      await put(entry, { workDate: '2026-11-24' }),
      await put(elsewhere, { workDate: '2026-11-18' }),
      await ona.delete(`${hours}/${entry.id}`).set('If-Match', '"1"'),
      await ona.patch(bulk).send({ billable: false }),
      await ona.delete(bulk),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [409, `time_week.${status}`]));
    expect((await ona.get(`${hours}/${entry.id}`)).body).toMatchObject({ weekStatus: status });
    const copied = await ona.post(`${hours}/copy-week`).send({ from: '2026-11-10', to: monday }).expect(200);
    expect(copied.body).toMatchObject({ copiedCount: 0, skippedCount: 1 });
    await api.sql('update project set hourly_rate = 123 where id = $1', [projectId]);
    const repriced = await admin.post(`/api/v1/projects/${projectId}/reprice`).send({ from: monday }).expect(200);
    expect(repriced.body).toMatchObject({ entryCount: 0, keptCount: 1 });
    if (status === 'approved') return;
    await act(ona, week, 'withdraw').expect(200);
    await put(entry, { workDate: '2026-11-17', minutes: 30 }).expect(200);
  });

  it('take no timer that would begin in it', async () => {
    clock.now = realNow;
    await submit(ona, { date: todayIn('Europe/Vilnius', realNow()) }).expect(200);
    const start = () => ona.post(`${hours}/timer/start`).send({ projectId, billable: true });
    expect(refusalOf(await start())).toEqual([409, 'time_week.submitted']);
  });

  it('wait for a running timer of that week', async () => {
    await store(api, aTimer({ userId: ona.userId, projectId, startedAt: new Date('2026-11-17T08:00:00Z') }));
    expect(refusalOf(await submit())).toEqual([409, 'time_week.timer_runs']);
    await submit(ona, { date: '2026-11-10' }).expect(200);
  });
});

describe('a week is decided about', () => {
  it('by the manager, by whoever leads all its projects, and by an Admin; by nobody else and not by its person', async () => {
    const [lead, half] = [await api.as('projectManager'), await api.as('projectManager')];
    const other = await store(api, aProject());
    for (const [project, by] of [
      [projectId, lead],
      [other, lead],
      [other, half],
    ] as const)
      await store(api, aProjectMember({ projectId: project, userId: by.userId }));
    await log(ona, anEntry(projectId, { workDate: '2026-11-17' }));
    await log(ona, anEntry(other, { workDate: '2026-11-18' }));
    const week = await submitted();
    const decide = async (by: Agent) => refusalOf(await approve(by, week));
    expect([await decide(await api.as('employee')), await decide(half), await decide(ona)]).toEqual([
      [404, 'error.not_found'],
      [403, 'error.not_authorized'],
      [403, 'error.not_authorized'],
    ]);
    const actionsOf = async (by: Agent, { id }: TimeWeekRecord) =>
      ((await by.get(`${path}/${id}`).expect(200)).body as TimeWeekRecord).actions;
    const readers = [lead, manager, half, ona, admin];
    expect(await Promise.all(readers.map((by) => actionsOf(by, week)))).toEqual([
      ['approve', 'return'],
      ['approve', 'return'],
      [],
      ['withdraw'],
      ['withdraw', 'approve', 'return'],
    ]);
    await approve(lead, week).expect(200);
    expect(await Promise.all(readers.map((by) => actionsOf(by, week)))).toEqual([[], [], [], [], ['reopen']]);
    const second = await api.as('admin');
    const own = await submitted(admin);
    expect(own.actions).toEqual(['withdraw']);
    expect(refusalOf(await approve(admin, own))).toEqual([409, 'time_week.own']);
    await api.sql(
      'update user_account set active = false where id <> $1 and role_id = (select role_id from user_account where id = $1)',
      [admin.userId],
    );
    expect(await actionsOf(admin, own)).toEqual(['withdraw', 'approve', 'return']);
    await approve(admin, own).expect(200);
    await api.sql('update user_account set active = true where id = $1', [second.userId]);
  });

  it('by one of two who approve at once', async () => {
    const week = await submitted();
    const statuses = (await Promise.all([approve(manager, week), approve(admin, week)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(
      await api.sql(`select 1 from audit where subject = 'TimeWeek' and subject_id = $1 and verb = 'approve'`, [week.id]),
    ).toHaveLength(1);
  });

  it('as it was seen: not when it was withdrawn and submitted again', async () => {
    const week = await submitted();
    await act(ona, week, 'withdraw').expect(200);
    expect(refusalOf(await approve(manager, week))).toEqual([409, 'time_week.cannot_approve']);
    await submit().expect(200);
    expect(refusalOf(await approve(manager, week))).toEqual([409, 'error.stale']);
  });

  it('all or none', async () => {
    const [week, own] = [await submitted(), await submitted(manager)];
    expect(refusalOf(await approve(manager, week, own))).toEqual([403, 'error.not_authorized']);
    expect(await read(week)).toMatchObject({ status: 'submitted' });
  });
});

describe('hours that change while their week is', () => {
  const lock = `select pg_advisory_xact_lock(7451010, ?)`;

  it('approved wait, and are then refused', async () => {
    const entry = await log(ona, anEntry(projectId, { workDate: '2026-11-17' }));
    const week = await submitted();
    await act(ona, week, 'withdraw').expect(200);
    const answers = await behind(
      api,
      {
        first: (run) => run(lock, [ona.userId]),
        then: (run) =>
          run(`update time_week set status = 'approved', submitted_at = now(), decided_at = now() where id = ?`, [week.id]),
      },
      [
        () => ona.put(`${hours}/${entry.id}`).send({ ...anEntry(projectId, { workDate: '2026-11-17', minutes: 5 }), version: 1 }),
        () => ona.post(hours).send(anEntry(projectId, { workDate: '2026-11-18' })),
        () => ona.delete(`${hours}/${entry.id}`).set('If-Match', '"1"'),
      ],
    );
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [409, 'time_week.approved']));
  });

  it('submitted are counted in it', async () => {
    const [answer] = await behind(
      api,
      {
        first: (run) => run(lock, [ona.userId]),
        then: (run) =>
          run(
            `insert into time_entry (user_id, project_id, work_date, minutes, billable) values (?, ?, '2026-11-17', 77, true)`,
            [ona.userId, projectId],
          ),
      },
      [() => submit()],
    );
    expect(answer?.body).toMatchObject({ minutes: 77 });
  });
});

it('two hundred weeks are approved at once, within two seconds', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => store(api, aUser())));
  await api.sql(
    `insert into time_week (user_id, week_start, status, submitted_at)
      select u, date '2026-01-05' + 7 * n, 'submitted', now() from unnest($1::int[]) u, generate_series(0, 9) n`,
    [people],
  );
  const weeks = await api.sql<TimeWeekRecord>('select id, version from time_week order by id');
  const took = stopwatch();
  await approve(admin, ...weeks).expect(200);
  expect(took()).toBeLessThan(2_000);
  expect(await api.sql(`select count(*)::int as n from time_week where status = 'approved'`)).toEqual([{ n: 200 }]);
});

async function remind(moment: string): Promise<void> {
  clock.now = () => new Date(moment);
  await api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'tellMissingWeeks')
    ?.work({} as never, api.em(), false);
}

it('reminds on Monday those who submit their weeks and have not submitted the last', async () => {
  await submit(ona, { date: '2026-11-09' }).expect(200);
  const done = await api.as('employee');
  await submit(done, { date: '2026-11-09' }).expect(200);
  await submit(done).expect(200);
  await remind('2026-11-23T05:30:00Z');
  expect(await newsOf(ona)).toEqual([]);
  for (const moment of ['2026-11-23T06:30:00Z', '2026-11-23T07:30:00Z']) await remind(moment);
  expect(await newsOf(ona)).toEqual([['weekMissing', { week: 47 }]]);
  expect([await newsOf(done), await newsOf(manager)].flat().map(([kind]) => kind)).not.toContain('weekMissing');
});

it('reminds nobody of a week that came back to them, or that was opened once Monday morning is over', async () => {
  const [returned, withdrawn, reopened] = [ona, await api.as('employee'), await api.as('employee')];
  for (const by of [returned, withdrawn, reopened]) await submit(by, { date: '2026-11-09' }).expect(200);
  clock.now = () => new Date('2026-11-23T06:00:00Z');
  const [first, second, third] = [await submitted(returned), await submitted(withdrawn), await submitted(reopened)];
  await approve(admin, third).expect(200);
  await act(admin, first, 'return', { remark: 'Friday is missing' }).expect(200);
  await remind('2026-11-23T07:30:00Z');
  await act(withdrawn, second, 'withdraw').expect(200);
  await act(admin, third, 'reopen', { reason: 'Wrong project' }).expect(200);
  for (const moment of ['2026-11-23T10:30:00Z', '2026-11-25T07:30:00Z']) await remind(moment);
  const news = await Promise.all([returned, withdrawn, reopened].map(newsOf));
  expect(news.map((told) => told.map(([kind]) => kind))).toEqual([['weekReturned'], [], []]);
});

it('refuses a visitor, a role without hours, the week of another, and one that has not begun', async () => {
  await api.visitor.post(`${path}/submit`).send({ date: monday }).expect(401);
  await submit(await api.as('client')).expect(403);
  expect(refusalOf(await submit(ona, { userId: admin.userId }))).toEqual([404, 'error.not_found']);
  expect(refusalOf(await submit(ona, { date: '2026-11-23' }))).toEqual([422, 'time_week.not_begun']);
  await submit(ona, { date: '2026-13-01' }).expect(400);
});

it('refuses somebody as their own manager', async () => {
  const { body } = await admin.get(`/api/v1/users/${ona.userId}`).expect(200);
  const { version } = body as { version: number };
  const answer = await admin.put(`/api/v1/users/${ona.userId}`).send({ managerId: ona.userId, version });
  expect(refusalOf(answer)).toEqual([422, 'user.own_manager']);
});
