import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { anInvoice, anInvoiceLine, anInvoiceTax } from '../../../../test/builders/invoice.ts';
import { store } from '../../../../test/builders/store.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { putInOutboxWaiting } from '../../../platform/outbox/put-in-outbox.ts';
import { anInvoicePaper } from './invoice-paper.sample.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';

let api: TestApp;

beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const one = async <T>(text: string, values: unknown[] = []): Promise<T> => {
  const [row] = await api.sql<T>(text, values);
  if (!row) throw new Error(`Nothing came of ${text}`);
  return row;
};

async function anIssuedInvoice(number: string): Promise<number> {
  const { seller, buyer, bankAccount, baseCurrency } = anInvoicePaper();
  const snapshot = { seller: { ...seller, logoFileId: 4711 }, buyer, bankAccount, baseCurrency, language: 'lt' };
  const dates = { invoiceDate: '2026-11-21', dueDate: '2026-12-05' };
  const customerId = aCustomer({ name: 'Dabar kitas vardas' });
  const invoice = await store(
    api,
    anInvoice({ customerId, ...dates, subtotal: 100, net: 100, tax: 21, total: 121, balance: 121 }),
  );
  await store(api, anInvoiceLine({ invoice, position: 1, description: 'Darbas', quantity: 2, unitPrice: 50, net: 100 }));
  await store(api, anInvoiceTax({ invoice, base: 100, amount: 21 }));
  await api.sql(
    `update invoice set status = 'sent', number = $1, number_series_id = 1, snapshot = $2::jsonb, pdf_state = 'pending' where id = $3`,
    [number, JSON.stringify(snapshot), invoice],
  );
  return invoice;
}
const draw = async (invoiceId: number, isLastTry = false): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawInvoicePdf')
    ?.work({ invoiceId } as never, api.em(), isLastTry);
type Paper = { pdf_state: string; version: number; name: string; size: number; storage_key: string };
const paperOf = (id: number) =>
  one<Paper>(
    `select i.pdf_state, i.version, f.name, f.size, f.storage_key from invoice i left join file f on f.id = i.pdf_file_id where i.id = $1`,
    [id],
  );

describe('the job that draws an invoice', () => {
  it('stores the paper with the invoice and leaves its version alone', async () => {
    const id = await anIssuedInvoice('INV-2026/0001');
    await draw(id);
    const paper = await paperOf(id);
    expect(paper).toMatchObject({ pdf_state: 'ready', version: 1, name: 'INV-2026-0001.pdf' });
    const content = await api.app.get<FileStore>(FILE_STORE).open(paper.storage_key);
    const bytes = Buffer.concat((await content.toArray()) as Buffer[]);
    expect(bytes).toHaveLength(paper.size);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('makes one paper of the invoice however often it runs, also at the same time', async () => {
    const id = await anIssuedInvoice('INV-2');
    await Promise.all([draw(id), draw(id), draw(id)]);
    await draw(id);
    expect(await api.sql(`select id from file where subject = 'Invoice' and subject_id = $1`, [id])).toHaveLength(1);
  });

  it('attaches it to the mail that waits for it and lets that go', async () => {
    const id = await anIssuedInvoice('INV-3');
    const mail = await api.em().transactional((em) =>
      putInOutboxWaiting(em, {
        toAddress: 'a@example.com',
        subject: 'INV-3',
        text: '…',
        subjectType: 'Invoice',
        subjectId: id,
      }),
    );
    expect(await api.sql(`select 1 from graphile_worker.jobs where key = $1`, [`mail ${mail.id}`])).toHaveLength(0);
    await draw(id);
    const { attachments } = await one<{ attachments: object[] }>(`select attachments from mail where id = $1`, [mail.id]);
    expect(attachments).toEqual([{ fileId: expect.any(Number), name: 'INV-3.pdf' }]);
    expect(await api.sql(`select 1 from graphile_worker.jobs where key = $1`, [`mail ${mail.id}`])).toHaveLength(1);
  });

  it('does nothing for a draft or an invoice that is gone', async () => {
    const id = await store(api, anInvoice());
    await draw(id);
    await draw(999_999);
    expect(await paperOf(id)).toMatchObject({ pdf_state: 'none', name: null });
  });

  it('says on the invoice, and on the mail that waits for it, when it has failed for good', async () => {
    const accountant = await api.as('accountant');
    const id = await anIssuedInvoice('INV-4');
    const waiting = { toAddress: 'a@example.com', subject: 'INV-4', text: '…', subjectType: 'Invoice', subjectId: id };
    const mail = await api.em().transactional((em) => putInOutboxWaiting(em, waiting));
    const mailState = () => one(`select state, error from mail where id = $1`, [mail.id]);
    await api.sql(`alter table file rename to file_away`);
    await expect(draw(id)).rejects.toThrow();
    const state = async () => (await one<{ pdf_state: string }>(`select pdf_state from invoice where id = $1`, [id])).pdf_state;
    expect(await state()).toBe('pending');
    expect(await mailState()).toEqual({ state: 'queued', error: null });
    await expect(draw(id, true)).rejects.toThrow();
    expect(await state()).toBe('failed');
    expect(await mailState()).toEqual({ state: 'failed', error: expect.stringContaining('PDF of the invoice') });
    const { body } = await accountant.get('/api/v1/notifications').expect(200);
    expect(body).toEqual([expect.objectContaining({ kind: 'pdfFailed', params: { number: 'INV-4' }, subjectId: id })]);
    await api.sql(`alter table file_away rename to file`);
    await draw(id);
    expect(await state()).toBe('ready');
  });
});
