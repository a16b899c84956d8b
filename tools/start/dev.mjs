// `npm run dev`: the embedded PostgreSQL, the API (started anew on each change) and vite (hot reload). The admin is at
// http://localhost:5173 and proxies its requests to the API. Ctrl-C ends all of them.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ready } from './install.mjs';

await ready();
const { startDatabase } = await import('../postgres/database.mjs');
const { StartError } = await import('../postgres/pg-home.mjs');
const { restartAtChanges } = await import('./restarts.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = resolve(process.env.KONTOR_DATA_DIR ?? join(root, '.data'));
const port = process.env.PORT ?? '3000';
const running = new Set();
let stopWatching = () => {};
let database;
let ending = false;

async function end(code, reason) {
  if (ending) return;
  ending = true;
  if (reason) console.error(reason);
  stopWatching();
  const living = [...running].filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = living.map((child) => new Promise((ok) => child.once('exit', ok)));
  for (const child of living) child.kill('SIGTERM');
  const patience = setTimeout(() => living.forEach((child) => child.kill('SIGKILL')), 15_000);
  await Promise.all(gone);
  clearTimeout(patience);
  await database?.stop();
  process.exit(code);
}

function run(args, options) {
  const env = { ...process.env, ...options.env, KONTOR_PARENT: String(process.pid) };
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', ...(options.channel ? ['ipc'] : [])],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(0), 500).unref();

try {
  mkdirSync(dataDir, { recursive: true });
  if (!process.env.DATABASE_URL) {
    database = await startDatabase({ dir: join(dataDir, 'postgres'), name: 'kontor', log: console.log });
    void database.ended.then(() => end(1, 'PostgreSQL has ended by itself.'));
  }
  const env = {
    DATABASE_URL: database?.url ?? process.env.DATABASE_URL,
    KONTOR_DATA_DIR: dataDir,
    PORT: port,
    KONTOR_DEMO: process.env.KONTOR_DEMO ?? String(Boolean(database)),
  };
  const hooks = ['./tools/ts.mjs', './tools/start/end-with-parent.mjs'].flatMap((file) => ['--import', file]);
  const api = [...hooks, 'tools/start/standby.mjs', process.env.KONTOR_MAIN ?? 'apps/api/src/main.ts'];
  stopWatching = restartAtChanges(() => run(api, { env, channel: true }));
  const vite = [join(root, 'tools/start/end-with-parent.mjs'), join(root, 'node_modules/vite/bin/vite.js')];
  run(['--import', ...vite], { cwd: join(root, 'apps/admin'), env: { KONTOR_API: `http://127.0.0.1:${port}` } }).once(
    'exit',
    (code) => void end(code ?? 1, 'vite has ended.'),
  );
} catch (error) {
  await end(1, error instanceof StartError ? error.message : error);
}
