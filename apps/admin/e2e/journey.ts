import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { chromium as playwright, type Browser } from 'playwright-core';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Kontor = {
  url: string;
  /** Ends the server as Ctrl-C does and restarts it on the same database, data folder and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the whole product as `npm start` would, with its own database, port and data folder. */
export async function startKontor({ demo = false } = {}): Promise<Kontor> {
  const server = process.env['KONTOR_TEST_PG'];
  if (!server) throw new Error('There is no test database: run this file with jest, whose set-up starts one.');
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-journey-'));
  await onServer(server, `create database ${database} template kontor_template`);
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: `${server}/${database}`,
    KONTOR_DATA_DIR: dataDir,
    KONTOR_ADMIN_DIR: process.env['KONTOR_ADMIN_DIR'] ?? join(root, 'apps/admin/dist'),
    KONTOR_DEMO: String(demo),
    KONTOR_PARENT: String(process.pid),
  };
  let api: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (!api || api.exitCode !== null || api.signalCode !== null) return;
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
  };
  const stop = async (): Promise<void> => {
    await end();
    await onServer(server, `drop database ${database} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const start = async (): Promise<void> => {
    api = run(env);
    try {
      await untilReady(api);
    } catch (error) {
      await stop();
      throw error;
    }
  };
  await start();
  const restart = async (): Promise<void> => {
    await end();
    await start();
  };
  return { url: `http://127.0.0.1:${port}`, restart, stop };
}

function run(env: NodeJS.ProcessEnv): ChildProcess {
  const hooks = ['--import', './tools/ts.mjs', '--import', './tools/start/end-with-parent.mjs'];
  return spawn(process.execPath, [...hooks, 'apps/api/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function untilReady(api: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [api.stdout, api.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  for (const deadline = Date.now() + 120_000; !output.includes('Kontor is ready'); await sleep(50))
    if (api.exitCode !== null || Date.now() > deadline) throw new Error(`Kontor did not start:\n${output}`);
}

// Flags for cloud functions: with one process, closing a window would end the browser.
const unlikeABrowser = ['--single-process', '--no-zygote', '--disable-web-security', '--disable-site-isolation-trials'];

/** A Chromium from npm, the same on every machine. */
export async function openBrowser(): Promise<Browser> {
  const args = chromium.args.filter((arg) => !unlikeABrowser.includes(arg));
  return playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
