import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInRoles, type BuiltInRole } from '@kontor/abilities';
import { ofThisTurn } from '../../../tools/tests/turn.mjs';
import { accessTable } from './access-table.ts';
import { operations } from './operations.ts';
import { ownCases } from './access.owners.ts';
import { personalCases } from './personal/index.ts';
import { keptBy, makePeople, personColumns, type People, type Person } from './personal/people.ts';
import { questions } from './questions.ts';
import { testApp, type TestApp } from './test-app.ts';

const table = accessTable();
const pages = new Set(operations.filter(({ query }) => query.some(({ name }) => name === 'range')).map(({ path }) => path));
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const cells = new Map(table.map((row) => [nameOf(row), row.cells]));
const may = (operation: string, role: string): boolean => cells.get(operation)?.[role as BuiltInRole] !== 'no';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Case = (typeof personalCases)[string];
type Kept = Record<string, string>;
type Outcome = { reaches: boolean; changed: string[]; kept: Kept };
/** The effect of this person's call: does it show or change the owner's data? */
async function outcome(
  one: Case,
  people: People,
  { by, given, before }: { by: Person; given: string; before: Kept },
): Promise<Outcome> {
  const { status, body } = await one.call(by, people, given);
  if (status >= 500) throw new Error(`answered ${status}`);
  const kept = await keptBy(people.api, people.owner);
  const changed = Object.keys(kept).filter((what) => kept[what] !== before[what]);
  const reaches = one.writes
    ? changed.some((what) => what.split('.')[0] === one.writes)
    : status < 300 && one.shows(body as never, people, given);
  return { reaches: status < 300 && reaches, changed, kept };
}

/** An Admin sees which programs may come in, also in the name of others, and ends them. */
const seenByAdmins = '/api/v1/api-tokens';

describe('an operation on one’s own records', () => {
  it('has a case with its owner and others', () => {
    const personal = table.filter((row) => row.personal).map(nameOf);
    expect(personal.length).toBeGreaterThan(50);
    expect(personal.filter((operation) => !personalCases[operation] && !ownCases[operation])).toEqual([]);
    expect(Object.keys(personalCases).filter((operation) => !cells.has(operation))).toEqual([]);
  });

  it('is compared over every table that names a person', async () => {
    const tables = (await personColumns(api)).map(({ table: name, column }) => `${name}.${column}`);
    expect(tables).toEqual(
      expect.arrayContaining(['todo.user_id', 'email.user_id', 'session.user_id', 'audit.user_id', 'file.created_by_id']),
    );
    expect(tables.length).toBeGreaterThan(25);
  });

  it.each(ofThisTurn(builtInRoles))('reaches the owner’s data and nobody else’s, for the role %s', async (role) => {
    const people = await makePeople(api, role);
    const found: [string, string, boolean, string[]][] = [];
    const expected: typeof found = [];
    for (const [operation, one] of Object.entries(personalCases)) {
      if (!may(operation, role) || (one.onlyWith && !may(one.onlyWith, role))) continue;
      const given = String((await one.given(people)) ?? '');
      let before = await keptBy(api, people.owner);
      for (const other of people.others) {
        const { reaches, changed, kept } = await outcome(one, people, { by: other, given, before });
        found.push([operation, `another ${other.role}`, reaches, changed]);
        expected.push([operation, `another ${other.role}`, one.openWith ? may(one.openWith, other.role) : false, []]);
        before = kept;
        if (one.everybodys === undefined) continue;
        const shared = await outcome(one, people, { by: other, given: one.everybodys, before });
        found.push([operation, `another ${other.role} with the same id`, shared.reaches, shared.changed]);
        expected.push([operation, `another ${other.role} with the same id`, false, []]);
        before = shared.kept;
      }
      const { reaches } = await outcome(one, people, { by: people.owner, given, before });
      found.push([operation, 'the owner', reaches, []]);
      expected.push([operation, 'the owner', true, []]);
    }
    expect(found).toEqual(expected);
  });

  it('is in no list, search, history or log that an Admin reads', async () => {
    // With the right to write to outside addresses too: such emails go through the outbox.
    const people = await makePeople(api, 'projectManager');
    for (const one of Object.values(personalCases)) await one.given(people);
    const letter = { to: [{ email: 'stranger@elsewhere.example' }], subject: people.mark, message: people.mark };
    await people.owner.post('/apps/email/send').send({ email: letter }).expect(201);
    expect(await api.sql('select 1 from mail where subject = $1', [people.mark])).toHaveLength(1);
    const [admin] = people.others.filter(({ role }) => role === 'admin');
    const told: string[] = [];
    for (const row of table.filter(({ method, path, needs }) => method === 'GET' && needs !== 'nothing' && !path.includes('{'))) {
      const question = questions[row.path]?.replace('q=a', `q=${people.mark}`) ?? (pages.has(row.path) ? '?range=[0,999]' : '');
      const { status, text } = (await admin?.get(row.path + question)) ?? { status: 500, text: '' };
      if (status >= 500 || (text.includes(people.mark) && row.path !== seenByAdmins)) told.push(`${nameOf(row)} ${status}`);
    }
    expect(told).toEqual([]);
    const owners = await Promise.all(['todo/tasks', 'calendar/events'].map((path) => people.owner.get(`/apps/${path}`)));
    for (const { text } of owners) expect(text).toContain(people.mark);
  });
});
