import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import type { Config } from '../../config.ts';
import { CONFIG } from '../context/tokens.ts';
import { ERROR_SINK } from '../errors/error-sink.ts';
import { JobRegistry } from './job-registry.ts';
import { JobRunner } from './job-runner.ts';
import { job } from './job.ts';

let api: TestApp;
let registry: JobRegistry;
let runner: JobRunner;
const logged: string[] = [];

beforeAll(async () => {
  api = await testApp();
  registry = api.app.get(JobRegistry);
  const config = { ...api.app.get<Config>(CONFIG), worker: true };
  const logger = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
  runner = new JobRunner(config, logger, api.app.get(ERROR_SINK), api.app.get(MikroORM), registry);
});
afterAll(async () => {
  await runner.beforeApplicationShutdown();
  await api.close();
});

const sources = join(import.meta.dirname, '../..');
/** The names of all jobs that the product can ask for, as `job<…>('name')` gives them. */
const asked = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
  .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(/= job<[^(]*>\('(\w+)'\)/g)])
  .map(([, name]) => name ?? '');

describe('the jobs of the product', () => {
  it('have a handler each, and no handler is for a job that nobody can ask for', () => {
    expect(asked.length).toBeGreaterThan(10);
    expect(registry.entries.map(({ name }) => name).sort()).toEqual([...new Set(asked)].sort());
  });

  it('are all known to the runner, which keeps every schedule and begins only once', async () => {
    const scheduled = registry.entries.filter(({ cron }) => cron !== undefined).map(({ name }) => name);
    expect(scheduled.length).toBeGreaterThan(3);
    runner.onApplicationBootstrap();
    const known = async (): Promise<string[]> =>
      (await api.sql<{ identifier: string }>('select identifier from graphile_worker._private_known_crontabs')).map(
        ({ identifier }) => identifier,
      );
    while ((await known()).length < scheduled.length) {
      expect(logged).toEqual([]);
      await wait(20);
    }
    expect((await known()).sort()).toEqual(scheduled.sort());
    expect(logged).toEqual([]);
  });

  it.each(['61 * * * *', '0 4 * *', 'daily', ''])('cannot be registered with the schedule "%s"', (cron) => {
    const before = registry.entries.length;
    expect(() => registry.register(job('never'), () => Promise.resolve(), cron)).toThrow();
    expect(registry.entries).toHaveLength(before);
  });
});
