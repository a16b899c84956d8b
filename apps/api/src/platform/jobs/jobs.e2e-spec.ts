import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import type { Config } from '../../config.ts';
import { ERROR_SINK } from '../errors/error-sink.ts';
import { context } from '../context/context.ts';
import { CONFIG } from '../context/tokens.ts';
import { JobRegistry } from './job-registry.ts';
import { JobRunner } from './job-runner.ts';
import { enqueue, job } from './job.ts';

const note = job<{ text: string }>('note');
const breaks = job<object>('breaks');

let api: TestApp;
let runner: JobRunner;
const noted: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  api = await testApp();
  const registry = api.app.get(JobRegistry);
  registry.register(note, ({ text }) => Promise.resolve(void noted.push(`${text} ${context()?.requestId.split('-')[0] ?? ''}`)));
  registry.register(breaks, () => Promise.reject(new Error('the printer of postgres://me:secret@db is on fire')));
  // The test application has no runner; the test starts this one when it is ready.
  const config = { ...api.app.get<Config>(CONFIG), worker: true };
  const logger = pino(
    { level: 'info', formatters: { level: (level) => ({ level }) } },
    { write: (line) => void logged.push(line) },
  );
  runner = new JobRunner(config, logger, api.app.get(ERROR_SINK), api.app.get(MikroORM), registry);
});
afterAll(async () => {
  await runner.beforeApplicationShutdown();
  await api.close();
});

const jobs = (name: string) =>
  api.sql<{ id: string; attempts: number }>(`select id, attempts from graphile_worker.jobs where task_identifier = $1`, [name]);

describe('jobs', () => {
  it('are enqueued only by a transaction that commits', async () => {
    await api.em().transactional((em) => enqueue(em, note, { text: 'kept' }));
    await expect(
      api.em().transactional(async (em) => {
        await enqueue(em, note, { text: 'lost' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await expect(enqueue(api.em(), note, { text: 'loose' })).rejects.toThrow('outside a transaction');
    expect(await jobs('note')).toHaveLength(1);
  });

  it('run once however often they are enqueued under one key', async () => {
    for (const text of ['first', 'second']) await api.em().transactional((em) => enqueue(em, note, { text }, { key: 'same' }));
    expect(await jobs('note')).toHaveLength(2);
  });

  it('run in a context of their own once the runner is there', async () => {
    runner.onApplicationBootstrap();
    await until(async () => (await jobs('note')).length === 0);
    expect(noted.sort()).toEqual(['kept job', 'second job']);
    await api.em().transactional((em) => enqueue(em, note, { text: 'woken' }));
    await until(() => noted.length === 3);
  });

  it('are retried with a warning, and logged as errors without secrets when they finally fail', async () => {
    // The second attempt waits for the test: on a busy machine it would come before the test has looked at the first.
    await api.sql(`create function hold_second() returns trigger as 'begin
      if new.attempts = 1 and new.last_error is not null then new.run_at = now() + interval ''1 day''; end if; return new; end' language plpgsql`);
    await api.sql(
      `create trigger hold_second before update on graphile_worker._private_jobs for each row execute function hold_second()`,
    );
    await api.em().transactional((em) => enqueue(em, breaks, {}));
    const failed = `from graphile_worker._private_jobs where attempts = 1 and last_error is not null and locked_at is null`;
    await until(async () => (await api.sql(`select id ${failed}`)).length === 1);
    await until(async () => (await api.sql(`select id from error_log where level = 'warning'`)).length === 1);
    await api.sql(`update graphile_worker._private_jobs set attempts = 9, run_at = now() where id in (select id ${failed})`);
    await until(async () => (await api.sql(`select id from error_log where level = 'error'`)).length === 1);
    expect(await api.sql(`select source, route, message, count from error_log`)).toEqual([
      { source: 'job', route: 'job breaks', message: 'Error: the printer of postgres://***@db is on fire', count: 2 },
    ]);
    const said = logged.map((line) => JSON.parse(line) as { level: string; msg: string; job?: string; attempt?: number });
    expect(said.map(({ level, msg, job: name, attempt }) => [level, msg, name, attempt])).toEqual([
      ['info', 'a job failed and is tried again later', 'breaks', 1],
      ['error', 'a job failed for good', 'breaks', 10],
    ]);
    await api.sql('drop function hold_second cascade');
  });

  it('of a killed worker are released after the lease', async () => {
    await runner.beforeApplicationShutdown();
    await api.em().transactional((em) => enqueue(em, note, { text: 'orphan' }));
    await api.sql(`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '31 seconds', attempts = 1
      where payload::text like '%orphan%'`);
    await api.em().transactional((em) => enqueue(em, note, { text: 'last try' }));
    await api.sql(`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '31 seconds', attempts = 10
      where payload::text like '%last try%'`);
    runner.onApplicationBootstrap();
    await until(() => noted.includes('orphan job') && noted.includes('last try job'));
  });

  it('sweep idempotency keys of yesterday and tokens long spent', async () => {
    await api.sql(`insert into idempotency_key (user_id, route, key, body_hash, created_at)
      values (1, 'r', 'old', '', now() - interval '25 hours'), (1, 'r', 'new', '', now())`);
    const forget = api.app.get(JobRegistry).entries.find(({ name }) => name === 'forgetOldKeys');
    await forget?.work({} as never, api.em(), false);
    expect(await api.sql(`select key from idempotency_key`)).toEqual([{ key: 'new' }]);
  });
});
