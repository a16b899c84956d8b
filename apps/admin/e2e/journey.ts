import { spawn } from 'node:child_process';
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

/** The whole product on a database, a port and a data folder of its own, as `npm start` would run it. */
export async function startKontor({ demo = false } = {}): Promise<{ url: string; stop: () => Promise<void> }> {
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
    KONTOR_ADMIN_DIR: join(root, 'apps/admin/dist'),
    KONTOR_DEMO: String(demo),
    KONTOR_PARENT: String(process.pid),
  };
  const hooks = ['--import', './tools/ts.mjs', '--import', './tools/end-with-parent.mjs'];
  const api = spawn(process.execPath, [...hooks, 'apps/api/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [api.stdout, api.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const ended = once(api, 'exit');
  const stop = async (): Promise<void> => {
    api.kill('SIGTERM');
    await ended;
    await onServer(server, `drop database ${database} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 120_000; ; await sleep(100)) {
    if (output.includes('Kontor is ready')) return { url, stop };
    if (api.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`Kontor did not start:\n${output}`);
  }
}

/** A Chromium from npm, the same on every machine. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
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
