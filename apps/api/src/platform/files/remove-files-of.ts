import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileSubject } from '@kontor/domain';
import { enqueue } from '../jobs/job.ts';
import { File } from './file.entity.ts';
import { removeStoredFile } from './stored-files.ts';

/** Deletes the files of records that are being deleted, in the caller's transaction; a job deletes the bytes after the commit. */
export async function removeFilesOf(em: EntityManager, subject: FileSubject, ids: readonly number[]): Promise<void> {
  const files = await em.find(File, { subject, subjectId: { $in: [...ids] } });
  for (const file of files) {
    em.remove(file);
    await enqueue(em, removeStoredFile, { key: file.storageKey });
  }
}
