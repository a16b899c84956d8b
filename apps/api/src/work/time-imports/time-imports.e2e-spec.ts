import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TimeImportPreview, TimeImportRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject, aTask } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { anEntry, log, putOnInvoice } from '../time-entries/hours.sample.ts';

const path = '/api/v1/time-imports';
let api: TestApp;
let admin: Agent;
let employee: Agent;
let projectId: number;
let customerId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Jonas Jonaitis' });
  employee = await api.as('employee', { fullName: 'Ona Onaitė' });
  customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas' }));
  projectId = await store(api, aProject({ customerId, name: 'Svetainė', code: 'WEB', hourlyRate: 80 }));
  await store(api, aTask({ projectId, name: 'Dizainas' }));
});
afterAll(() => api.close());

const file = (content: string, change: object = {}) => ({ fileName: 'hours.csv', content, dateFormat: 'auto', ...change });
const preview = async (agent: Agent, content: string): Promise<TimeImportPreview> =>
  (await agent.post(`${path}/preview`).send(file(content)).expect(200)).body as TimeImportPreview;
const problems = ({ rows }: TimeImportPreview) => rows.map((row) => row.problems.map(({ column, code }) => `${column}: ${code}`));
const bring = async (agent: Agent, content: string, change: object = {}): Promise<TimeImportRecord> =>
  (await agent.post(path).send(file(content, change)).expect(201)).body as TimeImportRecord;

const toggl = `User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration
Ona Onaitė,,UAB Ąžuolas,Svetainė,Dizainas,Eskizai,Yes,2026-11-02,09:00:00,2026-11-02,10:30:00,01:30:00
Jonas Jonaitis,,UAB Ąžuolas,svetainė,,"Aptarta, sutarta",No,2026-11-03,09:00:00,2026-11-03,09:20:00,00:20:00
`;

describe('imports of hours', () => {
  it('show first what they would do', async () => {
    const answer = await preview(admin, toggl);
    expect(answer).toMatchObject({ format: 'toggl', delimiter: ',', rowCount: 2, validCount: 2, problemCount: 0, minutes: 110 });
    expect(answer.rows[0]).toMatchObject({
      row: 2,
      userId: employee.userId,
      projectId,
      taskName: 'Dizainas',
      minutes: 90,
      billable: true,
      problems: [],
    });
    expect(answer.rows[0]).not.toHaveProperty('key');
    expect(await api.sql('select id from time_entry')).toEqual([]);
  });

  it('write everything at once, with the rates of today, and are listed', async () => {
    const made = await bring(admin, toggl);
    expect(made).toMatchObject({
      fileName: 'hours.csv',
      format: 'toggl',
      rowCount: 2,
      minutes: 110,
      createdByName: 'Jonas Jonaitis',
      undoneAt: null,
    });
    const rows = await api.sql(
      'select user_id, minutes, billable, billing_rate, note from time_entry where import_id = $1 order by minutes',
      [made.id],
    );
    expect(rows).toEqual([
      { user_id: admin.userId, minutes: 20, billable: false, billing_rate: 80, note: 'Aptarta, sutarta' },
      { user_id: employee.userId, minutes: 90, billable: true, billing_rate: 80, note: 'Eskizai' },
    ]);
    expect((await admin.get(path).expect(200)).body).toEqual([expect.objectContaining({ id: made.id })]);
    expect((await employee.get(path).expect(200)).body).toEqual([]);
  });

  it('do not bring the same row twice, but equal rows of one file', async () => {
    expect(problems(await preview(admin, toggl))).toEqual([[': import.already_imported'], [': import.already_imported']]);
    const twins = 'Project;Date;Hours\nWEB;2026-10-01;0,25\nWEB;2026-10-01;0,25\n';
    expect(await bring(employee, twins)).toMatchObject({ rowCount: 2, minutes: 30 });
    expect(
      (
        await employee
          .post(path)
          .send(file(twins, { skipProblems: true }))
          .expect(422)
      ).body,
    ).toMatchObject({ code: 'import.has_problems' });
  });

  it('find people by their address, their name or the name they sign in with, and say whose hours they become', async () => {
    const header = 'Date,From,To,Duration,Name,User,E-mail,Customer,Project,Activity,Billable';
    const row = (name: string, user: string, email: string) => `2026-10-12,09:00,09:30,0.5,${name},${user},${email},,WEB,,1`;
    const [{ email, username } = { email: '', username: '' }] = await api.sql<{ email: string; username: string }>(
      'select email, username from user_account where id = $1',
      [employee.userId],
    );
    const rows = [
      row('Ona O.', 'x', email),
      row('Ona Onaitė', 'x', 'ona@kimai.example'),
      row('O.', username, 'ona@kimai.example'),
    ];
    const answer = await preview(admin, [header, ...rows, row('Nobody', 'x', 'x@kimai.example')].join('\n'));
    const name = (await admin.get(`/api/v1/users/${employee.userId}`)).body as { displayName: string };
    expect(answer.rows.map(({ userId, userName }) => [userId, userName])).toEqual([
      ...rows.map(() => [employee.userId, name.displayName]),
      [null, 'Nobody'],
    ]);
    expect(problems(answer).at(-1)).toEqual(['Name: time_import.unknown_user']);
  });

  it('leave out rows with problems when told to', async () => {
    const mixed = 'Project,Date,Duration\nSvetainė,2026-10-05,1:00\nNowhere,2026-10-05,1:00\n';
    const refused = await employee.post(path).send(file(mixed)).expect(422);
    expect(refused.body).toMatchObject({ code: 'import.has_problems', params: { count: 1 } });
    expect(await bring(employee, mixed, { skipProblems: true })).toMatchObject({ rowCount: 1, minutes: 60 });
  });

  it('can be undone, and then brought again', async () => {
    const content = 'Project,Date,Duration\nWEB,2026-10-07,1:00\n';
    const made = await bring(employee, content);
    const undone = (await employee.post(`${path}/${made.id}/undo`).expect(200)).body as TimeImportRecord;
    expect(undone.undoneAt).not.toBeNull();
    expect(await api.sql('select id from time_entry where import_id = $1', [made.id])).toEqual([]);
    await employee.post(`${path}/${made.id}/undo`).expect(200);
    await bring(employee, content);
  });
});

describe('imports of hours refuse', () => {
  it('a visitor, and roles without the right', async () => {
    await api.visitor.get(path).expect(401);
    await (await api.as('client')).post(path).send(file(toggl)).expect(403);
    await (await api.as('accountant')).post(`${path}/preview`).send(file(toggl)).expect(403);
    const made = await bring(admin, 'Project,Date,Duration\nWEB,2026-09-01,1:00\n');
    await employee.post(`${path}/${made.id}/undo`).expect(404);
    await employee.get(`${path}/${made.id}`).expect(404);
  });

  it('names that are unknown, ambiguous or of others, row by row', async () => {
    await store(api, aProject({ name: 'Twin', code: 'T1', customerId: aCustomer({ name: 'A' }) }));
    await store(api, aProject({ name: 'Twin', code: 'T2', customerId: aCustomer({ name: 'B' }) }));
    await store(api, aProject({ name: 'Old', code: 'OLD', status: 'completed' }));
    const rows = [
      'Jonas Jonaitis,,Svetainė,,2026-09-02,1:00',
      ',,Nowhere,,2026-09-02,1:00',
      ',,Twin,,2026-09-02,1:00',
      ',B,Twin,,2026-09-02,1:00',
      ',C,Twin,,2026-09-02,1:00',
      ',,Old,,2026-09-02,1:00',
      ',,Svetainė,Ghost,2026-09-02,1:00',
      ',,Svetainė,,2026-09-32,soon',
    ];
    expect(problems(await preview(employee, `User,Client,Project,Task,Date,Duration\n${rows.join('\n')}\n`))).toEqual([
      ['User: time_import.unknown_user'],
      ['Project: time_import.unknown_project'],
      ['Project: time_import.ambiguous_project'],
      [],
      ['Project: time_import.unknown_project'],
      ['Project: project.closed'],
      ['Task: time_import.unknown_task'],
      ['Date: import.bad_date', 'Duration: time_import.bad_duration'],
    ]);
  });

  it('hours above the limit of a day and in a closed period, row by row', async () => {
    await log(employee, anEntry(projectId, { workDate: '2026-09-10', minutes: 600 }));
    await api.sql(`update organisation set lock_date = '2026-08-31'`);
    const content = 'Project,Date,Duration\nWEB,2026-09-10,1:30\nWEB,2026-09-10,1:00\nWEB,2026-09-10,0:30\nWEB,2026-08-31,1:00\n';
    expect(problems(await preview(employee, content))).toEqual([
      [],
      ['Duration: time_entry.day_limit'],
      [],
      ['Date: organisation.period_locked'],
    ]);
    await api.sql('update organisation set lock_date = null');
  });

  it('to exceed the limit of a day from two tabs', async () => {
    const content = (note: string) => `Project,Date,Duration,Description\nWEB,2026-09-15,8:00,${note}\n`;
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((note) => employee.post(path).send(file(content(note)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it('to undo what is on an invoice', async () => {
    const made = await bring(employee, 'Project,Date,Duration\nWEB,2026-09-20,1:00\nWEB,2026-09-21,1:00\n');
    const [entry] = await api.sql<{ id: number }>('select id from time_entry where import_id = $1', [made.id]);
    await putOnInvoice(api, entry?.id ?? 0, customerId, null);
    expect((await employee.post(`${path}/${made.id}/undo`).expect(409)).body).toMatchObject({ code: 'time_entry.reserved' });
    expect(await api.sql('select id from time_entry where import_id = $1', [made.id])).toHaveLength(2);
  });

  it('files that are none, and dates that can be read in two ways', async () => {
    const refusal = async (content: string) =>
      ((await employee.post(`${path}/preview`).send(file(content)).expect(422)).body as { code: string }).code;
    expect(await refusal('Date,Hours\n2026-01-01,1\n')).toBe('import.missing_column');
    expect(await refusal('Project,Date,Hours\nWEB,02/03/2026,1\n')).toBe('import.ambiguous_dates');
    expect(await refusal('"never ends')).toBe('import.bad_file');
    await employee.post(`${path}/preview`).send({ content: 5 }).expect(400);
  });
});

describe('times of day', () => {
  const columns = 'User,Project,Date,Start,End';
  const person = 'Ona Onaitė,Svetainė';

  it('are kept, and overlaps refused as where hours are typed', async () => {
    await log(
      employee,
      anEntry(projectId, {
        workDate: '2026-10-05',
        startAt: '2026-10-05T06:00:00Z',
        endAt: '2026-10-05T08:00:00Z',
        minutes: null,
      }),
    );
    const rows = ['2026-10-05,10:30,11:30', '2026-10-05,11:00,12:00', '2026-10-05,11:30,12:30', '2026-10-05,12:00,13:00'];
    const content = [columns, ...rows.map((row) => `${person},${row}`)].join('\n');
    expect(problems(await preview(admin, content))).toEqual([
      ['Start: time_entry.overlaps'],
      [],
      ['Start: time_entry.overlaps'],
      [],
    ]);
    await bring(admin, content, { skipProblems: true });
    const kept = await api.sql(
      "select start_at, end_at, minutes from time_entry where start_at is not null and work_date = '2026-10-05' and import_id is not null order by start_at",
    );
    expect(kept).toEqual([
      { start_at: '2026-10-05T08:00:00.000Z', end_at: '2026-10-05T09:00:00.000Z', minutes: 60 },
      { start_at: '2026-10-05T09:00:00.000Z', end_at: '2026-10-05T10:00:00.000Z', minutes: 60 },
    ]);
  });

  it('of an October night count as they were lived', async () => {
    const { rows } = await preview(admin, `${columns}\n${person},2026-10-25,00:00,04:00`);
    expect(rows[0]).toMatchObject({ minutes: 300, problems: [] });
  });

  it('too far ahead are refused', async () => {
    const { rows } = await preview(admin, `User,Project,Date,Hours\n${person},2999-01-01,1`);
    expect(rows[0]?.problems).toMatchObject([{ column: 'Date', code: 'time_entry.too_far_ahead' }]);
  });
});
