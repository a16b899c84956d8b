import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BackgroundJobRecord } from '@kontor/domain';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { aFile } from '../../../../test/builders/file.ts';
import { anInvoice, aSentInvoice } from '../../../../test/builders/invoice.ts';
import { store } from '../../../../test/builders/store.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { unzip } from '../../../platform/files/unzip.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

async function withPdf(number: string): Promise<number> {
  const id = await store(api, aSentInvoice({ number }));
  const { key: storageKey, ...stored } = await api.app
    .get<FileStore>(FILE_STORE)
    .put(Readable.from([Buffer.from(`PDF of ${number}`)]));
  const file = aFile({
    ...stored,
    name: `${number}.pdf`,
    mimeType: 'application/pdf',
    storageKey,
    subject: 'Invoice',
    subjectId: id,
  });
  await api.sql(`update invoice set pdf_state = 'ready', pdf_file_id = $1 where id = $2`, [await store(api, file), id]);
  return id;
}

it('the PDFs of chosen invoices are put into one archive, and one that is not ready is told', async () => {
  const accountant = await api.as('accountant');
  const ids = [await withPdf('SF-1'), await withPdf('SF-2')];
  const pending = await store(api, aSentInvoice({ number: 'SF-3' }));
  await api.sql(`update invoice set pdf_state = 'pending' where id = $1`, [pending]);
  const collect = (of: number[]) => accountant.post('/api/v1/invoices/pdfs').send({ ids: of });
  expect((await collect([...ids, await store(api, anInvoice({}))]).expect(409)).body).toMatchObject({
    code: 'document.draft_has_no_pdf',
  });
  await collect([...ids, 999_999]).expect(404);
  await collect([]).expect(400);
  const { id } = (await collect([...ids, pending]).expect(202)).body as BackgroundJobRecord;
  await api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'runBackgroundJob')
    ?.work({ id, sessionId: 1 } as never, api.em(), true);
  expect((await accountant.get(`/api/v1/background-jobs/${id}`).expect(200)).body).toMatchObject({
    state: 'done',
    title: 'PDFs of invoices (3)',
    done: 3,
    problems: [{ name: `#${pending}`, code: 'document.no_pdf_yet' }],
    fileName: 'invoices.zip',
  });
  const path = join(api.dataDir, 'invoices.zip');
  writeFileSync(path, (await accountant.get(`/api/v1/background-jobs/${id}/file`).responseType('blob')).body as Buffer);
  const { files, close } = await unzip(path);
  expect([...files.keys()]).toEqual(['SF-1.pdf', 'SF-2.pdf']);
  await close();
});
