// `npm run demo -- --scale 100 [--today 2026-11-21] [--name kontor_scale_100]`: creates a database with the demo firm `scale`
// times, for measuring, on the server of DATABASE_URL or on the embedded PostgreSQL of the data folder. The normal database is
// not changed.
import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadDemo } from '../../apps/api/src/demo/load-demo.ts';
import { migrate } from '../../apps/api/src/migrate.ts';
import { seed } from '../../apps/api/src/seed.ts';
import { verify } from '../../apps/api/src/tools/verify.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, today: { type: 'string' }, name: { type: 'string' } },
});
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1000)) fail('--scale must be a number above 0 and up to 1000.');
const today = values.today ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(Date.parse(today))) fail('--today must be a date such as 2026-11-21.');
const name = values.name ?? `kontor_scale_${String(scale).replace('.', '_')}`;

/** The server to create the database on, and how to stop it if it is ours. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const { startPostgres } = await import('../postgres/pg.mjs');
  const dir = join(resolve(process.env['KONTOR_DATA_DIR'] ?? '.data'), 'postgres');
  const { url, stop } = await startPostgres({ dir, log: (text) => say(`· ${text}`) });
  return { url: `${url}/postgres`, stop };
}

async function make(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) throw new Error(`The database ${name} exists already. Drop it first, or choose another one with --name.`);
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

const { url: address, stop } = await server();
try {
  const url = await make(address);
  await migrate(url);
  await seed(url);
  say(`Loading ${scale} × the demo firm into ${name} …`);
  const from = performance.now();
  const seconds = (): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  let told = 0;
  const counts = await loadDemo(url, {
    today,
    scale,
    onProgress: (table, rows) => {
      if (table !== 'time_entry' || performance.now() - told < 2000) return;
      told = performance.now();
      say(`  ${rows.toLocaleString('en')} time entries after ${seconds()}`);
    },
  });
  for (const [table, rows] of counts) say(`  ${rows.toLocaleString('en').padStart(11)} ${table}`);
  say(`Loaded in ${seconds()}. Checking every figure …`);
  const { problems, warnings } = await verify(url);
  for (const line of [...warnings, ...problems]) say(`  ${line}`);
  if (problems.length) throw new Error('The loaded figures are wrong.');
  say(`Every figure is right (${seconds()} in all).`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await stop();
}
