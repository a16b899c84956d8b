import { aProject } from '../builders/project.ts';
import { store } from '../builders/store.ts';
import { hashPassword } from '../../src/people/credentials/passwords.ts';
import type { Agent, TestApp } from '../test-app.ts';

export const password = 'žalias-dviratis-lyja';
export type Person = Agent & { role: string; email: string };

/** An owner of records, and others who must not reach them: one of the same role, and an Admin. */
export type People = {
  api: TestApp;
  owner: Person;
  others: Person[];
  /** The receiver of emails, so that none of the others gets any. */
  receiver: Person;
  projectId: number;
  /** A text that occurs only in the owner's data. */
  mark: string;
};

let hash: string | undefined;
let made = 0;
/** A new word each time; letters only, since error messages drop numbers. */
export function nextWord(): string {
  made += 1;
  const letters = [...String(made)].map((digit) => 'abcdefghij'[Number(digit)]);
  return `mark${letters.join('')}mark`;
}

export async function makePeople(api: TestApp, role: string): Promise<People> {
  hash ??= await hashPassword(password);
  const kept = hash;
  const somebody = async (key: string): Promise<Person> => {
    const agent = await api.as(key);
    const [row] = await api.sql<{ email: string }>('update user_account set password_hash = $1 where id = $2 returning email', [
      kept,
      agent.userId,
    ]);
    // Loads the samples of each person before anything is compared.
    for (const path of ['todo/tasks', 'calendar/events', 'email/emails', 'chat/chats-and-contacts', 'ecommerce/cart'])
      await agent.get(`/apps/${path}`).expect(200);
    await agent.get('/api/bookmarks/data').expect(200);
    return { ...agent, role: key, email: row?.email ?? '' };
  };
  const owner = await somebody(role);
  // Ids count per person: from here on the owner's ids are unique.
  await api.sql('update sample_set set next_id = next_id + 100000 where user_id = $1', [owner.userId]);
  return {
    api,
    owner,
    others: [await somebody(role), ...(role === 'admin' ? [] : [await somebody('admin')])],
    receiver: await somebody('employee'),
    projectId: await store(api, aProject()),
    mark: nextWord(),
  };
}

/** Restores passwords and second factors. */
export async function resetSignIn({ api, owner, others }: People): Promise<void> {
  const ids = [owner, ...others].map(({ userId }) => userId).join();
  await api.sql(`update user_account set password_hash = $1, second_factor_at = null where id in (${ids})`, [hash]);
  await api.sql(`delete from second_factor where user_id in (${ids})`);
  await api.sql(`delete from recovery_code where user_id in (${ids})`);
}

type Column = { table: string; column: string };
let columns: Column[] | undefined;
/** Every column that names the person or maker of a row. */
export async function personColumns(api: TestApp): Promise<Column[]> {
  columns ??= await api.sql<Column>(
    `select r.relname as table, a.attname as column from pg_class r join pg_attribute a on a.attrelid = r.oid
     where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (a.attname = 'user_id' or exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = r.oid
         and k.confrelid = 'user_account'::regclass and a.attnum = any (k.conkey))) order by 1, 2`,
  );
  return columns;
}

/** A fingerprint of the person's data in the database, table by table. */
export async function keptBy(api: TestApp, { userId }: Pick<Agent, 'userId'>): Promise<Record<string, string>> {
  const parts = [
    ...(await personColumns(api)).map(({ table, column }) => [table, column, `"${column}" = ${userId}`]),
    ['user_account', 'id', `id = ${userId}`],
    ['refresh_token', 'session_id', `session_id in (select id from session where user_id = ${userId})`],
  ].map(
    ([
      table,
      column,
      where,
    ]) => `select '${table}.${column}' as what, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from "${table}" t where ${where}`,
  );
  const rows = await api.sql<{ what: string; hash: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ what, hash: now }) => [what, now]));
}
