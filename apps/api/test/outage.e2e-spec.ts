import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { seed } from '../src/seed.ts';
import { proxyTo } from './proxy.ts';
import { freshDatabase } from './test-database.ts';
import { stopwatch } from './stopwatch.ts';
import { until } from './until.ts';

const root = new URL('../../../', import.meta.url).pathname;

const listening = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const port = listening(server);
      server.close(() => done(port));
    });
  });

/** A mail server that acknowledges what it has received when it is told to. */
async function mailServer() {
  const messageIds: (string | undefined)[] = [];
  let acknowledged: Promise<void> = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        messageIds.push(/^Message-ID: (\S+)/im.exec(raw)?.[1]);
        void acknowledged.then(() => done());
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    messageIds,
    url: `smtp://127.0.0.1:${listening(server.server)}`,
    /** Keeps the sender waiting from now on, until the result is called. */
    hold: (): (() => void) => {
      let arrived = (): void => undefined;
      acknowledged = new Promise((done) => (arrived = done));
      return () => arrived();
    },
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

type Api = { child: ChildProcess; ready: () => Promise<number> };

/** A database, a mail server and a data folder of its own. */
async function installation() {
  const dir = mkdtempSync(join(tmpdir(), 'kontor-outage-'));
  const processes: ChildProcess[] = [];
  const [database, mails] = [await freshDatabase(), await mailServer()];
  await seed(database.url);
  const sql = new pg.Client(database.url);
  await sql.connect();

  const startApi = async (databaseUrl: string): Promise<Api> => {
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
        KONTOR_SMTP_URL: mails.url,
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
  };

  /** Sends a mail that the server has received but not yet acknowledged. */
  const carryMail = async (): Promise<{ mailId: number; arrived: () => void }> => {
    const arrived = mails.hold();
    const { rows } = await sql.query<{ id: number }>(
      `insert into mail (to_address, subject, text, attachments) values ('a@example.com', 'Hello', 'x', '[]') returning id`,
    );
    const mailId = rows[0]?.id ?? 0;
    await sql.query(`select graphile_worker.add_job('sendMail', json_build_object('mailId', $1::int), max_attempts => 10)`, [
      mailId,
    ]);
    await until(() => mails.messageIds.length > 0);
    return { mailId, arrived };
  };
  const isSent = async (mailId: number): Promise<boolean> =>
    (await sql.query(`select from mail where id = $1 and state = 'sent'`, [mailId])).rowCount === 1 &&
    (await sql.query(`select from graphile_worker.jobs where task_identifier = 'sendMail'`)).rowCount === 0;

  const end = async (): Promise<void> => {
    for (const child of processes) child.kill('SIGKILL');
    await sql.end();
    await database.drop();
    await mails.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: database.url, sql, messageIds: mails.messageIds, startApi, carryMail, isSent, end };
}

/** The two tests mostly wait, and do so at the same time. */
const inInstallation = (work: (own: Awaited<ReturnType<typeof installation>>) => Promise<void>) => async (): Promise<void> => {
  const own = await installation();
  try {
    await work(own);
  } finally {
    await own.end();
  }
};

it.concurrent(
  'a process that loses its database during a job survives, is not ready, and finishes the job afterwards',
  inInstallation(async ({ url, sql, messageIds, startApi, carryMail, isSent }) => {
    const listeners = async (): Promise<number> => {
      const { rows } = await sql.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'kontor-listen'`,
      );
      return rows[0]?.n ?? 0;
    };
    const proxy = await proxyTo(url);
    try {
      const { child, ready } = await startApi(proxy.url);
      const { mailId, arrived } = await carryMail();
      proxy.cut();
      arrived();
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
    } finally {
      await proxy.close();
    }
  }),
);

it.concurrent(
  'the mail of a killed worker is sent again within a minute, with the same message id',
  inInstallation(async ({ url, messageIds, startApi, carryMail, isSent }) => {
    const { child } = await startApi(url);
    const { mailId, arrived } = await carryMail();
    child.kill('SIGKILL');
    const took = stopwatch();
    await startApi(url);
    arrived();
    await until(() => isSent(mailId));
    expect(took()).toBeLessThan(60_000);
    expect(messageIds).toHaveLength(2);
    expect(new Set(messageIds).size).toBe(1);
  }),
);
