import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  abilityOf,
  allows,
  defaultRoles,
  ownConditions,
  rightSubjects,
  rulesFor,
  rulesOf,
  subjectVerbs,
} from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { ofThisTurn } from '../../../tools/tests/turn.mjs';
import { columnsOfTable, tableNameOf } from '../src/platform/subjects/definition.ts';
import { subjectOf } from '../src/platform/subjects/subjects.ts';
import { store } from './builders/store.ts';
import { anExpense } from './builders/expense.ts';
import { aProject, aProjectMember } from './builders/project.ts';
import { aRole } from './builders/user.ts';
import { callOf, send, type Call } from './money/calls.ts';
import { made } from './money/records.ts';
import { walked } from './money/walk.ts';
import { makeWorld, type Person, type World } from './money/world.ts';
import { resolved, type Operation, type Schema } from './operations.ts';

/**
 * A right with a condition reaches the records of which a fact is true: they are the person's, or their project has the person as a member.
 * Nobody who is bound by a condition may make the fact true of a record that was there before, by whatever operation.
 */
const mine = '${userId}';
/** Fields by which the facts of a condition could be changed, as they are called in what is sent. A condition that is missing here fails. */
const sent: Record<string, readonly string[]> = {
  userId: ['userId'],
  holderId: ['holderId'],
  projectUserIds: ['projectId', 'userId', 'userIds', 'memberIds'],
  managerIds: ['managerId', 'userId'],
  leaderIds: ['projectId', 'userId', 'userIds', 'memberIds'],
  subject: ['subject', 'subjectId'],
};

/** A role of the firm that may do to its own records whatever the Roles screen can grant. */
const everythingOwn = rulesOf(
  rightSubjects
    .filter((subject) => ownConditions[subject])
    .map((subject) => ({ subject, verbs: [], ownVerbs: [...subjectVerbs[subject]], hidden: [] })),
);
const roles: Record<string, readonly AbilityRule[]> = {
  ...Object.fromEntries(defaultRoles.map(({ key, rules }) => [key, rules])),
  everythingOwn,
};

type Bound = { subject: string; field: string; value: unknown };
/** What the rules of a role ask about records. */
const boundBy = (rules: readonly AbilityRule[]): Bound[] =>
  rules.flatMap(({ subject, conditions, inverted }) =>
    inverted
      ? []
      : [subject]
          .flat()
          .flatMap((one) => Object.entries(conditions ?? {}).map(([field, value]) => ({ subject: one, field, value }))),
  );
const bound = Object.keys(roles).filter((role) => boundBy(roles[role] ?? []).length);

let world: World;
const people = new Map<string, Person>();
beforeAll(async () => {
  world = await makeWorld({ isTelling: false });
  await store(world.api, anExpense({ projectId: world.projectId }));
  await store(world.api, aRole({ key: 'everythingOwn', name: 'everythingOwn', rules: [...everythingOwn] }));
  for (const role of bound) people.set(role, await world.anybody(role));
});
afterAll(() => world.api.close());

/** For each condition of the person, every record with whether it meets the condition. */
async function reachOf({ role, userId }: Person): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>();
  const asked = new Map(boundBy(roles[role] ?? []).map((one) => [`${one.subject}.${one.field}`, one]));
  for (const [name, { subject, field, value }] of asked) {
    const known = subjectOf(subject);
    if (!known) throw new Error(`${name}: ${subject} is not stored`);
    const column = columnsOfTable(known.entity).find(({ property }) => property === field)?.column;
    const people = known.conditions?.('t')[field];
    if (!column && !people) throw new Error(`${name} is neither a column nor a condition of its subject`);
    const meets = column ? `t.${column}::text = $1` : `$1::int = any(array(${people}))`;
    const rows = await world.api.sql<{ id: number; meets: boolean | null }>(
      `select t.id, ${meets} as meets from ${tableNameOf(known.entity)} t`,
      [value === mine ? String(userId) : value],
    );
    for (const { id, meets } of rows) found.set(`${name} ${id}`, meets === true);
  }
  return found;
}

/** The conditions that records met afterwards, of which the person reached none before. Bringing one's own expense to a project that one leads is no gain. */
function gainedFrom(before: Map<string, boolean>, after: Map<string, boolean>): string[] {
  const reached = new Set([...before].filter(([, meets]) => meets).map(([name]) => recordIn(name)));
  const gained = [...after].filter(([name, meets]) => meets && before.get(name) === false && !reached.has(recordIn(name)));
  return [...new Set(gained.map(([name]) => name.replace(/ .*/, '')))];
}
/** `Expense 7` of `Expense.userId 7`. */
const recordIn = (name: string): string => name.replace(/\.\w+/, '');

/** The properties of a schema, with those of what it refers to. */
const propertiesOf = (schema: Schema | undefined): Record<string, Schema> => {
  if (!schema) return {};
  const whole = resolved(schema);
  return { ...whole.properties, ...Object.assign({}, ...[...(whole.anyOf ?? []), ...(whole.oneOf ?? [])].map(propertiesOf)) };
};
const itemsOf = (schema: Schema): Schema | undefined =>
  resolved(schema).items ?? resolved(schema).anyOf?.map(itemsOf).find(Boolean);

/** The body with every field of the schema that has one of these names set to this value, also within lists. */
function turned(body: object, schema: Schema | undefined, values: Record<string, unknown>): object {
  const properties = propertiesOf(schema);
  const given = Object.entries(body).map(([name, value]): [string, unknown] => {
    const items = properties[name] && itemsOf(properties[name]);
    return [name, Array.isArray(value) && items ? value.map((one) => (isRecord(one) ? turned(one, items, values) : one)) : value];
  });
  const wanted = Object.entries(values).filter(([name]) => name in properties);
  return { ...Object.fromEntries(given), ...Object.fromEntries(wanted) };
}
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (schema: Schema | undefined, depth = 3): string[] =>
  depth === 0
    ? []
    : Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => [name, ...namesIn(itemsOf(inner) ?? inner, depth - 1)]);

const facts = new Set(Object.values(sent).flat());
const takesFact = ({ takes }: Operation): boolean => namesIn(takes).some((name) => facts.has(name));

/** What this person could try: on a record of theirs or of somebody else, of their own project or another. */
async function tries(operation: Operation, person: Person, projectIds: readonly number[]): Promise<Call[]> {
  const calls: Call[] = [];
  for (const whose of [person, world.admin])
    for (const projectId of projectIds) {
      const values: Record<string, unknown> = { userId: person.userId, holderId: person.userId, projectId };
      Object.assign(values, { userIds: [person.userId], memberIds: [person.userId], subject: 'Project', subjectId: projectId });
      const { by: _, ...call } = await callOf(operation, world, { ...person, userId: whose.userId });
      calls.push({
        ...call,
        isWhole: true,
        ...(call.body ? { body: turned(call.body, operation.takes, values) } : {}),
        ...(call.form ? { form: turned(call.form, operation.takes, values) as Record<string, string | number> } : {}),
      });
      if (!takesFact(operation)) return calls;
    }
  return calls;
}

/** Commands by a right, and whatever takes a field that a condition could rest on. */
const writing = walked.filter(
  (operation) => operation.method !== 'get' && !operation.isOpen && (operation.needs || takesFact(operation)),
);

describe('what the condition of a right rests on', () => {
  it('is known for every condition of every role', () => {
    const fields = Object.values(roles).flatMap((rules) => boundBy(rules).map(({ field }) => field));
    expect([...new Set(fields)].sort()).toEqual(Object.keys(sent).sort());
  });

  it.each(bound)('is not changed by somebody whom it binds: %s', async (role) => {
    const person = people.get(role) as Person;
    const ability = abilityOf(rulesFor(roles[role] ?? [], person.userId));
    const own = await store(world.api, aProject({ customerId: world.customerId }));
    await store(world.api, aProjectMember({ projectId: own, userId: person.userId }));
    const gained: string[] = [];
    const asked = writing.filter(({ needs }) => !needs || allows(ability, needs.verb, needs.subject));
    for (const operation of ofThisTurn(asked)) {
      for (const call of await tries(operation, person, [world.projectId, own])) {
        const before = await reachOf(person);
        await send(operation, call, person);
        const found = gainedFrom(before, await reachOf(person));
        gained.push(...found.map((what) => `${operation.name} gave ${what}`));
        // Otherwise the next operation could gain nothing more.
        await world.api.sql('delete from project_member where user_id = $1 and project_id = $2', [
          person.userId,
          world.projectId,
        ]);
      }
    }
    expect([...new Set(gained)]).toEqual([]);
  });

  it('would be noticed: another project has records that a member would gain', async () => {
    const person = people.get('projectManager') as Person;
    const before = await reachOf(person);
    await made(world, 'project-members', { projectId: world.projectId, userId: person.userId });
    expect(gainedFrom(before, await reachOf(person))).toEqual(
      expect.arrayContaining(['Expense.projectUserIds', 'Invoice.projectUserIds']),
    );
  });
});
