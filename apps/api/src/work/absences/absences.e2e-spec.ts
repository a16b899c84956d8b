import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AbsenceRecord, HolidayBalance, WorkContractRecord, WorkingTime } from '@kontor/domain';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { aWorkContract } from '../../../test/builders/user.ts';
import { behind } from '../../../test/locks.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';

const path = '/api/v1/absences';
const contracts = '/api/v1/work-contracts';
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
afterEach(() => api.sql('delete from absence; delete from work_contract; delete from time_entry; delete from notification'));
afterAll(async () => {
  clock.now = realNow;
  await api.close();
});

/** Nine working days: 24 and 25 December are public holidays. */
const overChristmas = { kind: 'holiday', firstDate: '2026-12-21', lastDate: '2027-01-05' };
const ask = (by: Agent = ona, change: object = {}) => by.post(path).send({ ...overChristmas, ...change });
const asked = async (by: Agent = ona, change: object = {}) => (await ask(by, change).expect(201)).body as AbsenceRecord;
const act = (by: Agent, { id, version }: AbsenceRecord, verb: string, body: object = {}) =>
  by.post(`${path}/${id}/${verb}`).send({ version, ...body });
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const newsOf = async (agent: Agent) =>
  ((await agent.get('/api/v1/notifications').expect(200)).body as { kind: string }[]).map(({ kind }) => kind);
const balanceOf = async (by: Agent, query: string) =>
  (await by.get(`${path}/balance?${query}`).expect(200)).body as HolidayBalance;
const timeOf = async (by: Agent, from: string, to: string, userId = ona.userId) =>
  (await by.get(`/api/v1/working-time?from=${from}&to=${to}&userId=${userId}`).expect(200)).body as WorkingTime;

describe('an absence', () => {
  it('is asked for, approved by the manager, and then takes days of holiday and their target', async () => {
    const absence = await asked();
    expect(absence).toMatchObject({ userId: ona.userId, status: 'asked', workdayCount: 9, actions: ['cancel'] });
    expect([await newsOf(manager), await newsOf(admin)]).toEqual([['absenceAsked'], []]);
    expect(await balanceOf(ona, 'year=2026')).toMatchObject({ entitledDays: 20, askedDays: 7, plannedDays: 0, leftDays: 20 });
    expect((await timeOf(ona, '2026-12-21', '2026-12-23')).targetMinutes).toBe(480 + 480 + 420);
    const approved = (await act(manager, absence, 'approve').expect(200)).body as AbsenceRecord;
    expect(approved).toMatchObject({ status: 'approved', decidedAt: '2026-11-20T15:00:00.000Z', actions: ['cancel'] });
    expect(await newsOf(ona)).toEqual(['absenceApproved']);
    expect(await balanceOf(manager, `year=2026&userId=${ona.userId}`)).toMatchObject({ plannedDays: 7, leftDays: 13 });
    expect((await timeOf(ona, '2026-12-21', '2026-12-23')).days).toEqual(
      ['2026-12-21', '2026-12-22', '2026-12-23'].map((date) => ({
        date,
        targetMinutes: 0,
        loggedMinutes: 0,
        holidays: [],
        isShortened: date === '2026-12-23',
        absence: 'holiday',
      })),
    );
    expect((await act(ona, approved, 'cancel').expect(200)).body).toMatchObject({ status: 'cancelled', actions: [] });
    expect((await timeOf(ona, '2026-12-21', '2026-12-23')).targetMinutes).toBe(1380);
    const history = await api.sql(`select verb from audit where subject = 'Absence' and subject_id = $1 order by id`, [
      absence.id,
    ]);
    expect(history.map(({ verb }) => verb)).toEqual(['create', 'approve', 'cancel']);
  });

  it('is refused with a remark', async () => {
    const absence = await asked();
    await act(manager, absence, 'refuse', { remark: ' ' }).expect(400);
    expect((await act(manager, absence, 'refuse', { remark: 'Too many are away' }).expect(200)).body).toMatchObject({
      status: 'refused',
      remark: 'Too many are away',
    });
    expect(await newsOf(ona)).toEqual(['absenceRefused']);
    await ask().expect(201);
  });

  it('is decided about by the manager or an Admin, once, as it was seen, and by nobody about themselves', async () => {
    const absence = await asked();
    const own = await asked(admin);
    await api.as('admin');
    expect(
      (await Promise.all([act(ona, absence, 'approve'), act(await api.as('employee'), absence, 'approve')])).map(refusalOf),
    ).toEqual([
      [403, 'error.not_authorized'],
      [404, 'error.not_found'],
    ]);
    expect(refusalOf(await act(admin, own, 'approve'))).toEqual([409, 'absence.own']);
    expect(refusalOf(await act(manager, { ...absence, version: 7 }, 'approve'))).toEqual([409, 'error.stale']);
    const statuses = (await Promise.all([act(manager, absence, 'approve'), act(admin, absence, 'refuse', { remark: 'No' })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('that has begun is no longer cancelled by its person, who would get its days back', async () => {
    const begun = await asked(ona, { firstDate: '2026-11-20', lastDate: '2026-11-24' });
    const approved = (await act(manager, begun, 'approve').expect(200)).body as AbsenceRecord;
    expect((await ona.get(`${path}/${approved.id}`)).body).toMatchObject({ actions: [] });
    expect(refusalOf(await act(ona, approved, 'cancel'))).toEqual([409, 'absence.own']);
    await act(manager, approved, 'cancel').expect(200);
  });

  it.each([
    [{ lastDate: '2026-12-20' }, 422, 'absence.ends_before_start'],
    [{ firstDate: '2026-12-24', lastDate: '2026-12-27' }, 422, 'absence.no_workday'],
    [{ kind: 'sabbatical' }, 400, 'error.invalid'],
  ])('with %j is refused', async (change, status, code) => expect(refusalOf(await ask(ona, change))).toEqual([status, code]));

  it('is asked for by nobody for a colleague, and seen by no other', async () => {
    expect(refusalOf(await ask(await api.as('employee'), { userId: ona.userId }))).toEqual([403, 'error.not_authorized']);
    const { id } = await asked();
    const seenBy = async (by: Agent) => (await by.get(`${path}/${id}`)).status;
    const others = [manager, await api.as('employee'), await api.as('projectManager'), await api.as('accountant')];
    expect(await Promise.all(others.map(seenBy))).toEqual([200, 404, 404, 200]);
  });

  it('takes no day of another one but illness in it, also when two are asked for at once', async () => {
    await asked();
    expect(refusalOf(await ask(ona, { kind: 'other', firstDate: '2026-12-30' }))).toEqual([409, 'absence.overlaps']);
    await ask(ona, { kind: 'sick', firstDate: '2026-12-22', lastDate: '2026-12-22' }).expect(201);
    await api.sql('delete from absence');
    const [second] = await behind(
      api,
      {
        first: (run) => run('select pg_advisory_xact_lock(7451010, ?)', [ona.userId]),
        then: (run) =>
          run(`insert into absence (user_id, kind, first_date, last_date) values (?, 'holiday', '2026-12-21', '2026-12-21')`, [
            ona.userId,
          ]),
      },
      [() => ask()],
    );
    expect(refusalOf(second ?? { status: 0, body: {} })).toEqual([409, 'absence.overlaps']);
  });
});

describe('working time', () => {
  const log = (workDate: string, minutes: number, span = {}) =>
    store(api, aTimeEntry({ userId: ona.userId, projectId, workDate, minutes, ...span }));

  it('follows the contract of each day, public holidays and shortened days, and counts overtime by whole weeks', async () => {
    await store(api, aWorkContract({ userId: ona.userId, validFrom: '2026-06-24', dayMinutes: 240 }));
    await store(api, aWorkContract({ userId: ona.userId, validFrom: '2020-01-01', dayMinutes: 480 }));
    // 23 June is an hour shorter, 24 June is Midsummer Day; of half a day half an hour goes before 6 July.
    expect((await timeOf(ona, '2026-06-22', '2026-06-25')).days.map(({ targetMinutes }) => targetMinutes)).toEqual([
      480, 420, 0, 240,
    ]);
    await log('2026-06-22', 900);
    await log('2026-06-29', 200);
    const june = await timeOf(ona, '2026-06-22', '2026-06-30');
    expect(june).toMatchObject({ loggedMinutes: 1100, overtimeMinutes: 0 });
    await log('2026-06-23', 481);
    expect(await timeOf(ona, '2026-06-22', '2026-06-30')).toMatchObject({ overtimeMinutes: 900 + 481 - 1380 });
    // The week ends after the period, so it counts there.
    expect(await timeOf(ona, '2026-06-22', '2026-06-27')).toMatchObject({ overtimeMinutes: 0 });
  });

  it('warns of what exceeds the law of the country, in both zones, and blocks nothing', async () => {
    // In the night to 25 October the clocks went back: from 22:00 to 08:00 are eleven hours.
    await log('2026-10-24', 60, { startAt: new Date('2026-10-24T18:00:00Z'), endAt: new Date('2026-10-24T19:00:00Z') });
    await log('2026-10-25', 600, { startAt: new Date('2026-10-25T05:59:00Z'), endAt: new Date('2026-10-25T15:59:00Z') });
    const warned = async () =>
      (await timeOf(ona, '2026-10-19', '2026-10-25')).warnings.map(({ kind, date, minutes }) => [kind, date, minutes]);
    expect(await warned()).toEqual([['dailyRest', '2026-10-25', 659]]);
    await api.sql(`update organisation set country = 'NO', time_zone = 'Europe/Oslo'`);
    expect(await warned()).toEqual([
      ['dayMinutes', '2026-10-25', 600],
      ['dailyRest', '2026-10-25', 659],
    ]);
    await api.sql(`update organisation set country = 'LT', time_zone = 'Europe/Vilnius'`);
  });

  it('warns of a short rest between two weeks too', async () => {
    await log('2026-11-15', 60, { startAt: new Date('2026-11-15T20:00:00Z'), endAt: new Date('2026-11-15T21:00:00Z') });
    await log('2026-11-16', 60, { startAt: new Date('2026-11-16T04:00:00Z'), endAt: new Date('2026-11-16T05:00:00Z') });
    expect((await timeOf(ona, '2026-11-16', '2026-11-22')).warnings).toEqual([
      { kind: 'dailyRest', date: '2026-11-16', minutes: 420, limitMinutes: 660 },
    ]);
  });

  it('of a colleague is for those who read their hours, and says of illness only that they are absent', async () => {
    const absence = await asked(ona, { kind: 'sick', firstDate: '2026-11-18', lastDate: '2026-11-18' });
    await act(admin, absence, 'approve').expect(200);
    const kindFor = async (by: Agent) => (await timeOf(by, '2026-11-18', '2026-11-18')).days[0]?.absence;
    expect([await kindFor(ona), await kindFor(manager), await kindFor(await api.as('projectManager'))]).toEqual([
      'sick',
      'sick',
      'other',
    ]);
    const url = `/api/v1/working-time?from=2026-11-18&to=2026-11-18&userId=${ona.userId}`;
    await (await api.as('employee')).get(url).expect(404);
    await ona.get('/api/v1/working-time?from=2026-01-01&to=2027-06-01').expect(400);
    await ona.get('/api/v1/working-time?from=9999-12-27&to=9999-12-31').expect(400);
  });
});

describe('a contract', () => {
  const input = { validFrom: '2026-01-01', dayMinutes: 450, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 };

  it('is kept by an Admin, read by its person and their manager, and gives the days of holiday', async () => {
    const added = (
      await admin
        .post(contracts)
        .send({ ...input, userId: ona.userId })
        .expect(201)
    ).body as WorkContractRecord;
    const read = async (by: Agent) => (await by.get(`${contracts}/${added.id}`)).status;
    expect(await Promise.all([ona, manager, await api.as('employee')].map(read))).toEqual([200, 200, 404]);
    expect(refusalOf(await ona.post(contracts).send({ ...input, userId: ona.userId }))).toEqual([403, 'error.not_authorized']);
    expect(await balanceOf(ona, 'year=2026')).toMatchObject({ entitledDays: 25 });
    const change = { ...input, userId: ona.userId, version: added.version, validTo: '2026-06-30', weekdays: [1, 3] };
    expect((await admin.put(`${contracts}/${added.id}`).send(change).expect(200)).body).toMatchObject({
      validTo: '2026-06-30',
      weekdays: [1, 3],
    });
    expect(await balanceOf(ona, 'year=2026')).toMatchObject({ entitledDays: 12.4 });
  });

  it.each([
    [{ validTo: '2025-12-31' }, 422, 'work_contract.ends_before_start'],
    [{ weekdays: [] }, 400, 'error.invalid'],
    [{ weekdays: [1, 8] }, 400, 'error.invalid'],
    [{ dayMinutes: 0 }, 400, 'error.invalid'],
  ])('with %j is refused', async (change, status, code) =>
    expect(refusalOf(await admin.post(contracts).send({ ...input, userId: ona.userId, ...change }))).toEqual([status, code]),
  );

  it('is one a day', async () => {
    await admin
      .post(contracts)
      .send({ ...input, userId: ona.userId })
      .expect(201);
    expect(refusalOf(await admin.post(contracts).send({ ...input, userId: ona.userId }))).toEqual([409, 'work_contract.exists']);
  });
});
