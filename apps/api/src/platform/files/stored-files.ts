import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enqueue, job } from '../jobs/job.ts';
import { JobRegistry } from '../jobs/job-registry.ts';
import { allSubjects } from '../subjects/subjects.ts';
import { FILE_STORE, type FileStore } from './file-store.ts';

export const removeStoredFile = job<{ key: string }>('removeStoredFile');
const sweepStoredFiles = job<object>('sweepStoredFiles');

/** A backup holds this lock shared while it reads; deleting stored bytes takes it exclusively, so that no file disappears meanwhile. */
export const storedFilesLock = 7_451_002;
const minute = 60_000;
/** Bytes are stored before the row that refers to them. No upload takes this long. */
const day = 24 * 60 * minute;
const batch = 1000;

/** All stored bytes that a row of these subjects refers to: `key`, `size`, `sha256` and `name`. */
export const storedFilesSql = (subjects = allSubjects()): string =>
  subjects.flatMap(({ stored }) => stored ?? []).join(' union all ');

/** Deletes stored bytes: those of a deleted row after its commit, and every night those that no row refers to. */
@Injectable()
export class StoredFiles implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(removeStoredFile, ({ key }, em) => this.remove(em, key));
    this.registry.register(sweepStoredFiles, (_, em) => this.sweep(em), '41 3 * * *');
  }

  private async remove(em: EntityManager, key: string): Promise<void> {
    await em.transactional(async (inner) => {
      if (await isAlone(inner)) await this.store.remove(key);
      else await enqueue(inner, removeStoredFile, { key }, { runAt: new Date(Date.now() + minute) });
    });
  }

  /** Skips a night on which a backup is running. */
  async sweep(em: EntityManager, before = new Date(Date.now() - day)): Promise<void> {
    let keys: string[] = [];
    for await (const key of this.store.keys(before)) {
      if (keys.push(key) < batch) continue;
      await this.removeUnused(em, keys);
      keys = [];
    }
    await this.removeUnused(em, keys);
  }

  private async removeUnused(em: EntityManager, keys: readonly string[]): Promise<void> {
    await em.transactional(async (inner) => {
      if (!(await isAlone(inner))) return;
      const { rows } = await sql<{ key: string }>`select key from unnest(${keys}::text[]) as found(key)
        where key not in (select key from (${sql.raw(storedFilesSql())}) as used)`.execute(inner.getKysely());
      for (const { key } of rows) await this.store.remove(key);
    });
  }
}

async function isAlone(em: EntityManager): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`select pg_try_advisory_xact_lock(${storedFilesLock}) as alone`.execute(
    em.getKysely(),
  );
  return rows[0]?.alone === true;
}
