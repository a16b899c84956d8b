import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportNameInput, TimeImportPreview, TimeImportRecord } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const path = '/api/v1/time-imports';
let api: TestApp;
let admin: Agent;
let employee: Agent;
let customerId: number;
let projectId: number;
let day = 0;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Jonas Jonaitis' });
  employee = await api.as('employee', { fullName: 'Ona Onaitė' });
  customerId = await store(api, aCustomer({ name: 'Fjord Media AS' }));
  projectId = await store(api, aProject({ customerId, name: 'Nettside', code: 'WEB-001' }));
});
afterAll(() => api.close());
// The same row is never imported twice, and no day gets too long.
beforeEach(() => {
  day += 1;
});

const header = 'Client,Project,User,Email,Date,Duration';
const row = (client: string, project: string, user = '', email = '') =>
  `${client},${project},${user},${email},2026-0${1 + Math.floor(day / 25)}-${String(1 + (day % 25)).padStart(2, '0')},0:10`;
const sent = (rows: string[], names: ImportNameInput[] = [], change: object = {}) => ({
  fileName: 'hours.csv',
  content: [header, ...rows].join('\n'),
  dateFormat: 'auto',
  names,
  ...change,
});
const preview = async (rows: string[], names?: ImportNameInput[], by = admin): Promise<TimeImportPreview> =>
  (await by.post(`${path}/preview`).send(sent(rows, names)).expect(200)).body as TimeImportPreview;
const bring = async (rows: string[], names?: ImportNameInput[], by = admin): Promise<TimeImportRecord> =>
  (await by.post(path).send(sent(rows, names)).expect(201)).body as TimeImportRecord;
const undo = (id: number, by = admin) => by.post(`${path}/${id}/undo`).expect(200);
const shown = ({ names }: TimeImportPreview) => names.map(({ kind, name, rowCount }) => `${kind} ${name} ${rowCount}`);
const counts = async () =>
  (
    await api.sql(`select (select count(*)::int from customer) as customers, (select count(*)::int from project) as projects,
    (select count(*)::int from user_account) as users`)
  )[0];

const customer = (name: string, change: Partial<ImportNameInput> = { make: true }): ImportNameInput => ({
  kind: 'customer',
  name,
  ...change,
});
const project = (name: string, detail: string | null, change: Partial<ImportNameInput> = { make: true }): ImportNameInput => ({
  kind: 'project',
  name,
  detail,
  ...change,
});
const user = (name: string, detail: string | null, change: Partial<ImportNameInput> = { make: true }): ImportNameInput => ({
  kind: 'user',
  name,
  detail,
  ...change,
});

describe('names of a file that no record has', () => {
  it('are told once each, customers first, with what is most like them', async () => {
    const rows = [
      row('Fjord Medai', 'Nettsiden'),
      row('fjord  medai', 'NETTSIDEN', 'Ona Onaite'),
      row('Fjord Media AS', 'Nettside'),
    ];
    const answer = await preview(rows);
    expect(shown(answer)).toEqual(['customer Fjord Medai 2', 'project Nettsiden 2', 'user Ona Onaite 1']);
    expect(answer.names.map(({ alike }) => alike[0])).toEqual([
      { id: customerId, name: 'Fjord Media AS' },
      { id: projectId, name: 'Nettside (Fjord Media AS)' },
      { id: employee.userId, name: 'Ona Onaitė' },
    ]);
    expect(answer.names.every(({ mayMake }) => mayMake)).toBe(true);
    expect(answer).toMatchObject({ validCount: 1, problemCount: 2 });
  });

  it('are what a person says, also in the next import of the same program, and for nobody else', async () => {
    const rows = [row('Fjorden', 'Nettside', 'O. Onaitė')];
    const said = [customer('Fjorden', { id: customerId }), user('O. Onaitė', null, { id: employee.userId })];
    const seen = await preview(rows, said);
    // The project is found by its name once the customer is known.
    expect(seen).toMatchObject({ validCount: 1, rows: [{ projectId, userId: employee.userId, userName: 'Ona Onaitė' }] });
    expect(shown(seen)).toEqual(['customer Fjorden 1', 'user O. Onaitė 1']);
    expect(seen.names[0]).toMatchObject({ id: customerId, idName: 'Fjord Media AS', make: false, remembered: false });
    await bring(rows, said);
    day += 1;
    const again = await preview([row('fjorden', 'Nettside', 'o. onaitė')]);
    expect(again).toMatchObject({ validCount: 1, names: [{ id: customerId, remembered: true }, { remembered: true }] });
    const forgotten = await preview([row('Fjorden', 'Nettside')], [customer('Fjorden', {})]);
    expect(forgotten).toMatchObject({ validCount: 0, names: [{ id: null, remembered: false }, { kind: 'project' }] });
    expect(await preview([row('Fjorden', 'Nettside')], [], employee)).toMatchObject({ validCount: 0 });
    const toggl = `User,Email,Client,Project,Start date,Duration\n,,Fjorden,Nettside,2026-07-01,0:10`;
    const other = await admin.post(`${path}/preview`).send({ fileName: 'a.csv', content: toggl, dateFormat: 'auto' }).expect(200);
    expect(other.body).toMatchObject({ format: 'toggl', validCount: 0 });
  });

  it('are added with the import and not before, and taken back with it', async () => {
    const rows = [row('Girteka', 'Portalas', 'Asta Astaitė', 'asta@example.com'), row('Girteka', 'Sandėlis')];
    const said = [
      ...[customer('Girteka'), project('Portalas', 'Girteka'), project('Sandėlis', 'Girteka')],
      user('Asta Astaitė', 'asta@example.com'),
    ];
    const before = await counts();
    const seen = await preview(rows, said);
    expect(seen).toMatchObject({
      validCount: 2,
      problemCount: 0,
      rows: [{ projectId: null, userId: null }, { projectId: null }],
    });
    expect(seen.names.every(({ make, id, problem }) => make && id === null && problem === null)).toBe(true);
    expect(await counts()).toEqual(before);

    const { id } = await bring(rows, said);
    const made = await api.sql(
      `select c.name as customer, c.currency, p.name as project, p.code, u.full_name as "user", u.invited_at as invited, u.active
        from time_entry t join project p on p.id = t.project_id join customer c on c.id = p.customer_id
        join user_account u on u.id = t.user_id where t.import_id = $1 order by p.name`,
      [id],
    );
    const girteka = { customer: 'Girteka', currency: 'EUR', invited: null, active: true };
    expect(made).toEqual([
      { ...girteka, project: 'Portalas', code: 'WEB-002', user: 'Asta Astaitė' },
      { ...girteka, project: 'Sandėlis', code: 'WEB-003', user: 'Jonas Jonaitis' },
    ]);
    expect(await api.sql('select 1 from mail')).toEqual([]);
    await undo(id);
    expect(await counts()).toEqual(before);
    // A choice is forgotten when its record is deleted.
    expect(shown(await preview(rows))).toHaveLength(4);
  });

  it('stay when something else uses them by the time of the undo, or somebody has changed them', async () => {
    const rows = [row('Palink', 'Kasos'), row('Senukai', 'Sodas')];
    const said = [customer('Palink'), customer('Senukai'), project('Kasos', 'Palink'), project('Sodas', 'Senukai')];
    const { id } = await bring(rows, said);
    const [sodas] = await api.sql<{ id: number; customer_id: number }>(
      `select id, customer_id from project where name = 'Sodas'`,
    );
    await api.sql(`insert into task (project_id, name) values ($1, 'Vejos')`, [sodas?.id]);
    const [palink] = await api.sql<{ id: number }>(`select id from customer where name = 'Palink'`);
    await api.sql('update customer set version = 2 where id = $1', [palink?.id]);
    await undo(id);
    expect(await api.sql(`select name from project where name in ('Kasos', 'Sodas')`)).toEqual([{ name: 'Sodas' }]);
    expect(await api.sql(`select name from customer where name in ('Palink', 'Senukai') order by name`)).toEqual([
      { name: 'Palink' },
      { name: 'Senukai' },
    ]);
  });

  it('ask for a customer of a project and an address of a person where the file has none', async () => {
    const rows = ['Project,User,Date,Duration', 'Vidinis,Petras Petraitis,2026-08-03,0:10'].join('\n');
    const ask = async (names: ImportNameInput[]) =>
      (await admin.post(`${path}/preview`).send({ fileName: 'a.csv', content: rows, dateFormat: 'auto', names }).expect(200))
        .body as TimeImportPreview;
    const bare = await ask([project('Vidinis', null), user('Petras Petraitis', null)]);
    expect(bare).toMatchObject({ validCount: 0 });
    expect(bare.names.map(({ problem }) => problem?.code)).toEqual([
      'document.select_customer',
      'time_import.person_needs_email',
    ]);
    const taken = await api.sql<{ email: string }>('select email from user_account where id = $1', [employee.userId]);
    const full = (email: string | undefined) => [
      project('Vidinis', null, { make: true, customerId }),
      user('Petras Petraitis', null, { make: true, email }),
    ];
    expect((await ask(full(taken[0]?.email))).names[1]).toMatchObject({ problem: { code: 'auth.email_in_use' } });
    const wrong = await preview([row('Fjord Media AS', 'Nettside', 'Petras', 'petras@')], [user('Petras', 'petras@')]);
    expect(wrong.names).toMatchObject([{ problem: { code: 'field.not_an_email' } }]);
    const good = await ask(full('petras@example.com'));
    expect(good).toMatchObject({ validCount: 1, names: [{ customerId, customerName: 'Fjord Media AS' }, { problem: null }] });
  });

  it('are added by nobody without the right to, and stand for nothing that the person may not read', async () => {
    const rows = [row('Nauja', 'Naujas')];
    const names = [customer('Nauja'), project('Naujas', 'Nauja')];
    const before = await counts();
    const seen = await preview(rows, names, employee);
    expect(seen.names.map(({ mayMake, problem }) => [mayMake, problem?.code])).toEqual([
      [false, 'error.not_authorized'],
      [false, 'error.not_authorized'],
    ]);
    await employee.post(path).send(sent(rows, names)).expect(422);
    expect(await counts()).toEqual(before);
    const cannotRead = await api.asOwnRole([
      { action: ['import', 'create', 'read'], subject: 'TimeEntry' },
      { action: 'create', subject: 'Customer' },
    ]);
    await cannotRead
      .post(path)
      .send(sent(rows, names, { skipProblems: true }))
      .expect(422);
    const mixed = sent([...rows, row('Fjord Media AS', 'Nettside')], names, { skipProblems: true });
    await cannotRead.post(path).send(mixed).expect(201);
    expect(await counts()).toMatchObject({ customers: before?.['customers'] });
    const blind = await api.asOwnRole([
      { action: 'import', subject: 'TimeEntry' },
      { action: 'create', subject: 'TimeEntry' },
    ]);
    const guess = await preview(
      rows,
      [customer('Nauja', { id: customerId }), project('Naujas', 'Nauja', { id: projectId })],
      blind,
    );
    expect(guess.names.map(({ id, idName, alike, problem }) => [id, idName, alike, problem?.code])).toEqual([
      [null, null, [], 'error.reference_missing'],
      [null, null, [], 'error.reference_missing'],
    ]);
    const [bad] = [sent(rows, [{ kind: 'task', name: 'x' } as never])];
    await admin.post(`${path}/preview`).send(bad).expect(400);
  });
});
