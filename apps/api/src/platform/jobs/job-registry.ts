import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from './job.ts';

/** `isLastTry`: when it fails now it is not tried again. */
type Work<Payload> = (payload: Payload, em: EntityManager, isLastTry: boolean) => Promise<void>;
type Entry = { name: string; work: Work<never>; cron: string | undefined };

/** The worker of each job. Modules register theirs in `onModuleInit`; `cron` (minute hour day month weekday, UTC) starts it by the clock too. */
@Injectable()
export class JobRegistry {
  readonly entries: Entry[] = [];

  register<Payload>(job: Job<Payload>, work: Work<Payload>, cron?: string): void {
    if (this.entries.some(({ name }) => name === job.name)) throw new Error(`Two modules do the job ${job.name}`);
    this.entries.push({ name: job.name, work: work, cron });
  }
}
