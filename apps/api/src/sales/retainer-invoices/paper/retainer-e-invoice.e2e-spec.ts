import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readUbl, wrongLines, wrongSums, type CustomerInput, type RetainerInvoiceDetail } from '@kontor/domain';
import { missing, officialFindings } from '../../../../../../tools/e-invoice/official-rules.mjs';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { aTaxRate } from '../../../../test/builders/item.ts';
import { store } from '../../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../../test/test-app.ts';
import { readXml } from '../../../documents/e-invoice/read-xml.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { verify } from '../../../tools/verify.ts';
import { invoiceWorld } from '../../invoices/invoices.sample.ts';

let api: TestApp;
let admin: Agent;
let rates: number[];

beforeAll(async () => {
  api = await testApp();
  ({ admin } = await invoiceWorld(api));
  rates = [await store(api, aTaxRate()), await store(api, aTaxRate({ name: 'PVM 9 %', percent: 9 }))];
  await api.sql(`update organisation set retainers_carry_tax = true`);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
  await stopDrawing();
});

const list = '/api/v1/retainer-invoices';
const firm = { legalCode: '304567894', vatCode: 'LT100001919017', language: 'lt', street: 'Uosto g. 1', city: 'Kaunas' } as const;
const post = async (path: string, body: object, status = 200): Promise<RetainerInvoiceDetail> =>
  (await admin.post(path).send(body).expect(status)).body as RetainerInvoiceDetail;

/** Sends a retainer invoice over two rates to a new customer, without drawing it. */
async function sent(change: Partial<CustomerInput> = {}, more: object = {}): Promise<RetainerInvoiceDetail> {
  const { id } = await post(
    list,
    {
      customerId: await store(api, aCustomer({ ...firm, ...change })),
      invoiceDate: '2026-03-02',
      dueDate: '2026-03-16',
      currency: 'EUR',
      exchangeRate: 1,
      language: 'lt',
      pricesIncludeTax: false,
      discountPercent: 10,
      lines: rates.map((taxRateId) => ({
        kind: 'text',
        description: 'Avansas už portalą',
        quantity: 1,
        unit: 'C62',
        unitPrice: 333.33,
        taxRateId,
      })),
    },
    201,
  );
  return post(`${list}/${id}/send`, { noAccountConfirmed: true, ...more });
}
const draw = async (retainerInvoiceId: number): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawRetainerPdf')
    ?.work({ retainerInvoiceId } as never, api.em(), false);
const get = async (id: number): Promise<RetainerInvoiceDetail> =>
  (await admin.get(`${list}/${id}`).expect(200)).body as RetainerInvoiceDetail;
const download = (id: number) => admin.get(`${list}/${id}/e-invoice`).buffer(true);
const xmlOf = async (id: number): Promise<string> => {
  const { text, body } = (await download(id).expect(200)) as { text?: string; body: Buffer };
  return text ?? body.toString();
};

describe('the e-invoice of an advance with tax', () => {
  it('is a prepayment invoice that breaks no rule', async () => {
    const { id, number, total } = await sent();
    expect(await get(id)).toMatchObject({ eInvoiceState: 'pending', eInvoiceGaps: [] });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice_yet' });
    await draw(id);
    expect(await get(id)).toMatchObject({ eInvoiceState: 'ready', pdfState: 'ready' });
    const xml = await xmlOf(id);
    expect(xml).toContain('<cbc:InvoiceTypeCode>386</cbc:InvoiceTypeCode>');
    expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(xml).toContain(`<cbc:PayableAmount currencyID="EUR">${total.toFixed(2)}</cbc:PayableAmount>`);
    const invoice = readUbl(readXml(xml));
    expect([...wrongSums(invoice), ...wrongLines(invoice)]).toEqual([]);
    if (!missing.length) expect(await officialFindings(xml)).toEqual([]);
  });

  it('is attached to its PDF, frozen with it, and stays when it is voided', async () => {
    const { id } = await sent();
    await draw(id);
    const pdf = (await admin.get(`${list}/${id}/pdf`).buffer(true).expect(200)).body as Buffer;
    expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(pdf.toString('latin1')).toMatch(/\/AFRelationship \/Alternative/);
    const { pdfFileId, eInvoiceFileId } = await get(id);
    const other = api.sql(`update retainer_invoice set e_invoice_file_id = $1 where id = $2`, [pdfFileId, id]);
    await expect(other).rejects.toThrow('frozen');
    expect((await admin.delete(`/api/v1/files/${eInvoiceFileId}`)).status).toBe(409);
    const before = await xmlOf(id);
    await post(`${list}/${id}/void`, { reason: 'Twice' });
    await draw(id);
    expect(await xmlOf(id)).toBe(before);
  });

  it('is kept with its PDF when the advance is paid while they are being created', async () => {
    const { id } = await sent();
    const files = api.app.get<FileStore>(FILE_STORE);
    const put = files.put.bind(files);
    const slow = jest.spyOn(files, 'put').mockImplementationOnce(async (content) => {
      const stored = await put(content);
      await post(`${list}/${id}/mark-paid`, { paymentDate: '2026-03-03', method: 'bankTransfer' });
      return stored;
    });
    await draw(id);
    slow.mockRestore();
    expect(await get(id)).toMatchObject({ status: 'paid', pdfState: 'ready', eInvoiceState: 'ready' });
  });

  it('is written again from what was issued where its file could not be stored', async () => {
    const { id } = await sent();
    await api.sql(`update retainer_invoice set e_invoice_state = 'failed' where id = $1`, [id]);
    expect(await xmlOf(id)).toContain('<cbc:InvoiceTypeCode>386</cbc:InvoiceTypeCode>');
    await draw(id);
  });

  it.each([
    ['mail', ['.pdf']],
    ['mailWithXml', ['.pdf', '.xml']],
  ] as const)('by %s: each email brings %j', async (invoiceChannel, expected) => {
    const { id } = await sent({ invoiceChannel }, { to: 'a@pavyzdys.example' });
    await draw(id);
    await post(`${list}/${id}/mail`, { to: 'b@pavyzdys.example' });
    const mails = await api.sql<{ attachments: { name: string }[] }>(
      `select attachments from mail where subject_type = 'RetainerInvoice' and subject_id = $1 order by id`,
      [id],
    );
    expect(mails.map(({ attachments }) => attachments.map(({ name }) => name.slice(-4)))).toEqual([expected, expected]);
  });

  it('is none where the advance carries no tax: it only asks for money', async () => {
    await api.sql(`update organisation set retainers_carry_tax = false`);
    const { id } = await sent();
    await draw(id);
    await api.sql(`update organisation set retainers_carry_tax = true`);
    expect(await get(id)).toMatchObject({ eInvoiceState: 'none', pdfState: 'ready' });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice' });
    await expect(api.sql(`update retainer_invoice set e_invoice_state = 'pending' where id = $1`, [id])).rejects.toThrow('taxed');
  });
});
