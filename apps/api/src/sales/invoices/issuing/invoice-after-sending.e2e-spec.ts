import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FileRecord, InvoiceDetail } from '@kontor/domain';
import { pagesOf } from '../../../../test/pdf-text.ts';
import { listPath, testApp, type TestApp } from '../../../../test/test-app.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const draw = async (invoiceId: number): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawInvoicePdf')
    ?.work({ invoiceId } as never, api.em(), false);
const text = async (path: string): Promise<string> => {
  const { body } = await world.admin.get(path).buffer(true).expect(200);
  return (await pagesOf(body as Uint8Array)).join(' ');
};
const paper = (id: number): Promise<string> => text(`/api/v1/invoices/${id}/pdf`);
const filesOf = async (id: number): Promise<FileRecord[]> =>
  (await world.admin.get(listPath('files', { filter: { subject: 'Invoice', subjectId: id }, sort: ['id', 'ASC'] })))
    .body as FileRecord[];
const edit = async (id: number, change: object): Promise<InvoiceDetail> => {
  const { version, dueDate, internalNote } = await world.get(id);
  const body = { dueDate, internalNote, dueDateReason: 'Agreed by telephone', ...change };
  return (
    await world.admin
      .put(`/api/v1/invoices/${id}/after-sending`)
      .send({ ...body, version })
      .expect(200)
  ).body as InvoiceDetail;
};
const jobs = (id: number): Promise<object[]> =>
  api.sql('select 1 from graphile_worker.jobs where key = $1', [`invoice pdf ${id}`]);

async function anIssuedInvoice(): Promise<number> {
  const { id } = await world.sent({ invoiceDate: '2026-11-20', dueDate: '2026-12-04' });
  await draw(id);
  await api.sql('delete from graphile_worker._private_jobs as j where j.key = $1', [`invoice pdf ${id}`]);
  return id;
}

describe('another due date on a sent invoice', () => {
  it('stands on the paper from then on, and the one that was sent is kept as it was', async () => {
    const id = await anIssuedInvoice();
    expect(await paper(id)).toContain('2026-12-04');
    const [sent] = await filesOf(id);
    expect(await edit(id, { dueDate: '2027-01-15' })).toMatchObject({ pdfState: 'pending', pdfFileId: null });
    // The former PDF is withheld meanwhile: its due date is no longer valid.
    await world.admin.get(`/api/v1/invoices/${id}/pdf`).expect(409);
    expect(await text(`/api/v1/invoices/${id}/preview-pdf`)).toContain('2027-01-15');
    expect(await jobs(id)).toHaveLength(1);

    await draw(id);
    const now = await paper(id);
    expect(now).toContain('2027-01-15');
    expect(now).not.toContain('2026-12-04');
    const files = await filesOf(id);
    expect(files.map((file) => file.id)).toEqual([sent?.id, (await world.get(id)).pdfFileId]);
    expect(await text(`/api/v1/files/${sent?.id}/content`)).toContain('2026-12-04');
  });

  it('lets neither paper be deleted, nor the paper of a mail be exchanged', async () => {
    const { id } = await world.draft({ invoiceDate: '2026-11-20', dueDate: '2026-12-04' });
    await world.admin.post(`/api/v1/invoices/${id}/send`).send({ to: 'rasa@example.com' }).expect(200);
    await draw(id);
    await edit(id, { dueDate: '2027-01-15' });
    await draw(id);
    const files = await filesOf(id);
    expect(files).toHaveLength(2);
    for (const file of files)
      expect((await world.admin.delete(`/api/v1/files/${file.id}`).expect(409)).body).toMatchObject({
        code: 'file.cannot_delete_issued',
      });
    const [mail] = await api.sql<{ attachments: object[] }>(
      `select attachments from mail where subject_type = 'Invoice' and subject_id = $1`,
      [id],
    );
    expect(mail?.attachments).toEqual([{ fileId: files[0]?.id, name: expect.any(String) }]);
  });

  it('also while the first paper is being drawn', async () => {
    const { id } = await world.sent({ invoiceDate: '2026-11-20', dueDate: '2026-12-04' });
    const store = api.app.get<FileStore>(FILE_STORE);
    const put = store.put.bind(store);
    const slow = jest.spyOn(store, 'put').mockImplementationOnce(async (content) => {
      const stored = await put(content);
      await edit(id, { dueDate: '2027-01-15' });
      return stored;
    });
    await draw(id);
    slow.mockRestore();
    expect(await world.get(id)).toMatchObject({ pdfState: 'pending' });
    await draw(id);
    expect(await paper(id)).toContain('2027-01-15');
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('is not needed for a note that no paper shows', async () => {
    const id = await anIssuedInvoice();
    const { pdfFileId } = await world.get(id);
    expect(await edit(id, { internalNote: 'Promised for Monday' })).toMatchObject({ pdfState: 'ready', pdfFileId });
    expect(await jobs(id)).toHaveLength(0);
    expect(await paper(id)).not.toContain('Promised');
  });

  it('tells the history of the date and the reason, not of the paper', async () => {
    const id = await anIssuedInvoice();
    await edit(id, { dueDate: '2027-01-15' });
    const [row] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'Invoice' and subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(row?.changes).toEqual({ dueDate: ['2026-12-04', '2027-01-15'], reason: [null, 'Agreed by telephone'] });
  });
});
