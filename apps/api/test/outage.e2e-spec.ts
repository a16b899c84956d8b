import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { seed } from '../src/seed.ts';
import { proxyTo, type Proxy } from './proxy.ts';
import { freshDatabase } from './test-database.ts';
import { stopwatch } from './stopwatch.ts';

const root = new URL('../../../', import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), 'kontor-outage-'));
const messageIds: (string | undefined)[] = [];
/** Accepts mails, and acknowledges them when the promise resolves. */
let acknowledge: Promise<void> = Promise.resolve();
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    let raw = '';
    stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
    stream.on('end', () => {
      messageIds.push(/^Message-ID: (\S+)/im.exec(raw)?.[1]);
      void acknowledge.then(() => done());
    });
  },
});
let database: Awaited<ReturnType<typeof freshDatabase>>;
let proxy: Proxy;
let sql: pg.Client;
const processes: ChildProcess[] = [];

const listening = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = listening(server);
      server.close(() => done(port));
    });
  });
const until = async (met: () => boolean | Promise<boolean>): Promise<void> => {
  const from = performance.now();
  while (!(await met())) {
    if (performance.now() - from > 60_000) throw new Error(`Waited for a minute: ${met.toString()}`);
    await sleep(50);
  }
};

type Api = { child: ChildProcess; ready: () => Promise<number> };
async function startApi(databaseUrl: string): Promise<Api> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', `${root}tools/ts.mjs`, `${root}apps/api/src/main.ts`], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      KONTOR_DATA_DIR: dir,
      KONTOR_LOG_LEVEL: 'silent',
      KONTOR_SMTP_URL: `smtp://127.0.0.1:${listening(mailServer.server)}`,
    },
  });
  processes.push(child);
  const ready = (): Promise<number> => {
    if (child.exitCode !== null) throw new Error(`The process has ended with ${child.exitCode}`);
    return fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  };
  await until(async () => (await ready()) === 200);
  return { child, ready };
}

/** Sends a mail that the server has received but not yet acknowledged. */
async function carryMail(): Promise<{ mailId: number; arrived: () => void }> {
  let arrived = (): void => undefined;
  acknowledge = new Promise((done) => (arrived = done));
  const { rows } = await sql.query<{ id: number }>(
    `insert into mail (to_address, subject, text, attachments) values ('a@example.com', 'Hello', 'x', '[]') returning id`,
  );
  const mailId = rows[0]?.id ?? 0;
  const before = messageIds.length;
  await sql.query(`select graphile_worker.add_job('sendMail', json_build_object('mailId', $1::int), max_attempts => 10)`, [
    mailId,
  ]);
  await until(() => messageIds.length > before);
  return { mailId, arrived };
}
const listeners = async (): Promise<number> => {
  const { rows } = await sql.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'kontor-listen'`,
  );
  return rows[0]?.n ?? 0;
};
const isSent = async (mailId: number): Promise<boolean> =>
  (await sql.query(`select from mail where id = $1 and state = 'sent'`, [mailId])).rowCount === 1 &&
  (await sql.query(`select from graphile_worker.jobs where task_identifier = 'sendMail'`)).rowCount === 0;

beforeAll(async () => {
  database = await freshDatabase();
  await seed(database.url);
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  proxy = await proxyTo(database.url);
  sql = new pg.Client(database.url);
  await sql.connect();
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await sql.end();
  await proxy.close();
  await database.drop();
  await new Promise<void>((done) => mailServer.close(done));
  rmSync(dir, { recursive: true, force: true });
});

it('a process that loses its database during a job survives, is not ready, and finishes the job afterwards', async () => {
  const { child, ready } = await startApi(proxy.url);
  const { mailId, arrived } = await carryMail();
  proxy.cut();
  arrived();
  acknowledge = Promise.resolve();
  await until(async () => (await ready()) === 503);
  // It lives as long as it goes on trying to connect.
  const attempts = proxy.attempts();
  await until(() => proxy.attempts() > attempts + 3);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  proxy.mend();
  await until(async () => (await ready()) === 200);
  await until(() => isSent(mailId));
  expect(new Set(messageIds).size).toBe(1);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  await until(async () => (await listeners()) > 0); // it retries after a pause
  await sleep(1000);
  expect(await listeners()).toBe(1);
  child.kill('SIGTERM');
  await until(() => child.exitCode !== null || child.signalCode !== null);
}, 90_000);

it('the mail of a killed worker is sent again within a minute, with the same message id', async () => {
  messageIds.length = 0;
  const { child } = await startApi(database.url);
  const { mailId, arrived } = await carryMail();
  child.kill('SIGKILL');
  const took = stopwatch();
  await startApi(database.url);
  arrived();
  await until(() => isSent(mailId));
  expect(took()).toBeLessThan(60_000);
  expect(messageIds).toHaveLength(2);
  expect(new Set(messageIds).size).toBe(1);
}, 120_000);
