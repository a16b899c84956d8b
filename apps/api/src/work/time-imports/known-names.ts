import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { simpleName, type Code, type ImportNameKind, type Params, type ParsedTimeRow } from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { asRecord } from '../../platform/rest/record-access.ts';

type User = { id: number; email: string; username: string; fullName: string; displayName: string };
type Project = { id: number; code: string; name: string; customerId: number; customer: string };
type Task = { id: number; projectId: number; name: string };
export type Found = { id: number | null; name?: string; problem?: { code: Code; params?: Params } };
export type Named = { id: number; name: string };

type Simple = (text: string) => string;

/** Names without regard to case and space. Each is simplified once: the same few come in every row, and firms call their projects alike. */
export function simplifying(): Simple {
  const known = new Map<string, string>();
  return (text) => {
    const simple = known.get(text) ?? simpleName(text);
    known.set(text, simple);
    return simple;
  };
}
const unknown = (code: Code, value: string): Found => ({ id: null, problem: { code, params: { value: value.slice(0, 200) } } });

export type KnownNames = {
  user(row: Pick<ParsedTimeRow, 'userEmail' | 'userName' | 'userLogin'>): Found;
  /** `customerId` is the customer that its name in the file stands for. */
  project(row: Pick<ParsedTimeRow, 'projectName' | 'customerName'>, customerId?: number | null): Found;
  task(row: Pick<ParsedTimeRow, 'taskName'>, projectId: number): Found;
  customer(name: string): number | null;
  /** Those that a name can be taken for: the ones that the actor may read, or for whom hours can be logged here. */
  choices(kind: ImportNameKind): Promise<Named[]>;
};

/** Finds people, projects and tasks by the names in a file. People for whom hours cannot be logged here are not found. */
export async function knownNames(em: EntityManager): Promise<KnownNames> {
  const db = em.getKysely();
  const { userId: me, ability } = actor();
  const { rows: everybody } =
    await sql<User>`select id, email, username, full_name as "fullName", display_name as "displayName" from user_account where active`.execute(
      db,
    );
  const { rows: projects } =
    await sql<Project>`select p.id, p.code, p.name, p.customer_id as "customerId", c.name as customer from project p join customer c on c.id = p.customer_id`.execute(
      db,
    );
  const { rows: customers } = await sql<Named>`select id, name from customer`.execute(db);
  const { rows: tasks } = await sql<Task>`select id, project_id as "projectId", name from task order by id desc`.execute(db);

  const simple = simplifying();
  const users = everybody.filter(({ id }) => allows(ability, 'create', 'TimeEntry', { userId: id }));
  const byEmail = new Map(users.map((user) => [simple(user.email), [user]]));
  const byName = listed(simple, users, ({ displayName, fullName, username }) => [displayName, fullName, username]);
  const byProject = listed(simple, projects, ({ code, name }) => [name, code]);
  const byCustomer = listed(simple, customers, ({ name }) => [name]);
  const byTask = new Map(tasks.map(({ id, projectId, name }) => [`${projectId} ${simple(name)}`, id]));

  return {
    user: ({ userEmail, userName, userLogin }) => {
      const said = [userEmail, userName, userLogin].filter((text) => text !== null);
      const [shown] = said;
      if (shown === undefined) return { id: me, name: users.find(({ id }) => id === me)?.displayName };
      const named = said.map((text) =>
        text === userEmail ? (byEmail.get(simple(text)) ?? []) : (byName.get(simple(text)) ?? []),
      );
      const only = named.find(({ length }) => length === 1)?.[0];
      return only ? { id: only.id, name: only.displayName } : unknown('time_import.unknown_user', shown);
    },
    project: ({ projectName, customerName }, customerId = null) => {
      const named = [...new Set(byProject.get(simple(projectName)) ?? [])];
      const isWanted = (project: Project): boolean =>
        project.customerId === customerId || simple(project.customer) === simple(customerName ?? '');
      const wanted = customerName ? named.filter(isWanted) : named;
      const [only] = wanted;
      if (only && wanted.length === 1) return { id: only.id };
      const shown = customerName && named.length > 0 ? `${customerName}: ${projectName}` : projectName;
      return unknown(wanted.length ? 'time_import.ambiguous_project' : 'time_import.unknown_project', shown);
    },
    task: ({ taskName }, projectId) => {
      if (!taskName) return { id: null };
      const id = byTask.get(`${projectId} ${simple(taskName)}`);
      return id ? { id } : unknown('time_import.unknown_task', taskName);
    },
    customer: (name) => {
      const same = byCustomer.get(simple(name)) ?? [];
      return same.length === 1 ? (same[0]?.id ?? null) : null;
    },
    choices: async (kind) => {
      if (kind === 'user') return users.map(({ id, displayName: name }) => ({ id, name }));
      const isProject = kind === 'project';
      const known = await readableOf(em, isProject ? 'Project' : 'Customer');
      const shown = new Map(isProject ? projects.map(({ id, name, customer }) => [id, `${name} (${customer})`]) : []);
      return known.map(({ id, name }) => ({ id, name: shown.get(id) ?? name }));
    },
  };
}

/** The records whose names the actor may read. */
async function readableOf(em: EntityManager, subject: 'Customer' | 'Project'): Promise<Named[]> {
  const { ability } = actor();
  if (!allows(ability, 'read', subject)) return [];
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(subject.toLowerCase())}`.execute(em.getKysely());
  return rows.filter((row) => allows(ability, 'read', subject, asRecord(row), 'name')) as Named[];
}

function listed<T>(simple: Simple, records: readonly T[], namesOf: (record: T) => string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const record of records)
    for (const name of new Set(namesOf(record).map(simple))) {
      const same = found.get(name);
      if (same) same.push(record);
      else found.set(name, [record]);
    }
  return found;
}
