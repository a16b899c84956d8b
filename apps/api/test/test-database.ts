import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { templateOnce } from '../../../tools/tests/demo-template.mjs';
import { open } from '../../../tools/tests/native/left-behind.mjs';
import { loadDemo } from '../src/demo/load-demo.ts';
import { seed } from '../src/seed.ts';

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl()}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env['KONTOR_TEST_PG'];
  if (!url) throw new Error('There is no test database: run this file with jest, whose set-up starts one.');
  return url;
}

/** A template with a tenth of the demo firm on one day. */
export const tenthOfFirm = (): Promise<string> =>
  templateOnce('kontor_tenth_template', async (url) => {
    await seed(url);
    await loadDemo(url, { today: '2026-11-21', scale: 0.1 });
  });

/** An empty, migrated database of its own, for one test file: `const { url, drop } = await freshDatabase()`. */
export async function freshDatabase(template = 'kontor_template'): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kontor_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  open.add(`database ${name}`);
  const drop = async () => {
    await onServer(`drop database ${name} with (force)`);
    open.delete(`database ${name}`);
  };
  return { url: `${serverUrl()}/${name}`, drop };
}

/** Puts a copy of the migrated template in the place of an empty database, as a migration would, in a thirtieth of the time. */
export async function migrateAtOnce(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(`drop database ${name}`);
  await onServer(`create database ${name} template kontor_template strategy file_copy`);
}
