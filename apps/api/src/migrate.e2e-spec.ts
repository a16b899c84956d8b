import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../tools/postgres/pg.mjs';
import { freshDatabase } from '../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrationOptions } from './orm.config.ts';
import { knownMigrations } from './platform/orm/migrations.ts';

const root = new URL('../../../', import.meta.url).pathname;

async function on<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('run without the limits of requests, whatever the database has set', async () => {
    const { url, drop } = await freshDatabase('template0');
    const name = new URL(url).pathname.slice(1);
    await on(url, `create table limits_seen (name text, setting text, who text)`);
    await on(
      url,
      `create function note_limits() returns event_trigger language plpgsql as $$ begin
         insert into public.limits_seen select s.name, current_setting(s.name), current_setting('application_name') from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) s(name);
       end $$`,
    );
    await on(
      url,
      `create event trigger note_limits on ddl_command_start when tag in ('CREATE TABLE', 'ALTER TABLE') execute function note_limits()`,
    );
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await on(url, `alter database ${name} set ${limit} = '9s'`);
    const [, second = ''] = knownMigrations().toSorted();
    expect(await migrate(url, { to: second })).toHaveLength(2);
    expect(
      await on(url, `select name, array_agg(distinct setting) as settings from limits_seen where who = 'kontor' group by 1`),
    ).toEqual(
      expect.arrayContaining([
        { name: 'statement_timeout', settings: ['0'] },
        { name: 'lock_timeout', settings: ['0'] },
        { name: 'idle_in_transaction_session_timeout', settings: ['0'] },
      ]),
    );
    expect(migrationOptions(url).driverOptions).not.toHaveProperty('query_timeout');
    await drop();
  });
});

describe('a database that a newer version has brought up to date', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  const dir = mkdtempSync(join(tmpdir(), 'kontor-newer-'));
  beforeAll(async () => {
    database = await freshDatabase();
    await on(database.url, `insert into migration (name) values ('Migration29991231000000')`);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  /** Starts the process, and ends it when it is ready or has said why it is not. */
  async function start(environment: Record<string, string>): Promise<{ said: string; status: number | null }> {
    const child = spawn(process.execPath, ['--import', `${root}tools/ts.mjs`, `${root}apps/api/src/main.ts`], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: database.url,
        PORT: String(await freePort()),
        KONTOR_DATA_DIR: dir,
        KONTOR_LOG_LEVEL: 'silent',
        KONTOR_WORKER: 'false',
        ...environment,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Kontor is ready')) child.kill('SIGTERM');
      });
    const status = await new Promise<number | null>((done) => child.once('close', done));
    return { said, status };
  }

  it('is refused by an older one, with a sentence that tells what to do', async () => {
    await expect(migrate(database.url)).rejects.toThrow('newer version of Kontor');
    const { said, status } = await start({});
    expect(status).toBe(1);
    expect(said).toMatch(
      /^Kontor cannot start: The database was brought up to date by a newer version of Kontor \(1 migration is unknown here, the latest Migration29991231000000\)\. Start that version or a later one, .*\n$/,
    );
  });

  it('is accepted when the operator says so', async () => {
    expect(await migrate(database.url, { acceptsNewer: true })).toEqual([]);
    expect((await start({ KONTOR_NEWER_DATABASE: 'accept' })).said).toContain('Kontor is ready');
  });
});
