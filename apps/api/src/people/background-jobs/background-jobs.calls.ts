import { Readable } from 'node:stream';
import { aBackgroundJob } from '../../../test/builders/background-job.ts';
import { store } from '../../../test/builders/store.ts';
import type { Prepare } from '../../../test/money/calls.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';

const waiting: Prepare = async ({ api }, { userId }) => ({ id: await store(api, aBackgroundJob({ userId, total: 3 })) });

const done: Prepare = async ({ api }, { userId }) => {
  const { key: storageKey, ...stored } = await api.app.get<FileStore>(FILE_STORE).put(Readable.from([Buffer.from('PDFs')]));
  const fileUntil = new Date(Date.now() + 86_400_000);
  const job = aBackgroundJob({
    userId,
    state: 'done',
    done: 3,
    total: 3,
    startedAt: new Date(),
    endedAt: new Date(),
    fileName: 'invoices.zip',
    mimeType: 'application/zip',
    fileSize: stored.size,
    sha256: stored.sha256,
    storageKey,
    fileUntil,
  });
  return { id: await store(api, job) };
};

export const calls: Record<string, Prepare> = {
  'GET /api/v1/background-jobs': async (world, person) => ((await done(world, person)) ? {} : {}),
  'GET /api/v1/background-jobs/{id}': done,
  'GET /api/v1/background-jobs/{id}/file': done,
  'POST /api/v1/background-jobs/{id}/cancel': waiting,
};
