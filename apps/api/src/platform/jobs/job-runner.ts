import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger as WorkerLogger, parseCronItems, run, type Job, type Runner, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { ErrorLevel } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { backOff } from '../context/back-off.ts';
import { system } from '../context/actor.ts';
import { runWith } from '../context/context.ts';
import type { Logger } from '../context/logger.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';
import { ERROR_SINK, type ErrorSink } from '../errors/error-sink.ts';
import { JobRegistry } from './job-registry.ts';
import { tries } from './job.ts';
import { beatMs, Lease } from './lease.ts';

const restart = { firstMs: 500, longestMs: 10_000 };

/** Runs the jobs of the database in this process, with a few connections of its own. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private running: Promise<void> | undefined;
  private runner: Runner | undefined;
  private stopped = new AbortController();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(ERROR_SINK) private readonly errors: ErrorSink,
    private readonly orm: MikroORM,
    private readonly registry: JobRegistry,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    this.stopped = new AbortController();
    this.running = this.keepRunning(this.stopped.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.runner?.stop().catch(() => undefined); // it may already have ended
    await this.running;
  }

  /** The library stops when it cannot record a result. It is restarted until the process shuts down. */
  private async keepRunning(stopped: AbortSignal): Promise<void> {
    const pool = this.connections();
    const lease = new Lease(pool);
    for (let failures = 0; !stopped.aborted; failures += 1) {
      try {
        await this.runOnce(pool, lease, stopped, () => (failures = 0));
      } catch (error) {
        this.logger.warn({ err: error }, 'the job runner begins again');
      }
      await pause(backOff(failures, restart), undefined, { signal: stopped }).catch(() => undefined);
    }
    await pool.end();
  }

  private connections(): pg.Pool {
    const lost = (error: Error): void => this.logger.warn({ err: error }, 'a connection of the jobs was lost');
    const pool = new pg.Pool({
      connectionString: this.config.databaseUrl,
      max: 4,
      application_name: 'kontor-jobs',
      connectionTimeoutMillis: 5_000,
      query_timeout: 12_000,
      keepAlive: true,
    });
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', lost));
    return pool;
  }

  private async runOnce(pool: pg.Pool, lease: Lease, stopped: AbortSignal, begun: () => void): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => lease.passTo(workerPool.id));
    this.tellErrors(events);
    this.runner = await this.start(pool, events);
    begun();
    const renew = (): void => void lease.renew().catch((error: unknown) => this.logger.debug({ err: error }, 'no lease of jobs'));
    const beat = setInterval(renew, beatMs);
    renew();
    try {
      // A stop during its start would otherwise be lost.
      if (stopped.aborted) await this.runner.stop();
      await this.runner.promise;
    } finally {
      clearInterval(beat);
      this.runner = undefined;
    }
  }

  private start(pgPool: pg.Pool, events: WorkerEvents): Promise<Runner> {
    const { entries } = this.registry;
    const timed = entries.filter(({ cron }) => cron !== undefined);
    return run({
      pgPool,
      events,
      concurrency: 3,
      pollInterval: 2000,
      noHandleSignals: true,
      // Without a delay the library does not await recording a result, and its failure would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(() => (level, message, meta) => {
        // A failed job is logged once, below.
        if (meta?.['failure'] === true) return;
        if (level === 'error' || level === 'warning') this.logger.warn({ worker: message }, 'job runner');
      }),
      taskList: Object.fromEntries(entries.map((entry) => [entry.name, (payload, { job }) => this.work(entry, payload, job)])),
      parsedCronItems: parseCronItems(
        timed.map(({ name, cron }) => ({ task: name, match: cron ?? '', options: { maxAttempts: tries } })),
      ),
    });
  }

  /** A failure that will be retried is a warning; a final one is an error. */
  private tellErrors(events: WorkerEvents): void {
    const record = (job: Pick<Job, 'task_identifier'>, error: unknown, level: ErrorLevel) =>
      void this.errors.record('job', error, `job ${job.task_identifier}`, level);
    events.on('job:error', ({ job, error }) => {
      if (job.attempts < job.max_attempts) record(job, error, 'warning');
    });
    events.on('job:failed', ({ job, error }) => record(job, error, 'error'));
  }

  private async work(
    { name, work }: JobRegistry['entries'][number],
    payload: unknown,
    { id, attempts, max_attempts }: Job,
  ): Promise<void> {
    await runWith({ requestId: `job-${id}-${attempts}`, actor: system, route: `job ${name}`, root: this.orm.em }, async () => {
      try {
        await work(payload as never, this.orm.em, attempts >= max_attempts);
      } catch (error) {
        const about = { err: error, job: name, attempt: attempts };
        if (attempts < max_attempts) this.logger.info(about, 'a job failed and is tried again later');
        else this.logger.error(about, 'a job failed for good');
        throw error;
      }
    });
  }
}
