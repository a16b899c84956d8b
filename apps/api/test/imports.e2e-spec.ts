import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  customerImportNames,
  importColumns,
  itemImportNames,
  openingBillNames,
  openingInvoiceNames,
  openingStockNames,
  vendorImportNames,
  type ImportPreview,
  type ImportRow,
} from '@kontor/domain';
import { aVendor } from './builders/bill.ts';
import { aCustomer } from './builders/customer.ts';
import { anItem, aTaxRate } from './builders/item.ts';
import { aProject, aTask } from './builders/project.ts';
import { store } from './builders/store.ts';
import { operations } from './operations.ts';
import { testApp, type Agent, type TestApp } from './test-app.ts';

/** A row that fills every column of an import, and the columns that hold free text, which nothing can be wrong with. */
type Sample = { row: Record<string, string>; headings: Record<string, string>; texts: string[] };

const address = ['street', 'city', 'zip', 'notes', 'phone'];
const headingsOf = (names: Record<string, readonly string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([field, [first = field]]) => [field, first]));
const party = {
  name: 'Nemunas',
  kind: 'company',
  legalCode: '304567894',
  vatCode: 'LT100004801610',
  email: 'a@example.com',
  phone: '+370',
  website: 'https://example.com',
  street: 'Pilies g. 1',
  city: 'Vilnius',
  zip: '01123',
  country: 'Lithuania',
  currency: 'EUR',
  paymentTermsDays: '14',
  notes: 'Pays late',
  active: 'yes',
};
const foreign = {
  currency: 'NOK',
  exchangeRate: '1 EUR = 11.7354 NOK',
  ratePerBase: '11.7354',
  rateInBase: '0.085212',
};

const samples: Record<string, Sample> = {
  '/api/v1/customer-imports': {
    headings: headingsOf(customerImportNames),
    row: {
      ...party,
      shippingStreet: 'Gedimino pr. 2',
      shippingCity: 'Kaunas',
      shippingZip: '44001',
      shippingCountry: 'LT',
      language: 'Lithuanian',
      hourlyRate: '80.50',
      discountPercent: '5%',
      buyerReference: 'PO',
      contactName: 'Ona Onaitė',
      contactFirstName: 'Ona',
      contactLastName: 'Onaitė',
      contactPosition: 'Buyer',
      contactEmail: 'ona@example.com',
      contactPhone: '+370 1',
    },
    texts: [
      ...address,
      ...['name', 'shippingStreet', 'shippingCity', 'shippingZip', 'buyerReference'],
      ...['contactName', 'contactFirstName', 'contactLastName', 'contactPosition', 'contactPhone'],
    ],
  },
  '/api/v1/vendor-imports': {
    headings: headingsOf(vendorImportNames),
    row: { ...party, account: 'LT121000011101001000', category: 'OFFICE-X' },
    texts: [...address, 'name'],
  },
  '/api/v1/item-imports': {
    headings: headingsOf(itemImportNames),
    row: {
      sku: 'S-4',
      name: 'Screws 4',
      description: 'Long',
      kind: 'goods',
      unit: 'HUR',
      sellingPrice: '9.50 €',
      purchasePrice: '4.20',
      taxRate: 'VAT 21',
      category: 'TOOLS-X',
      active: 'Aktyvi',
    },
    texts: ['sku', 'name', 'description'],
  },
  '/api/v1/opening-stock-imports': {
    headings: headingsOf(openingStockNames),
    row: { sku: 'ST-1', quantity: '1250', unitCost: '9.50', moveDate: '2026-01-05' },
    texts: [],
  },
  '/api/v1/opening-invoice-imports': {
    headings: headingsOf(openingInvoiceNames),
    row: {
      number: 'OLD-1',
      customer: 'Ąžuolas',
      legalCode: '121215587',
      vatCode: 'LT119511515',
      invoiceDate: '2026-01-05',
      dueDate: '2026-01-19',
      ...foreign,
      total: '1210.00',
      open: '500.00',
      reference: 'RF18539007547034',
      note: 'Old',
    },
    texts: ['number', 'customer', 'reference', 'note'],
  },
  '/api/v1/opening-bill-imports': {
    headings: headingsOf(openingBillNames),
    row: {
      number: 'B-1',
      vendor: 'Popierius',
      legalCode: '121215434',
      vatCode: 'LT100001919017',
      billDate: '2026-01-05',
      dueDate: '2026-01-19',
      ...foreign,
      open: '500.00',
      paymentReference: 'RF18539007547034',
      comment: 'Old',
    },
    texts: ['number', 'vendor', 'paymentReference', 'comment'],
  },
  '/api/v1/time-imports': {
    headings: Object.fromEntries(
      importColumns.map((column) => [column, column === 'user' ? 'Full name' : column === 'login' ? 'Username' : column]),
    ),
    row: {
      project: 'Svetainė',
      customer: 'Ąžuolas',
      task: 'Dizainas',
      user: 'Ona Onaitė',
      login: 'ona',
      firstName: 'Ona',
      lastName: 'Onaitė',
      email: 'ona@example.com',
      note: 'Sketches',
      billable: 'Yes',
      nonBillable: 'No',
      date: '2026-11-02',
      endDate: '2026-11-02',
      start: '09:00',
      end: '10:30',
      duration: '1:30',
      hours: '1.5',
      minutes: '90',
    },
    texts: ['user', 'login', 'firstName', 'lastName', 'email', 'note', 'customer'],
  },
};
const previews = operations.map(({ path }) => path).filter((path) => path.endsWith('-imports/preview'));
const imports = previews.map((path) => path.replace('/preview', ''));
/** A last cell of these may be left off. */
const remarks = ['note', 'notes', 'comment', 'description'];

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  await store(api, aTaxRate());
  const customer = { legalCode: '121215587', vatCode: 'LT119511515' };
  const customerId = await store(api, aCustomer({ name: 'Ąžuolas', ...customer }));
  await store(api, aVendor({ name: 'Popierius', country: 'LT', legalCode: '121215434', vatCode: 'LT100001919017' }));
  await store(api, anItem({ sku: 'ST-1', kind: 'goods', stockTracked: true }));
  const projectId = await store(api, aProject({ customerId, name: 'Svetainė' }));
  await store(api, aTask({ projectId, name: 'Dizainas' }));
  await api.as('employee', { fullName: 'Ona Onaitė' });
  for (const [type, code] of [
    [3, 'TOOLS-X'],
    [4, 'OFFICE-X'],
  ]) {
    const names = { nameEn: `${code}`, nameLt: `${code}`, nameNo: `${code}` };
    await admin
      .post('/api/v1/classifiers')
      .send({ type, code, ...names, position: 1, active: true })
      .expect(201);
  }
});
afterAll(() => api.close());

type Preview = ImportPreview & { rows: ImportRow[] };
const quoted = (cells: string[]): string =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
const sampleOf = (path: string): Sample => samples[path] ?? { row: {}, headings: {}, texts: [] };
const headerOf = ({ row, headings }: Sample): string[] => Object.keys(row).map((field) => headings[field] ?? field);
async function read(path: string, ...rows: string[][]): Promise<Preview> {
  const content = [headerOf(sampleOf(path)), ...rows].map(quoted).join('\n');
  const input = { fileName: 'a.csv', content, dateFormat: 'auto' };
  return (await admin.post(`${path}/preview`).send(input).expect(200)).body as Preview;
}
const codes = ({ rows }: Preview): string[] => rows.flatMap(({ problems }) => problems.map(({ code }) => code));

it('reads each import of the API from a sample with all its columns', () => {
  expect(Object.keys(samples).sort()).toEqual([...new Set(imports)].sort());
  for (const { row, headings, texts } of Object.values(samples)) {
    expect(Object.keys(row).sort()).toEqual(Object.keys(headings).sort());
    expect(Object.keys(row)).toEqual(expect.arrayContaining(texts));
  }
});

describe.each(imports)('%s', (path) => {
  const { row, headings, texts } = sampleOf(path);
  const [fields, cells] = [Object.keys(row), Object.values(row)];
  const withCell = (at: number, cell: string): string[] => cells.with(at, cell);

  it('takes its sample', async () => {
    const preview = await read(path, cells);
    expect(preview.rows.map(({ problems }) => problems)).toEqual([[]]);
  });

  it('takes a row with a cell too many, wherever it stands, as a problem of that row', async () => {
    const rows = cells.map((_, at) => cells.toSpliced(at, 0, '1'));
    const preview = await read(path, ...rows, [...cells, '']);
    expect(codes(preview).filter((code) => code === 'import.too_many_cells')).toHaveLength(rows.length + 1);
    expect(preview.validCount).toBe(0);
    expect(preview.rows.flatMap(({ problems }) => problems.map(({ column }) => column))).toEqual(expect.arrayContaining(['']));
  });

  it('takes a row with a cell too few as a problem of that row, but for a remark at its end', async () => {
    const rows = cells.map((_, at) => cells.toSpliced(at, 1));
    const preview = await read(path, ...rows);
    const isRemark = remarks.includes(fields.at(-1) ?? '');
    expect(codes(preview).filter((code) => code === 'import.too_few_cells')).toHaveLength(isRemark ? 0 : rows.length);
    expect(preview.validCount).toBe(isRemark ? preview.validCount : 0);
  });

  it.each(fields.filter((field) => !texts.includes(field)))('does not guess what an unknown word means: %s', async (field) => {
    const preview = await read(path, withCell(fields.indexOf(field), 'Zzyx'));
    const [problem] = preview.rows.flatMap(({ problems }) => problems);
    expect([problem?.column !== undefined, preview.validCount]).toEqual([true, 0]);
    expect(headings[field]).toBeDefined();
  });
});

describe('words and signs', () => {
  const problemsOf = async (path: string, field: string, cell: string): Promise<string[]> =>
    codes(await read(path, Object.values({ ...sampleOf(path).row, [field]: cell })));

  it.each(['Non billable', 'Ikke fakturerbar', 'Neskaičiuojama klientui'])('%s is not billable', async (cell) => {
    const path = '/api/v1/time-imports';
    const preview = await read(path, Object.values({ ...sampleOf(path).row, billable: cell, nonBillable: '' }));
    expect(preview.rows).toMatchObject([{ billable: false, problems: [] }]);
  });

  it('a column that says the opposite counts, and must not contradict', async () => {
    const path = '/api/v1/time-imports';
    const preview = await read(path, Object.values({ ...sampleOf(path).row, billable: '', nonBillable: 'Ja' }));
    expect(preview.rows).toMatchObject([{ billable: false, problems: [] }]);
    expect(await problemsOf(path, 'nonBillable', 'Yes')).toEqual(['import.contradicts']);
  });

  it.each([
    ['/api/v1/item-imports', 'sellingPrice', '9.50 USD', 'import.other_currency'],
    ['/api/v1/opening-stock-imports', 'unitCost', '$ 9.50', 'import.other_currency'],
    ['/api/v1/opening-invoice-imports', 'open', '€ 500.00', 'import.other_currency'],
    ['/api/v1/opening-bill-imports', 'open', '500.00 SEK', 'import.other_currency'],
    ['/api/v1/customer-imports', 'hourlyRate', 'kr 80.50', 'import.other_currency'],
    ['/api/v1/item-imports', 'purchasePrice', '25%', 'import.bad_number'],
    ['/api/v1/opening-stock-imports', 'quantity', '5 EUR', 'import.bad_number'],
    ['/api/v1/customer-imports', 'paymentTermsDays', '14 kr', 'import.bad_number'],
  ])('%s: %s %s is %s', async (path, field, cell, code) => expect(await problemsOf(path, field, cell)).toContain(code));

  it('quotation marks that do not match are a problem of the row', async () => {
    const input = { fileName: 'a.csv', content: 'Code,Name\nS-1,"Screws 4" x 3"\nS-2,Nails', dateFormat: 'auto' };
    const { body } = await admin.post('/api/v1/item-imports/preview').send(input).expect(200);
    expect((body as Preview).rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['import.bad_quotes'], []]);
  });
});
