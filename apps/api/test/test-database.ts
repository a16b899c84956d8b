import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { open } from '../../../tools/tests/native/left-behind.mjs';

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
