import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillDetail, EInvoice, FileRecord, ReceivedDocument, VendorRecord } from '@kontor/domain';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aDrawablePaper } from '../../documents/paper/paper.sample.ts';
import { drawPaper } from '../../documents/paper/paper.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { verify } from '../../tools/verify.ts';
import { aCiiFile } from './received.cii.sample.ts';
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
  await stopDrawing();
  await api.close();
});

const next = (): string => `S-${(number += 1)}`;
const file = (change: (invoice: EInvoice) => Partial<EInvoice> = () => ({})): string =>
  anEInvoiceFile({ change: (invoice) => ({ number: next(), ...change(invoice) }) });
const billOf = async ({ id }: { id: number }): Promise<BillDetail> =>
  (await admin.get(`/api/v1/bills/${id}`).expect(200)).body as BillDetail;
const received = async (content: string | Buffer, by = admin, name = 'invoice.xml'): Promise<BillDetail> =>
  billOf((await sendEInvoice(by, content, name).expect(201)).body as ReceivedDocument);
const codesOf = (bill: BillDetail): string[] => bill.received?.findings.map(({ code }) => code) ?? [];
const filesOf = async (subjectId: number): Promise<FileRecord[]> =>
  (await admin.get(listPath('files', { filter: { subject: 'Bill', subjectId } })).expect(200)).body as FileRecord[];
const vendors = async (): Promise<VendorRecord[]> => (await admin.get(listPath('vendors')).expect(200)).body as VendorRecord[];

describe('an e-invoice of a vendor', () => {
  it('becomes a draft, with the vendor that was not known', async () => {
    const bill = await received(file());
    expect(bill).toMatchObject({
      status: 'draft',
      vendorName: 'UAB Kontor pavyzdys',
      net: 100,
      tax: 21,
      total: 121,
      currency: 'EUR',
      billDate: '2026-11-21',
      dueDate: '2026-12-05',
      orderNumber: 'PO-77',
      lines: [{ description: 'Konsultacija', quantity: 1, unit: 'HUR', unitCost: 100, taxPercent: 21, taxAmount: null }],
      received: {
        type: '380',
        sellerName: 'UAB Kontor pavyzdys',
        buyerName: buyerOfFiles.name,
        total: 121,
        due: 121,
        paymentReference: 'RF06KON20260001',
        account: 'LT121000011101001000',
        findings: [{ code: 'received.vendor_made', params: { name: 'UAB Kontor pavyzdys' } }],
      },
    });
    const [vendor] = (await vendors()).filter(({ id }) => id === bill.vendorId);
    expect(vendor).toMatchObject({ legalCode: '304567894', vatCode: 'LT100001919017', account: 'LT121000011101001000' });
  });

  it('is refused in a currency that does not exist', async () => {
    const { body } = await sendEInvoice(
      admin,
      file(() => ({ currency: 'XXX' })),
    ).expect(422);
    expect(body).toMatchObject({ code: 'received.bad_value', params: { what: 'DocumentCurrencyCode', value: 'XXX' } });
  });

  it('finds the vendor the next time, and keeps the file and the PDF inside', async () => {
    const attachments = [
      { id: '1', description: null, fileName: 'saskaita', mimeType: 'application/pdf', base64: pdf.toString('base64') },
      { id: '2', description: null, fileName: 'virus.exe', mimeType: 'application/pdf', base64: 'TVqQAAMAAAAEAAAA' },
    ];
    const content = file(() => ({ attachments }));
    const bill = await received(content);
    expect(codesOf(bill)).toEqual(['received.double', 'received.file_left_out']);
    expect(bill.received?.findings).toContainEqual({ code: 'received.file_left_out', params: { name: 'virus.exe.pdf' } });
    expect(bill.hasPaper).toBe(true);
    const files = await filesOf(bill.id);
    expect(files.map(({ name, mimeType }) => [name, mimeType]).sort()).toEqual([
      ['invoice.xml', 'application/xml'],
      ['saskaita.pdf', 'application/pdf'],
    ]);
    const kept = await admin.get(`/api/v1/files/${bill.received?.fileId}/content`).buffer(true).expect(200);
    expect(kept.headers['content-disposition']).toMatch(/^attachment/);
    expect(Buffer.from(kept.text ?? (kept.body as Buffer)).toString()).toBe(content);
  });

  const billInCii = {
    status: 'draft',
    vendorName: 'Papeterie Lune SARL',
    net: 100,
    tax: 21,
    total: 121,
    balance: 121,
    currency: 'EUR',
    billDate: '2026-11-21',
    dueDate: '2026-12-05',
    orderNumber: 'PO-78',
    lines: [{ description: 'Stylos', quantity: 2, unit: 'C62', unitCost: 50, taxPercent: 21, taxAmount: null }],
  };
  it('in CII becomes the same, as Factur-X and ZUGFeRD send it', async () => {
    const bill = await received(aCiiFile({ number: next() }));
    expect(bill).toMatchObject(billInCii);
    expect(bill.received).toMatchObject({ paymentReference: 'FA-78', account: 'FR7630006000011234567890189' });
    expect(codesOf(bill)).toEqual(['received.vendor_made']);
    const [vendor] = (await vendors()).filter(({ id }) => id === bill.vendorId);
    expect(vendor).toMatchObject({ country: 'FR', legalCode: '732829320', vatCode: 'FR44732829320', accountUnconfirmed: true });
  });

  it('in CII of type 381 becomes a credit note', async () => {
    const { body } = await sendEInvoice(admin, aCiiFile({ number: next(), type: '381' })).expect(201);
    expect(body).toMatchObject({ subject: 'VendorCreditNote', vendorName: 'Papeterie Lune SARL' });
  });

  it.each([
    ['of a vendor', () => aCiiFile({ number: next() }), billInCii],
    ['that Kontor drew', () => file(), { vendorName: 'UAB Kontor pavyzdys', total: 121 }],
  ])('in a PDF %s is taken out of it, and the PDF stands beside the form', async (_, xml, expected) => {
    const bill = await received(await drawPaper(aDrawablePaper(), xml()), admin, 'saskaita.pdf');
    expect(bill).toMatchObject({ ...expected, hasPaper: true });
    expect((await filesOf(bill.id)).map(({ name, mimeType }) => [name, mimeType])).toEqual([['saskaita.pdf', 'application/pdf']]);
  });

  it('says which codes of a new vendor do not fit, and adds it without them', async () => {
    const seller = {
      name: 'Sena įmonė, UAB',
      legalId: { id: '301234567', scheme: '0200' },
      vatId: 'LT100001919018',
      endpoint: null,
    };
    const bill = await received(file((invoice) => ({ seller: { ...invoice.seller, ...seller } })));
    const said = bill.received?.findings.filter(({ code }) => code === 'received.code_bad');
    expect(said?.map(({ params }) => params)).toEqual([{ code: '301234567' }, { code: 'LT100001919018' }]);
    const [vendor] = (await vendors()).filter(({ id }) => id === bill.vendorId);
    expect(vendor).toMatchObject({ name: 'Sena įmonė, UAB', legalCode: null, vatCode: null });
  });

  it('in another currency waits for its exchange rate before it is opened or approved', async () => {
    const bill = await received(file(() => ({ currency: 'NOK' })));
    expect(codesOf(bill)).toContain('received.exchange_missing');
    const refused = { code: 'document.enter_exchange_rate', errors: { exchangeRate: { code: 'document.enter_exchange_rate' } } };
    expect((await admin.post(`/api/v1/bills/${bill.id}/open`).send({}).expect(422)).body).toMatchObject(refused);
    await admin.post(`/api/v1/bills/${bill.id}/approve`).set('If-Match', `"${bill.version}"`).expect(422);
    await api.sql('update bill set exchange_rate = 11.7, exchange_rate_inverted = true where id = $1', [bill.id]);
    await admin.post(`/api/v1/bills/${bill.id}/open`).send({}).expect(200);
  });

  it('keeps the amounts of the vendor, and says where the rate gives others', async () => {
    const bill = await received(
      file(({ taxes, totals }) => ({
        taxes: taxes.map((row) => ({ ...row, amount: 21.04 })),
        totals: { ...totals, tax: 21.04, total: 121.04, due: 121.04 },
      })),
    );
    expect(bill).toMatchObject({ tax: 21.04, total: 121.04, lines: [{ taxAmount: 21.04 }] });
    expect(bill.received?.findings).toEqual([{ code: 'received.tax_differs', params: { percent: 21, said: 21.04, sum: 21 } }]);
  });

  it('does not change the account of the vendor, but tells', async () => {
    const bill = await received(
      file(() => ({ payment: { means: '30', reference: 'X', account: 'NO9386011117947', accountName: null, bic: null } })),
    );
    expect(codesOf(bill)).toContain('received.account_differs');
    const [vendor] = (await vendors()).filter(({ id }) => id === bill.vendorId);
    expect(vendor?.account).toBe('LT121000011101001000');
  });

  it('for another firm, or with sums that do not hold, is taken and told', async () => {
    const bill = await received(
      file(({ buyer, totals }) => ({
        buyer: { ...buyer, name: 'UAB Kita', vatId: 'LT119511515', legalId: null, endpoint: null },
        totals: { ...totals, net: 90 },
      })),
    );
    expect(codesOf(bill)).toEqual(['received.not_for_us', 'received.sum', 'received.sum', 'received.double']);
    expect(bill.total).toBe(121);
  });

  it('is known when it comes again, also when both come at once', async () => {
    const content = file();
    const answers = await Promise.all([sendEInvoice(admin, content), sendEInvoice(admin, content), sendEInvoice(admin, content)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await sendEInvoice(admin, content, 'other.xml').expect(409);
    const made = answers.find(({ status }) => status === 201)?.body as ReceivedDocument;
    expect(body).toMatchObject({ code: 'received.known', params: { name: made.number, billId: made.id } });
  });

  it('is known by its number, when another file says the same', async () => {
    const bill = await received(file());
    const { body } = await sendEInvoice(
      admin,
      file(() => ({ number: ` ${bill.number?.toLowerCase()} `, note: 'again' })),
    ).expect(409);
    expect(body).toMatchObject({ code: 'received.known', params: { billId: bill.id } });
  });

  it('of a vendor that is new makes it once, though two files come at once', async () => {
    const change = ({ seller }: EInvoice): Partial<EInvoice> => ({
      seller: { ...seller, name: 'UAB Nauja', vatId: 'LT119511515', legalId: null, endpoint: null },
    });
    await Promise.all([received(file(change)), received(file(change))]);
    expect((await vendors()).filter(({ name }) => name === 'UAB Nauja')).toHaveLength(1);
  });

  it('stays with its bill, and leaves with the draft', async () => {
    const content = file();
    const bill = await received(content);
    const { body } = await admin.delete(`/api/v1/files/${bill.received?.fileId}`).expect(409);
    expect(body).toMatchObject({ code: 'received.cannot_delete' });
    await admin.delete(`/api/v1/bills/${bill.id}`).set('If-Match', `"${bill.version}"`).expect(200);
    await received(content);
  });
});

describe('the same digits in two countries', () => {
  const of = (country: string, vatId: string) => (invoice: EInvoice) => ({
    seller: { ...invoice.seller, name: `Firma ${country}`, country, vatId, legalId: null, endpoint: null },
  });

  it('are two vendors, and the same number of both is two bills', async () => {
    const number = next();
    const german = await received(file((invoice) => ({ ...of('DE', 'DE811907980')(invoice), number })));
    const portuguese = await received(file((invoice) => ({ ...of('PT', 'PT811907980')(invoice), number })));
    expect(portuguese.vendorId).not.toBe(german.vendorId);
    expect(codesOf(portuguese)).toContain('received.vendor_made');
    const again = await received(file(of('DE', 'DE 811 907 980')));
    expect([again.vendorId, codesOf(again)]).toEqual([german.vendorId, ['received.double']]);
  });

  it('of a vendor whose other code differs are taken, and told', async () => {
    const { vendorId, vendorName } = await received(file());
    const bill = await received(file(({ seller }) => ({ seller: { ...seller, legalId: { id: '121215434', scheme: '0200' } } })));
    expect(bill.vendorId).toBe(vendorId);
    const said = bill.received?.findings.filter(({ code }) => code === 'received.code_differs');
    expect(said).toMatchObject([{ params: { code: '121215434', known: '304567894', name: vendorName } }]);
  });
});

describe('it is refused, and nothing is left behind', () => {
  const kept = () => api.sql('select (select count(*) from bill) as bills, (select count(*) from file) as files');
  const refused = async (content: string | Buffer, status: number, code: string, name?: string) => {
    const before = await kept();
    const { body } = await sendEInvoice(admin, content, name).expect(status);
    expect(body).toMatchObject({ code });
    expect(await kept()).toEqual(before);
  };
  it.each<[string, () => string | Buffer, number, string, string]>([
    [
      'a bomb of entities',
      () => '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "ha">]><b>&a;</b>',
      422,
      'received.has_doctype',
      'invoice.xml',
    ],
    ['broken XML', () => file().slice(0, 900), 422, 'received.broken', 'invoice.xml'],
    ['another kind of XML', () => '<?xml version="1.0"?><html/>', 422, 'received.other_kind', 'invoice.xml'],
    ['a PDF without an e-invoice', () => pdf, 422, 'received.pdf_alone', 'invoice.pdf'],
    ['a program', () => Buffer.from('TVqQAAMAAAAEAAAA', 'base64'), 415, 'file.type_refused', 'invoice.exe'],
    ['a PDF that is called XML', () => pdf, 422, 'file.content_mismatch', 'invoice.xml'],
    ['an empty file', () => '', 422, 'received.broken', 'invoice.xml'],
    ['50 MB', () => Buffer.alloc(50 * 1024 * 1024, ' '), 413, 'file.too_large', 'invoice.xml'],
    [
      'an invoice of our own, by the company number',
      () => file(({ buyer, seller }) => ({ seller: { ...seller, legalId: buyer.legalId, vatId: null } })),
      422,
      'received.own',
      'invoice.xml',
    ],
    [
      'a credit note of our own, by the VAT number',
      () => file(({ buyer, seller }) => ({ type: '381', seller: { ...seller, vatId: buyer.vatId, legalId: null } })),
      422,
      'received.own',
      'invoice.xml',
    ],
    [
      'nothing to pay',
      () => file(({ totals }) => ({ totals: { ...totals, total: -5 } })),
      422,
      'received.no_amount',
      'invoice.xml',
    ],
    [
      'a day before any rate',
      () => file(() => ({ date: '2001-01-01', dueDate: '2001-02-01' })),
      422,
      'received.no_rates',
      'invoice.xml',
    ],
  ])('%s', (_, content, status, code, name) => refused(content(), status, code, name));

  it('of people who may not enter bills', async () => {
    await sendEInvoice(await api.as('employee'), file()).expect(403);
    await sendEInvoice(await api.as('auditor'), file()).expect(403);
  });
});

it('people who do not see costs do not see what the e-invoice says', async () => {
  const bill = await received(file());
  const { body } = await (await api.as('storekeeper')).get(`/api/v1/bills/${bill.id}`);
  expect((body as Partial<BillDetail>).received).toBeUndefined();
});
