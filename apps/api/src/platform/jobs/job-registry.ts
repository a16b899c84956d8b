import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parseCronItems } from 'graphile-worker';
import type { Job } from './job.ts';

/** `isLastTry`: after this try a failure is final. */
type Work<Payload> = (payload: Payload, em: EntityManager, isLastTry: boolean) => Promise<void>;
type Entry = { name: string; work: Work<never>; cron: string | undefined };

/**
 * The handler of each job. Modules register theirs in `onModuleInit`; `cron` (minute hour day month weekday, UTC) also runs it on schedule. One that
 * cannot be read keeps the application from starting: the runner would begin again and again and do no job at all.
 */
@Injectable()
export class JobRegistry {
  readonly entries: Entry[] = [];

  register<Payload>(job: Job<Payload>, work: Work<Payload>, cron?: string): void {
    if (this.entries.some(({ name }) => name === job.name)) throw new Error(`Two modules do the job ${job.name}`);
    if (cron !== undefined) parseCronItems([{ task: job.name, match: cron }]);
    this.entries.push({ name: job.name, work: work, cron });
  }
}
