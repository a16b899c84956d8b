import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readUbl, wrongLines, wrongSums, type CreditNoteDetail, type CustomerInput } from '@kontor/domain';
import { missing, officialFindings } from '../../../../../../tools/e-invoice/official-rules.mjs';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { store } from '../../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { readXml } from '../../../documents/e-invoice/read-xml.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { verify } from '../../../tools/verify.ts';
import { creditWorld, type CreditWorld } from '../credit-notes.sample.ts';

let api: TestApp;
let world: CreditWorld;
beforeAll(async () => {
  api = await testApp();
  world = await creditWorld(api);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
  await stopDrawing();
});

const firm = { legalCode: '304567894', vatCode: 'LT100001919017', language: 'lt' } as const;
const draw = async (creditNoteId: number, isLastTry = false): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawCreditNotePdf')
    ?.work({ creditNoteId } as never, api.em(), isLastTry);

/** Credits an invoice of a new customer, without drawing the credit note. */
async function credited(change: Partial<CustomerInput> = {}): Promise<CreditNoteDetail & { original: string }> {
  const customerId = await store(api, aCustomer({ ...firm, ...change }));
  const invoice = await world.sent({ customerId });
  return { ...(await world.sentNote(invoice.id)), original: invoice.number ?? '' };
}
const download = (id: number) => world.admin.get(`/api/v1/credit-notes/${id}/e-invoice`).buffer(true);
const wrongIn = (xml: string) => {
  const invoice = readUbl(readXml(xml));
  return [...wrongSums(invoice), ...wrongLines(invoice)];
};
const xmlOf = async (id: number): Promise<string> => {
  const { text, body } = (await download(id).expect(200)) as { text?: string; body: Buffer };
  return text ?? body.toString();
};

describe('the e-invoice of a credit note', () => {
  it('is a credit note by number and date of its invoice, and breaks no rule', async () => {
    const { id, number, original } = await credited();
    expect(await world.getNote(id)).toMatchObject({ eInvoiceState: 'pending', eInvoiceGaps: [] });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice_yet' });
    await draw(id);
    expect(await world.getNote(id)).toMatchObject({ eInvoiceState: 'ready', pdfState: 'ready' });
    const xml = await xmlOf(id);
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(xml).toMatch(
      new RegExp(`<cac:InvoiceDocumentReference><cbc:ID>${original}</cbc:ID><cbc:IssueDate>\\d{4}-\\d\\d-\\d\\d</cbc:IssueDate>`),
    );
    expect(wrongIn(xml)).toEqual([]);
    if (!missing.length) expect(await officialFindings(xml)).toEqual([]);
  });

  it('of a part says only that part, by quantity and by amount', async () => {
    const customerId = await store(api, aCustomer(firm));
    const invoice = await world.sent({ customerId });
    const [line] = invoice.lines;
    const { id } = await world.sentNote(invoice.id, { lines: [{ invoiceLineId: line?.id ?? 0, amount: 10.01 }] });
    await draw(id);
    const xml = await xmlOf(id);
    expect(wrongIn(xml)).toEqual([]);
    expect(xml).toContain('<cbc:TaxExclusiveAmount currencyID="EUR">10.01</cbc:TaxExclusiveAmount>');
    if (!missing.length) expect(await officialFindings(xml)).toEqual([]);
  });

  it('is attached to its PDF, which is PDF/A-3b, and frozen with it', async () => {
    const { id } = await credited();
    await draw(id);
    const pdf = (await world.admin.get(`/api/v1/credit-notes/${id}/pdf`).buffer(true).expect(200)).body as Buffer;
    expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(pdf.toString('latin1')).toMatch(/\/AFRelationship \/Alternative/);
    const { pdfFileId, eInvoiceFileId } = await world.getNote(id);
    await expect(api.sql(`update credit_note set e_invoice_file_id = $1 where id = $2`, [pdfFileId, id])).rejects.toThrow(
      'frozen',
    );
    expect((await world.admin.delete(`/api/v1/files/${eInvoiceFileId}`)).status).toBe(409);
  });

  it('stays as it was issued when the credit note is voided', async () => {
    const { id } = await credited();
    await draw(id);
    const before = await xmlOf(id);
    await world.admin.post(`/api/v1/credit-notes/${id}/void`).send({ reason: 'Twice' }).expect(200);
    await draw(id);
    expect(await xmlOf(id)).toBe(before);
  });

  it('is none, and says why, where the customer has no electronic address', async () => {
    const { id } = await credited({ legalCode: null, vatCode: null, kind: 'person' });
    await draw(id);
    expect(await world.getNote(id)).toMatchObject({ eInvoiceState: 'lacking', eInvoiceGaps: ['buyer'], pdfState: 'ready' });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice' });
  });

  it.each([
    ['mail', ['.pdf']],
    ['mailWithXml', ['.pdf', '.xml']],
  ] as const)('by %s: each email brings %j', async (invoiceChannel, expected) => {
    const customerId = await store(api, aCustomer({ ...firm, invoiceChannel }));
    const invoice = await world.sent({ customerId });
    const { id } = await world.note(invoice.id);
    await world.admin.post(`/api/v1/credit-notes/${id}/send`).send({ to: 'a@pavyzdys.example' }).expect(200);
    await draw(id);
    await world.admin.post(`/api/v1/credit-notes/${id}/mail`).send({ to: 'b@pavyzdys.example' }).expect(200);
    const mails = await api.sql<{ attachments: { name: string }[] }>(
      `select attachments from mail where subject_type = 'CreditNote' and subject_id = $1 order by id`,
      [id],
    );
    expect(mails.map(({ attachments }) => attachments.map(({ name }) => name.slice(-4)))).toEqual([expected, expected]);
  });

  it('is made once when the job runs twice at the same time', async () => {
    const { id } = await credited();
    await Promise.all([draw(id), draw(id)]);
    const files = await api.sql<{ name: string }>(`select name from file where subject = 'CreditNote' and subject_id = $1`, [id]);
    expect(files.map(({ name }) => name.slice(-4)).sort()).toEqual(['.pdf', '.xml']);
  });
});
