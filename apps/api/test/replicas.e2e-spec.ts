import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from './test-database.ts';

const root = new URL('../../../', import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), 'kontor-replicas-'));
let database: Awaited<ReturnType<typeof freshDatabase>>;
const replicas: { child: ChildProcess; port: number; said: string }[] = [];

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

function start(port: number): void {
  const child = spawn(process.execPath, ['--import', `${root}tools/ts.mjs`, `${root}apps/api/src/main.ts`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: database.url,
      PORT: String(port),
      KONTOR_DATA_DIR: dir,
      KONTOR_DEMO: 'true',
      KONTOR_LOG_LEVEL: 'silent',
    },
  });
  const replica = { child, port, said: '' };
  replicas.push(replica);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (replica.said += chunk.toString()));
}

beforeAll(async () => {
  database = await freshDatabase('template1');
});
afterAll(async () => {
  for (const { child } of replicas) child.kill('SIGKILL');
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

it('three replicas that start at once on an empty database all come up, and the demo firm is loaded once', async () => {
  for (const port of await Promise.all([freePort(), freePort(), freePort()])) start(port);
  for (const replica of replicas)
    while (!replica.said.includes('Kontor is ready')) {
      if (replica.child.exitCode !== null) throw new Error(`A replica has ended: ${replica.said}`);
      await sleep(100);
    }
  expect(replicas.map(({ said }) => said.includes('Loading the demo firm')).filter(Boolean)).toHaveLength(1);
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as n from user_account where email = 'admin@demo.com'`);
  await client.end();
  expect(rows).toEqual([{ n: 1 }]);
  // They share their secrets too: a token of one is valid on the others.
  const [first, ...others] = replicas.map(({ port }) => `http://127.0.0.1:${port}`);
  const signedIn = await fetch(`${first}/jwt/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  for (const other of others) {
    const { status } = await fetch(`${other}/api/v1/customers`, { headers: { Authorization: `Bearer ${accessToken}` } });
    expect(status).toBe(200);
  }
});
