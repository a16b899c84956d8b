import { afterAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { demoTemplate } from '../../../tools/tests/demo-template.mjs';
import { freshDatabase } from './test-database.ts';

const made: { drop: () => Promise<void> }[] = [];
afterAll(() => Promise.all(made.map(({ drop }) => drop())));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('gives each test file a migrated database of its own', async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()];
  made.push(one, other);
  await ask(one.url, `create table only_here ()`);
  const tables = `select count(*) filter (where table_name = 'invoice')::int as invoices, count(*) filter (where table_name = 'only_here')::int as only_here
    from information_schema.tables where table_schema = 'public'`;
  expect(await ask(one.url, tables)).toEqual([{ invoices: 1, only_here: 1 }]);
  expect(await ask(other.url, tables)).toEqual([{ invoices: 1, only_here: 0 }]);
});

it('copies the demo firm, made once for all who ask at the same time', async () => {
  const [asked, besides] = await Promise.all([demoTemplate(), demoTemplate()]);
  expect(besides).toEqual(asked);
  const firm = await freshDatabase(asked.template);
  made.push(firm);
  const counts = `select (select count(*) > 10 from customer) as customers, (select count(*) > 0 from user_document) as documents,
    (select count(*)::int from pg_database where datname like 'kontor_demo%') as made`;
  expect(await ask(firm.url, counts)).toEqual([{ customers: true, documents: true, made: 1 }]);
});
