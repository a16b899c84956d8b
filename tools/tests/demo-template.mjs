// The demo firm as a template of test databases, with its files: made by the first who asks for it, once a server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const root = new URL('../..', import.meta.url).pathname;
const lockKey = 7_451_099;

/**
 * The name of the template and the folder of its files on this server (KONTOR_TEST_PG). Callers in several processes wait for the one
 * that makes it.
 */
export async function demoTemplate() {
  const folder = join(process.env.KONTOR_TEST_FOLDER, 'demo');
  return { template: await templateOnce('kontor_demo_template', (url) => fill(url, folder)), folder };
}

/** The name of a template that the first caller fills, once a server: an empty database until then. Under its name it is complete. */
export async function templateOnce(template, fillIt) {
  const url = process.env.KONTOR_TEST_PG;
  const half = `${template}_half`;
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await client.query(`drop database if exists ${half} with (force)`);
      await client.query(`create database ${half} template kontor_template strategy file_copy`);
      await fillIt(`${url}/${half}`);
      await client.query(`alter database ${half} rename to ${template}`);
    }
  } finally {
    await client.end();
  }
  return template;
}

/** Gives a copy of the demo firm its files, and the keys that its numbers are encrypted with. */
export function copyDemoFiles(folder, dataDir) {
  cpSync(folder, dataDir, { recursive: true });
}

// In a child process, because it loads modules of the API and works for seconds.
async function fill(url, folder) {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url, KONTOR_DATA_DIR: folder };
  const program = ['--import', join(root, 'tools/ts.mjs'), join(root, 'tools/tests/fill-demo.ts')];
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo firm could not be loaded into the template of test databases (see above).');
}
