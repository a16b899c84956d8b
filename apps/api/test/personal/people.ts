import { aProject } from '../builders/project.ts';
import { store } from '../builders/store.ts';
import { hashPassword } from '../../src/people/credentials/passwords.ts';
import type { Agent, TestApp } from '../test-app.ts';

export const password = 'žalias-dviratis-lyja';
export type Person = Agent & { role: string; email: string };

/** Somebody with records, and others who must not get at them: one of the same role, and an Admin. */
export type People = {
  api: TestApp;
  owner: Person;
  others: Person[];
  /** The receiver of emails, so that none of the above gets any. */
  receiver: Person;
  projectId: number;
  /** Stands in what the owner has, and nowhere else. */
  mark: string;
};

let hash: string | undefined;
let made = 0;
/** Another word each time; letters alone, since numbers are taken out of messages of errors. */
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
    // Each has their samples before anything is compared.
    for (const path of ['todo/tasks', 'calendar/events', 'email/emails', 'chat/chats-and-contacts', 'ecommerce/cart'])
      await agent.get(`/apps/${path}`).expect(200);
    await agent.get('/api/bookmarks/data').expect(200);
    return { ...agent, role: key, email: row?.email ?? '' };
  };
  const owner = await somebody(role);
  // Ids count for each person: from here on the owner's are nobody else's.
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

/** Passwords and second factors as they were at the beginning. */
export async function resetSignIn({ api, owner, others }: People): Promise<void> {
  const ids = [owner, ...others].map(({ userId }) => userId).join();
  await api.sql(`update user_account set password_hash = $1, second_factor_at = null where id in (${ids})`, [hash]);
  await api.sql(`delete from second_factor where user_id in (${ids})`);
  await api.sql(`delete from recovery_code where user_id in (${ids})`);
}

type Column = { table: string; column: string };
let columns: Column[] | undefined;
/** Every column that says whose a row is, or who made it. */
export async function personColumns(api: TestApp): Promise<Column[]> {
  columns ??= await api.sql<Column>(
    `select r.relname as table, a.attname as column from pg_class r join pg_attribute a on a.attrelid = r.oid
     where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (a.attname = 'user_id' or exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = r.oid
         and k.confrelid = 'user_account'::regclass and a.attnum = any (k.conkey))) order by 1, 2`,
  );
  return columns;
}

/** A fingerprint of all that is the person's in the database, table by table. */
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
