import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, type BackgroundJobRecord } from '@kontor/domain';
import { person } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { FILE_STORE, FileGone, type FileStore } from '../../platform/files/file-store.ts';
import { BackgroundJobRunner } from './background-job-runner.ts';
import { ownBackgroundJob, ownBackgroundJobs, publishChange } from './background-job.ts';

type File = { name: string; mimeType: string; size: number; key: string };

/** The background jobs of the person who acts. */
@Injectable()
export class BackgroundJobsService {
  constructor(
    private readonly em: EntityManager,
    private readonly runner: BackgroundJobRunner,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  list(): Promise<BackgroundJobRecord[]> {
    return ownBackgroundJobs(this.em);
  }

  get(id: number): Promise<BackgroundJobRecord> {
    return ownBackgroundJob(this.em, id);
  }

  /** What it did before stays; a running one ends at its next step. */
  async cancel(id: number): Promise<BackgroundJobRecord> {
    const { userId } = person();
    await ownBackgroundJob(this.em, id);
    return this.em.transactional(async (em) => {
      const { numAffectedRows } = await sql`update background_job set state = 'cancelled', ended_at = now()
        where id = ${id} and user_id = ${userId} and ended_at is null`.execute(em.getKysely());
      if (!numAffectedRows) throw new DomainError('background_job.ended');
      publishChange(em, id, userId);
      return ownBackgroundJob(em, id);
    });
  }

  async file(id: number): Promise<File & { content: Readable }> {
    const { kind } = await ownBackgroundJob(this.em, id);
    if (!this.runner.mayHaveFile(kind)) throw forbidden();
    const { rows } =
      await sql<File>`select file_name as name, mime_type as "mimeType", file_size::float8 as size, storage_key as key
      from background_job where id = ${id} and storage_key is not null`.execute(this.em.getKysely());
    const [file] = rows;
    if (!file) throw new DomainError('background_job.no_file');
    const content = await this.store.open(file.key).catch((error: unknown) => {
      throw error instanceof FileGone ? new DomainError('background_job.no_file') : error;
    });
    return { ...file, content };
  }
}
