// `npm start`: installs what is missing, builds what is stale, starts the embedded PostgreSQL (unless DATABASE_URL is set) and
// the API, which migrates, serves the admin and prints its address. Stops everything in reverse order.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiFlags } from './api-flags.mjs';
import { ready } from './install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const log = (text) => console.log(`· ${text}`);

await ready();
// Imported only now that the packages are installed.
const { startDatabase } = await import('../postgres/database.mjs');
const { buildAdmin } = await import('./build-admin.mjs');
const { bundledMain } = await import('./bundle.mjs');
const { StartError } = await import('../postgres/pg-home.mjs');

const env = { ...process.env };
env.PORT ??= '3000';
env.HOST ??= '127.0.0.1';
env.KONTOR_DATA_DIR = resolve(env.KONTOR_DATA_DIR ?? join(root, '.data'));
env.KONTOR_DEMO ??= env.DATABASE_URL ? 'false' : 'true';

let database;
let api;
let ending = false;

async function end(code, reason) {
  if (ending) return;
  ending = true;
  if (reason) console.error(reason);
  if (api && api.exitCode === null && api.signalCode === null) {
    const gone = new Promise((ok) => api.once('exit', ok));
    api.kill('SIGTERM');
    const patience = setTimeout(() => api.kill('SIGKILL'), 15_000);
    await gone;
    clearTimeout(patience);
  }
  await database?.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
// When npm is killed or the terminal closed, our parent process changes.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(0), 500).unref();

/** Refuses a taken port before anything is built. With `patient` it waits for the API of a killed start to end. */
async function portIsFree(patient) {
  for (let tries = patient ? 80 : 1; tries > 0; tries--) {
    const error = await new Promise((ok) => {
      const probe = createServer().once('error', ok);
      probe.listen(Number(env.PORT), env.HOST, () => probe.close(() => ok(undefined)));
    });
    if (!error) return;
    if (error.code !== 'EADDRINUSE') throw new StartError(`Cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`);
    if (tries > 1) await new Promise((ok) => setTimeout(ok, 200));
  }
  throw new StartError(
    `Port ${env.PORT} is already in use. Stop the program that uses it, or choose another one: PORT=3001 npm start`,
  );
}

try {
  mkdirSync(env.KONTOR_DATA_DIR, { recursive: true });
  if (!env.DATABASE_URL) {
    database = await startDatabase({ dir: join(env.KONTOR_DATA_DIR, 'postgres'), name: 'kontor', log });
    env.DATABASE_URL = database.url;
    void database.ended.then(() => end(1, 'PostgreSQL has ended by itself; start Kontor again.'));
  }
  await portIsFree(database?.takenOver);
  if (!env.KONTOR_ADMIN_DIR) {
    buildAdmin({ log });
    env.KONTOR_ADMIN_DIR = join(root, 'apps/admin/dist');
  }
  if (!ending) {
    const main = env.KONTOR_MAIN ?? bundledMain({ log });
    log('starting Kontor …');
    const loader = main.endsWith('.ts') ? './tools/ts.mjs' : './tools/start/bundled.mjs';
    const hooks = [loader, './tools/start/end-with-parent.mjs'].flatMap((file) => ['--import', file]);
    env.KONTOR_PARENT = String(process.pid);
    // Detached: Ctrl-C reaches only this process, which stops the API before its database.
    api = spawn(process.execPath, [...apiFlags, ...hooks, main], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    api.on('exit', (code) => void end(code ?? 1));
  }
} catch (error) {
  await end(1, error instanceof StartError ? error.message : error);
}
