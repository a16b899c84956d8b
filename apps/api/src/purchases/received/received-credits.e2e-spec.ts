import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  negate,
  type BillDetail,
  type EInvoice,
  type FileRecord,
  type ReceivedDocument,
  type VendorCreditNoteDetail,
} from '@kontor/domain';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { anEInvoiceFile, buyerOfFiles, pdf, sendEInvoice } from './received.sample.ts';

let api: TestApp;
let admin: Agent;
let number = 0;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  await store(api, aTaxRate({ isDefault: true, validFrom: '2020-01-01' }));
  await api.sql(`update organisation set name = $1, legal_code = $2, vat_code = $3, country = 'LT', is_vat_registered = true`, [
    ...[buyerOfFiles.name, buyerOfFiles.legalCode, buyerOfFiles.vatCode],
  ]);
});
afterAll(async () => {
  expect((await verify(api.url)).problems).toEqual([]);
  await api.close();
});

const next = (): string => `K-${(number += 1)}`;
const file = (change: (invoice: EInvoice) => Partial<EInvoice> = () => ({})): string =>
  anEInvoiceFile({ change: (invoice) => ({ type: '381', dueDate: null, number: next(), ...change(invoice) }) });
/** An amount of its own keeps a credit note from being likely another one. */
const over = ({ lines, taxes, totals }: EInvoice, net: number): Partial<EInvoice> => {
  const tax = (net * 21) / 100;
  return {
    lines: lines.map((line) => ({ ...line, price: net, net })),
    taxes: taxes.map((row) => ({ ...row, base: net, amount: tax })),
    totals: { ...totals, lines: net, net, tax, total: net + tax, due: net + tax },
  };
};
/** As some programs write credits: every quantity and amount below zero. */
const negated = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  lines: invoice.lines.map((line) => ({ ...line, quantity: negate(line.quantity), net: negate(line.net) })),
  taxes: invoice.taxes.map((row) => ({ ...row, base: negate(row.base), amount: negate(row.amount) })),
  totals: Object.fromEntries(
    Object.entries(invoice.totals).map(([name, amount]) => [name, negate(amount)]),
  ) as EInvoice['totals'],
});
const noteOf = async ({ id }: { id: number }): Promise<VendorCreditNoteDetail> =>
  (await admin.get(`/api/v1/vendor-credit-notes/${id}`).expect(200)).body as VendorCreditNoteDetail;
const received = async (content: string): Promise<VendorCreditNoteDetail> =>
  noteOf((await sendEInvoice(admin, content).expect(201)).body as ReceivedDocument);
const codesOf = ({ received: said }: VendorCreditNoteDetail): string[] => said?.findings.map(({ code }) => code) ?? [];

describe('a credit note of a vendor', () => {
  it('becomes a draft, with the vendor that was not known, and leads to it', async () => {
    const { body } = await sendEInvoice(admin, file()).expect(201);
    expect(body).toMatchObject({ subject: 'VendorCreditNote', number: 'K-1', vendorName: 'UAB Kontor pavyzdys', toCheck: 1 });
    expect(await noteOf(body as ReceivedDocument)).toMatchObject({
      status: 'draft',
      number: 'K-1',
      creditDate: '2026-11-21',
      net: 100,
      tax: 21,
      total: 121,
      available: 121,
      bills: [],
      lines: [{ description: 'Konsultacija', quantity: 1, unit: 'HUR', unitCost: 100, taxPercent: 21, taxAmount: null }],
      received: { type: '381', total: 121, findings: [{ code: 'received.vendor_made' }] },
    });
  });

  it('corrects the bill that it names, and tells which is not here', async () => {
    const invoice = anEInvoiceFile({ change: () => ({ number: 'S-1' }) });
    const bill = (await sendEInvoice(admin, invoice).expect(201)).body as ReceivedDocument;
    expect(bill).toMatchObject({ subject: 'Bill', number: 'S-1' });
    const preceding = [
      { number: 's-1', date: '2026-11-21' },
      { number: 'S-404', date: null },
    ];
    const note = await received(file((one) => ({ ...over(one, 10), preceding })));
    expect(note.bills).toEqual([{ id: bill.id, number: 'S-1' }]);
    expect(note.received?.findings).toEqual([{ code: 'received.bill_unknown', params: { number: 'S-404' } }]);
    const { body } = await admin.get(`/api/v1/bills/${bill.id}`).expect(200);
    await admin
      .post(`/api/v1/bills/${(body as BillDetail).id}/open`)
      .send({})
      .expect(200);
    await admin.post(`/api/v1/vendor-credit-notes/${note.id}/open`).send({}).expect(200);
  });

  it.each(['380', 'NC', '326'])('is none to pay where its type says %s: the root decides', async (type) => {
    const content = file((one) => over(one, 12)).replace('>381<', `>${type}<`);
    const { body } = await sendEInvoice(admin, content).expect(201);
    expect(body).toMatchObject({ subject: 'VendorCreditNote' });
    expect((await noteOf(body as ReceivedDocument)).received?.findings).toContainEqual({
      code: 'received.type_differs',
      params: { type },
    });
  });

  it('comes from a negative invoice too, with its amounts turned', async () => {
    const content = anEInvoiceFile({ change: (invoice) => negated({ ...invoice, ...over(invoice, 14), number: next() }) });
    const { body } = await sendEInvoice(admin, content).expect(201);
    expect(body).toMatchObject({ subject: 'VendorCreditNote' });
    const note = await noteOf(body as ReceivedDocument);
    expect(note).toMatchObject({ status: 'draft', net: 14, tax: 2.94, total: 16.94, lines: [{ quantity: 1, unitCost: 14 }] });
    expect(codesOf(note)).toContain('received.negative');
  });

  it('keeps the amounts of the vendor, and says where the rate gives others', async () => {
    const note = await received(
      file(({ taxes, totals }) => ({
        taxes: taxes.map((row) => ({ ...row, amount: 21.04 })),
        totals: { ...totals, tax: 21.04, total: 121.04, due: 121.04 },
      })),
    );
    expect(note).toMatchObject({ tax: 21.04, total: 121.04, lines: [{ taxAmount: 21.04 }] });
    expect(note.received?.findings).toEqual([{ code: 'received.tax_differs', params: { percent: 21, said: 21.04, sum: 21 } }]);
  });

  it('of the amount of another one is told', async () => {
    const first = await received(file((one) => over(one, 20)));
    const second = await received(file((one) => over(one, 20)));
    expect([codesOf(first), codesOf(second)]).toEqual([[], ['received.credit_double']]);
  });

  it('keeps the file and the PDF inside, and both leave with the draft', async () => {
    const paper = {
      id: '1',
      description: null,
      fileName: 'kreditas',
      mimeType: 'application/pdf',
      base64: pdf.toString('base64'),
    };
    const content = file((one) => ({ ...over(one, 30), attachments: [paper] }));
    const note = await received(content);
    expect(note.hasPaper).toBe(true);
    const filter = { subject: 'VendorCreditNote', subjectId: note.id };
    const files = (await admin.get(listPath('files', { filter })).expect(200)).body as FileRecord[];
    expect(files.map(({ name }) => name).sort()).toEqual(['invoice.xml', 'kreditas.pdf']);
    const { body } = await admin.delete(`/api/v1/files/${note.received?.fileId}`).expect(409);
    expect(body).toMatchObject({ code: 'received.cannot_delete' });
    await admin.delete(`/api/v1/vendor-credit-notes/${note.id}`).set('If-Match', `"${note.version}"`).expect(200);
    await received(content);
  });

  it('is known when it comes again, also when both come at once or another file says the same', async () => {
    const content = file((one) => over(one, 40));
    const answers = await Promise.all([sendEInvoice(admin, content), sendEInvoice(admin, content)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = answers.find(({ status }) => status === 201)?.body as ReceivedDocument;
    const known = { code: 'received.known', params: { name: made.number, vendorCreditNoteId: made.id } };
    expect((await sendEInvoice(admin, content).expect(409)).body).toMatchObject(known);
    const again = file(() => ({ number: ` ${made.number?.toLowerCase()} `, note: 'again' }));
    expect((await sendEInvoice(admin, again).expect(409)).body).toMatchObject(known);
  });

  it('over nothing, or on a day without rates, is refused, and nothing is left behind', async () => {
    const kept = () => api.sql('select (select count(*) from vendor_credit_note) as notes, (select count(*) from file) as files');
    const before = await kept();
    const nothing = file(({ totals }) => ({ totals: { ...totals, total: -5 } }));
    expect((await sendEInvoice(admin, nothing).expect(422)).body).toMatchObject({ code: 'received.no_amount' });
    const early = file(() => ({ date: '2001-01-01' }));
    expect((await sendEInvoice(admin, early).expect(422)).body).toMatchObject({ code: 'received.no_rates' });
    await sendEInvoice(await api.as('employee'), file()).expect(403);
    expect(await kept()).toEqual(before);
  });
});
