import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import type { CustomerInput, InvoiceDetail, InvoiceInput, NewCustomerLink } from '@kontor/domain';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { store } from '../../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { StoredFiles } from '../../../platform/files/stored-files.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { verify } from '../../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://kontor.example' });
  world = await invoiceWorld(api);
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const firm = { legalCode: '304567894', vatCode: 'LT100001919017', language: 'lt' } as const;
const customer = (change: Partial<CustomerInput> = {}): Promise<number> => store(api, aCustomer({ ...firm, ...change }));
/** Sends an invoice to a new customer, without drawing it. */
async function sentTo(change: Partial<CustomerInput> = {}, input: Partial<InvoiceInput> = {}): Promise<InvoiceDetail> {
  return world.sent({ customerId: await customer(change), ...input });
}
const draw = async (invoiceId: number, isLastTry = false): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawInvoicePdf')
    ?.work({ invoiceId } as never, api.em(), isLastTry);
const download = (id: number, by = world.admin) => by.get(`/api/v1/invoices/${id}/e-invoice`).buffer(true);
const xmlOf = async (id: number): Promise<string> => {
  const { text, body } = (await download(id).expect(200)) as { text?: string; body: Buffer };
  return text ?? body.toString();
};
const filesOf = (id: number) =>
  api.sql<{ id: number; name: string; mime_type: string; storage_key: string }>(
    `select id, name, mime_type, storage_key from file where subject = 'Invoice' and subject_id = $1 order by id`,
    [id],
  );
const problems = async (): Promise<string[]> => (await verify(api.url)).problems;

describe('the e-invoice of an invoice', () => {
  it('is written with the paper, from what was issued, and downloaded', async () => {
    const { id, number } = await sentTo({ orderReference: 'PO-9', shippingStreet: 'Uosto g. 5', shippingCity: 'Klaipėda' });
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'pending', eInvoiceGaps: [] });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice_yet' });
    await api.sql(`update customer set name = 'Dabar kitas', order_reference = 'PO-10' where legal_code = $1`, [firm.legalCode]);
    await draw(id);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'ready', pdfState: 'ready' });
    const xml = await xmlOf(id);
    expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(xml).toContain('<cbc:EndpointID schemeID="0200">302308327</cbc:EndpointID>');
    expect(xml).toContain('<cbc:EndpointID schemeID="0200">304567894</cbc:EndpointID>');
    expect(xml).toContain('<cac:OrderReference><cbc:ID>PO-9</cbc:ID></cac:OrderReference>');
    expect(xml).toContain('<cbc:StreetName>Uosto g. 5</cbc:StreetName>');
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">121.00</cbc:PayableAmount>');
    expect(xml).not.toContain('Dabar kitas');
    expect(await filesOf(id)).toMatchObject([{ name: `${number}.xml`, mime_type: 'application/xml' }, { name: `${number}.pdf` }]);
    expect(await problems()).toEqual([]);
  });

  it('is attached to the first PDF, which is PDF/A-3b', async () => {
    const { id } = await sentTo();
    await draw(id);
    const pdf = (await world.admin.get(`/api/v1/invoices/${id}/pdf`).buffer(true).expect(200)).body as Buffer;
    const text = pdf.toString('latin1');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(text).toMatch(/\/AFRelationship \/Alternative/);
  });

  it('stays as it was issued when the due date moves and when the invoice is voided', async () => {
    const { id, version } = await sentTo();
    await draw(id);
    const before = await xmlOf(id);
    const moved = { version, dueDate: '2026-04-30', dueDateReason: 'Asked for', internalNote: null };
    await world.admin.put(`/api/v1/invoices/${id}/after-sending`).send(moved).expect(200);
    await draw(id);
    expect(await xmlOf(id)).toBe(before);
    await world.admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Twice' }).expect(200);
    await draw(id);
    expect(await xmlOf(id)).toBe(before);
    expect((await filesOf(id)).filter(({ name }) => name.endsWith('.xml'))).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });

  it('cannot be replaced or deleted, not even in the database', async () => {
    const { id } = await sentTo();
    await draw(id);
    const { eInvoiceFileId, pdfFileId } = await world.get(id);
    await expect(api.sql(`update invoice set e_invoice_file_id = $1 where id = $2`, [pdfFileId, id])).rejects.toThrow('frozen');
    await expect(
      api.sql(`update invoice set e_invoice_state = 'failed', e_invoice_file_id = null where id = $1`, [id]),
    ).rejects.toThrow('frozen');
    const refused = await world.admin.delete(`/api/v1/files/${eInvoiceFileId}`);
    expect(refused.status).toBe(409);
  });

  it('is made once, also when the job runs at the same time or again, and nothing that is not its own stays', async () => {
    const { id } = await sentTo();
    await Promise.all([draw(id), draw(id), draw(id)]);
    await draw(id);
    const files = await filesOf(id);
    expect(files.map(({ name }) => name.slice(-4)).sort()).toEqual(['.pdf', '.xml']);
    const storage = api.app.get<FileStore>(FILE_STORE);
    await api.app.get(StoredFiles).sweep(api.em(), new Date(Date.now() + 60_000));
    for (const { storage_key: key } of files) await (await storage.open(key)).toArray();
  });

  it('is made by the next run when one was killed between the file and the row', async () => {
    const { id } = await sentTo();
    await api.sql(`alter table file rename to file_away`);
    await expect(draw(id)).rejects.toThrow();
    await api.sql(`alter table file_away rename to file`);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'pending', pdfState: 'pending' });
    await draw(id);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'ready', pdfState: 'ready' });
    await api.app.get(StoredFiles).sweep(api.em(), new Date(Date.now() + 60_000));
    expect(await xmlOf(id)).toContain('<Invoice');
  });

  it('is written on request after it could not be stored for good', async () => {
    const { id } = await sentTo();
    await api.sql(`alter table file rename to file_away`);
    await expect(draw(id, true)).rejects.toThrow();
    await api.sql(`alter table file_away rename to file`);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'failed' });
    expect(await xmlOf(id)).toContain('<Invoice');
    expect((await verify(api.url)).warnings.join()).toContain('e-invoice could not be stored');
    await draw(id);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'ready' });
  });
});

describe('there is none, and it is said why,', () => {
  it('where a party has no electronic address', async () => {
    const { id } = await sentTo({ legalCode: null, vatCode: null, kind: 'person' });
    await draw(id);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'lacking', eInvoiceGaps: ['buyer'], pdfState: 'ready' });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice' });
  });

  it('where it was issued before there were e-invoices', async () => {
    const { id } = await sentTo();
    await api.sql(`alter table invoice disable trigger invoice_frozen`);
    await api.sql(
      `update invoice set e_invoice_state = 'none', snapshot = snapshot #- '{buyer,invoiceChannel}' #- '{seller,electronicAddress}' where id = $1`,
      [id],
    );
    await api.sql(`alter table invoice enable trigger invoice_frozen`);
    await draw(id);
    expect(await world.get(id)).toMatchObject({ eInvoiceState: 'none', pdfState: 'ready' });
    expect((await download(id).expect(409)).body).toMatchObject({ code: 'document.no_e_invoice' });
    expect(await problems()).toEqual([]);
  });

  it('and verify finds an invoice that says neither', async () => {
    const { id } = await sentTo();
    await api.sql(`update invoice set e_invoice_state = 'none' where id = $1`, [id]);
    expect(await problems()).toEqual([`Invoice ${id} has neither an e-invoice nor a reason why not`]);
    await api.sql(`update invoice set e_invoice_state = 'lacking', e_invoice_gaps = '["seller"]' where id = $1`, [id]);
    expect(await problems()).toEqual([`Invoice ${id} has no e-invoice because of [seller] instead of []`]);
    await api.sql(`update invoice set e_invoice_state = 'pending', e_invoice_gaps = '[]' where id = $1`, [id]);
  });
});

describe('how it reaches the customer', () => {
  const attachmentsOf = async (id: number): Promise<string[][]> =>
    (
      await api.sql<{ attachments: { name: string }[] }>(
        `select attachments from mail where subject_type = 'Invoice' and subject_id = $1 order by id`,
        [id],
      )
    ).map(({ attachments }) => attachments.map(({ name }) => name.slice(-4)));

  it.each([
    ['mail', ['.pdf']],
    ['mailWithXml', ['.pdf', '.xml']],
  ] as const)('by %s: each email brings %j', async (invoiceChannel, expected) => {
    const { id } = await world.draft({ customerId: await customer({ invoiceChannel }) });
    await world.admin.post(`/api/v1/invoices/${id}/send`).send({ to: 'a@pavyzdys.example' }).expect(200);
    await draw(id);
    await world.admin.post(`/api/v1/invoices/${id}/mail`).send({ to: 'b@pavyzdys.example' }).expect(200);
    expect(await attachmentsOf(id)).toEqual([expected, expected]);
  });

  it('by a link, once it is there', async () => {
    const { id } = await sentTo();
    const { body } = await world.admin.post('/api/v1/customer-links').send({ invoiceId: id }).expect(201);
    const path = new URL((body as NewCustomerLink).url).pathname;
    expect((await api.visitor.get(path).expect(200)).text).not.toContain('/e-invoice');
    await draw(id);
    expect((await api.visitor.get(path).expect(200)).text).toContain(`${path}/invoices/${id}/e-invoice`);
    const file = await api.visitor.get(`${path}/invoices/${id}/e-invoice`).expect(200);
    expect(file.headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': 'no-store' });
    const { id: other } = await sentTo();
    await api.visitor.get(`${path}/invoices/${other}/e-invoice`).expect(404);
  });

  it('is downloaded by those who may read the amounts of the invoice', async () => {
    const { id } = await sentTo();
    await draw(id);
    await download(id, await api.as('accountant')).expect(200);
    await download(id, await api.as('employee')).expect(403);
    const blind = await api.asOwnRole([
      ...rulesOf([]),
      { action: ['read'], subject: ['Invoice'] },
      { action: ['read'], subject: ['Invoice'], fields: ['@money'], inverted: true },
    ]);
    await download(id, blind).expect(403);
    await api.visitor.get(`/api/v1/invoices/${id}/e-invoice`).expect(401);
  });
});

describe('a public body', () => {
  it.each([
    ['without an electronic address', { legalCode: null }, {}, 'document.e_invoice_buyer'],
    ['without a reference', {}, {}, 'document.e_invoice_reference'],
  ] as const)('%s gets no invoice', async (_, change, input, code) => {
    const customerId = await customer({ ...change, publicBody: true, vatCode: null });
    const { id } = await world.draft({ customerId, ...input });
    const { body } = await world.admin.post(`/api/v1/invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(422);
    expect(body).toMatchObject({ code });
    expect(await world.get(id)).toMatchObject({ status: 'draft', number: null, eInvoiceState: 'none' });
  });

  it.each([
    ['the number of its order', {}, { orderNumber: 'PO-1' }],
    ['its reference person', {}, { yourReference: 'Rūta Rūtaitė' }],
    ['its own reference', { buyerReference: 'Skyrius 4' }, {}],
  ] as const)('gets one that names %s', async (_, change, input) => {
    const { eInvoiceState } = await sentTo({ ...change, publicBody: true }, input);
    expect(eInvoiceState).toBe('pending');
  });

  it('gets none from a seller without an electronic address', async () => {
    await api.sql(`update organisation set country = 'DE'`);
    try {
      const customerId = await customer({ publicBody: true, buyerReference: 'A' });
      const { id } = await world.draft({ customerId });
      const { body } = await world.admin.post(`/api/v1/invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(422);
      expect(body).toMatchObject({ code: 'document.e_invoice_seller', params: { fields: 'electronicAddress' } });
    } finally {
      await api.sql(`update organisation set country = 'LT'`);
    }
  });
});
