import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import pg from 'pg';
import { apiFlags } from '../../../tools/start/api-flags.mjs';
import { bundledMain } from '../../../tools/start/bundle.mjs';
import { copyDemoFiles, demoTemplate } from '../../../tools/tests/demo-template.mjs';
import { startProgram } from '../../../tools/tests/program.mjs';
import { chromium as playwright, type Browser } from 'playwright-core';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Kontor = { url: string; stop: () => Promise<void> };

/** The whole product with the demo firm: a database, data folder and port of its own. */
export async function startDemo(): Promise<Kontor> {
  const { template, folder } = await demoTemplate();
  const { env, url, dataDir, discard } = await place(template);
  copyDemoFiles(folder, dataDir);
  const end = await startProgram({ ...env, KONTOR_DEMO: 'true' });
  const stop = async (): Promise<void> => {
    await end();
    await discard();
  };
  return { url, stop };
}

/** Starts an empty installation as `npm start` would: bundled, in a process of its own. `restart` ends it as Ctrl-C does, and begins again. */
export async function startEmpty(): Promise<Kontor & { restart: () => Promise<void> }> {
  const { env, url, discard } = await place('kontor_template');
  let api: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (!api || api.exitCode !== null || api.signalCode !== null) return;
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
  };
  const stop = async (): Promise<void> => {
    await end();
    await discard();
  };
  const start = async (): Promise<void> => {
    api = run({ ...process.env, NODE_OPTIONS: '', ...env, KONTOR_PARENT: String(process.pid) });
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
  return { url, restart, stop };
}

type Place = { env: Record<string, string>; url: string; dataDir: string; discard: () => Promise<void> };

/** What an installation needs for itself. */
async function place(template: string): Promise<Place> {
  const server = process.env['KONTOR_TEST_PG'];
  if (!server) throw new Error('There is no test database: run this file with jest, whose set-up starts one.');
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-journey-'));
  await onServer(server, `create database ${database} template ${template} strategy file_copy`);
  const port = await freePort();
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: `${server}/${database}`,
    KONTOR_DATA_DIR: dataDir,
    KONTOR_ADMIN_DIR: process.env['KONTOR_ADMIN_DIR'] ?? join(root, 'apps/admin/dist'),
    KONTOR_LOG_LEVEL: 'error',
  };
  const discard = async (): Promise<void> => {
    await onServer(server, `drop database ${database} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { env, url: `http://127.0.0.1:${port}`, dataDir, discard };
}

function run(env: NodeJS.ProcessEnv): ChildProcess {
  const hooks = ['--import', './tools/start/bundled.mjs', '--import', './tools/start/end-with-parent.mjs'];
  return spawn(process.execPath, [...apiFlags, ...hooks, bundledMain()], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function untilReady(api: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [api.stdout, api.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  for (const deadline = Date.now() + 120_000; !output.includes('Kontor is ready'); await sleep(50))
    if (api.exitCode !== null || Date.now() > deadline) throw new Error(`Kontor did not start:\n${output}`);
}

// Flags for cloud functions. With one process, closing a window would end the browser; a graphics card in software draws the whole
// window for each change, which takes as much of the processor as all pages do.
const unlikeABrowser = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--disable-site-isolation-trials',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** A Chromium from npm, the same on every machine. */
export async function openBrowser(): Promise<Browser> {
  const args = [...chromium.args.filter((arg) => !unlikeABrowser.includes(arg)), '--disable-gpu'];
  const executablePath = process.env['KONTOR_TEST_BROWSER'] ?? (await chromium.executablePath());
  return playwright.launch({ executablePath, args, headless: true });
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
