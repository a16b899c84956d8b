import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger as WorkerLogger, parseCronItems, run, type Job, type Runner } from 'graphile-worker';
import pg from 'pg';
import type { ErrorLevel } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { ERROR_SINK, type ErrorSink } from '../errors/error-sink.ts';
import { runWith } from '../context/context.ts';
import type { Logger } from '../context/logger.ts';
import { CONFIG, LOGGER } from '../context/tokens.ts';
import { JobRegistry } from './job-registry.ts';
import { tries } from './job.ts';

/** Jobs end within this time; a lock that is older belongs to a process that was killed. */
export const lease = '3 minutes';

/** Does the jobs of the database in this process, with a few connections of its own. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private pool: pg.Pool | undefined;
  private runner: Runner | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(ERROR_SINK) private readonly errors: ErrorSink,
    private readonly orm: MikroORM,
    private readonly registry: JobRegistry,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.worker) return;
    this.pool = new pg.Pool({ connectionString: this.config.databaseUrl, max: 4, application_name: 'kontor-jobs' });
    const lost = (error: Error): void => this.logger.warn({ err: error }, 'a connection of the jobs was lost');
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', lost));
    const timed = this.registry.entries.filter(({ cron }) => cron !== undefined);
    this.runner = await run({
      pgPool: this.pool,
      concurrency: 2,
      pollInterval: 2000,
      noHandleSignals: true,
      logger: new WorkerLogger(() => (level, message, meta) => {
        // What a job died of is said once, below.
        if (meta?.['failure'] === true) return;
        if (level === 'error' || level === 'warning') this.logger.warn({ worker: message }, 'job runner');
      }),
      taskList: Object.fromEntries(
        this.registry.entries.map((entry) => [entry.name, (payload, { job }) => this.work(entry, payload, job)]),
      ),
      parsedCronItems: parseCronItems(
        timed.map(({ name, cron }) => ({ task: name, match: cron ?? '', options: { maxAttempts: tries } })),
      ),
    });
    const record = (job: Pick<Job, 'task_identifier'>, error: unknown, level: ErrorLevel) =>
      void this.errors.record('job', error, `job ${job.task_identifier}`, level);
    // What is tried again is a warning, until it is given up.
    this.runner.events.on('job:error', ({ job, error }) => {
      if (job.attempts < job.max_attempts) record(job, error, 'warning');
    });
    this.runner.events.on('job:failed', ({ job, error }) => record(job, error, 'error'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runner?.stop();
    this.runner = undefined;
    await this.pool?.end();
    this.pool = undefined;
  }

  private async work(
    { name, work }: JobRegistry['entries'][number],
    payload: unknown,
    { id, attempts, max_attempts }: Job,
  ): Promise<void> {
    await runWith({ requestId: `job-${id}-${attempts}`, route: `job ${name}`, root: this.orm.em }, async () => {
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
