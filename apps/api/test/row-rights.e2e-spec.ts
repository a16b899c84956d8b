import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import { aBill, aVendor, anEstimate, anInvoice, anInvoiceLine } from '@kontor/demo-data';
import { testApp, type Agent, type TestApp } from './test-app.ts';
import { nounCases, type Body, type RowCase } from './row-cases.ts';
import { aTaxRate } from './builders/item.ts';
import { aSentInvoice } from './builders/invoice.ts';
import { store } from './builders/store.ts';
import { operations } from './operations.ts';

let api: TestApp;
let admin: Agent;
let ids: {
  customer: number;
  vendor: number;
  taxRate: number;
  reason: number;
  project: number;
  otherProject: number;
  somebody: number;
  client: number;
};
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  const made = async (path: string, body: object): Promise<number> =>
    ((await admin.post(`/api/v1/${path}`).send(body).expect(201)).body as { id: number }).id;
  const customer = await made('customers', aCustomer);
  const project = (code: string, more: object = {}) => made('projects', { ...aProject, customerId: customer, code, ...more });
  const { userId: somebody } = await api.as('employee');
  const taxRate = await store(api, aTaxRate());
  const names = { nameEn: 'Damaged', nameLt: 'Sugadinta', nameNo: 'Skadet' };
  const reason = await made('classifiers', { type: 5, code: 'DAMAGED', ...names, position: 0, active: true });
  const vendor = await made('vendors', { ...aVendor(), alikeConfirmed: true });
  const [client] = await api.sql<{ id: number }>(`select id from role where key = 'client'`);
  const projects = {
    project: await project('P1'),
    otherProject: await project('P2', { billing: 'fixedPrice', budgetAmount: 1000 }),
  };
  ids = {
    customer,
    vendor,
    taxRate,
    reason,
    project: projects.project,
    otherProject: projects.otherProject,
    somebody,
    client: client?.id ?? 0,
  };
});
afterAll(() => api.close());

/** A person whose own role may do everything with this subject, for records that meet the conditions. */
async function limited(subject: string, conditions: Record<string, unknown>): Promise<Agent> {
  return api.asOwnRole([...rulesOf([]), { action: ['read', 'create', 'update', 'delete'], subject: [subject], conditions }]);
}

const aCustomer = { kind: 'company', name: 'UAB Riba', country: 'LT', currency: 'EUR', language: 'lt', active: true };
const aProject = { name: 'Portal', billing: 'projectRate' };

const own = { userId: '${userId}' };
const cases: RowCase[] = [
  ...nounCases,
  ['Customer', 'customers', { country: 'LT' }, () => ({ ...aCustomer, alikeConfirmed: true }), { country: 'NO' }],
  [
    'Contact',
    'contacts',
    { isPrimary: false },
    () => ({ customerId: ids.customer, firstName: 'Jonas', lastName: 'Žukas', isPrimary: false, alikeConfirmed: true }),
    { isPrimary: true },
  ],
  [
    'VendorContact',
    'vendor-contacts',
    { isPrimary: false },
    () => ({ vendorId: ids.vendor, firstName: 'Jonas', lastName: 'Žukas', isPrimary: false, alikeConfirmed: true }),
    { isPrimary: true },
  ],
  [
    'Project',
    'projects',
    { billing: 'projectRate' },
    () => ({ ...aProject, customerId: ids.customer, code: 'P3' }),
    { billing: 'personRate', code: 'P4' },
  ],
  [
    'Task',
    'tasks',
    { billable: true },
    () => ({ projectId: ids.project, name: 'Design', billable: true, isDone: false, position: 0 }),
    { billable: false },
  ],
  [
    'InventoryAdjustment',
    'inventory-adjustments',
    { kind: 'quantity' },
    () => ({ kind: 'quantity', adjustmentDate: '2026-11-20', reasonId: ids.reason, lines: [] }),
    { kind: 'value' },
  ],
  [
    'Bill',
    'bills',
    { currency: 'EUR' },
    () => ({ ...aBill({ vendorId: ids.vendor, number: null }) }),
    { currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false },
  ],
  [
    'RecurringBill',
    'recurring-bills',
    { orderNumber: 'PO-1' },
    () => ({
      name: 'Rent',
      vendorId: ids.vendor,
      orderNumber: 'PO-1',
      every: 1,
      unit: 'month',
      firstDate: '2099-01-31',
      currency: 'EUR',
      exchangeRate: 1,
      pricesIncludeTax: false,
      lines: [{ description: 'Rent', quantity: 1, unit: 'MON', unitCost: 100, taxRateId: ids.taxRate }],
    }),
    { orderNumber: 'PO-2' },
  ],
  ['ProjectMember', 'project-members', own, () => ({ projectId: ids.project }), () => ({ userId: ids.somebody })],
  [
    'UserRate',
    'user-rates',
    { validFrom: '2026-01-01' },
    () => ({ validFrom: '2026-01-01', hourlyRate: 50 }),
    { validFrom: '2026-02-01' },
  ],
  [
    'WorkContract',
    'work-contracts',
    { holidayDays: 20 },
    () => ({ validFrom: '2026-01-01', dayMinutes: 480, weekdays: [1, 2], holidayDays: 20 }),
    { validFrom: '2026-02-01', holidayDays: 25 },
  ],
  [
    'BankAccount',
    'bank-accounts',
    { currency: 'EUR' },
    () => ({ bankName: 'Bankas', iban: 'LT121000011101001000', currency: 'EUR', isDefault: false, kidMethod: 'mod10' }),
    { currency: 'NOK', iban: 'NO9386011117947' },
  ],
  [
    'TaxRate',
    'tax-rates',
    { category: 'S' },
    () => ({ name: 'PVM', percent: 21, category: 'S', validFrom: '2026-01-01', isDefault: false }),
    { name: 'Zero', percent: 0, category: 'Z' },
  ],
  [
    'TravelRate',
    'travel-rates',
    { name: 'Own car' },
    () => ({ kind: 'kilometres', name: 'Own car', currency: 'EUR', amount: 0.35, validFrom: '2026-01-01' }),
    { name: 'Bicycle' },
  ],
  [
    'EmployerCharge',
    'employer-charges',
    { country: 'LT' },
    () => ({ country: 'LT', kind: 'contribution', percent: 2, base: 'gross', validFrom: '2027-01-01', isDefault: false }),
    { country: 'NO' },
  ],
  [
    'Classifier',
    'classifiers',
    { active: true },
    () => ({ type: 3, code: 'PAPER', nameEn: 'Paper', nameLt: 'Popierius', nameNo: 'Papir', position: 0, active: true }),
    { code: 'INK', active: false },
  ],
  [
    'Item',
    'items',
    { kind: 'service' },
    () => ({ sku: 'S1', name: 'Advice', kind: 'service', sellingPrice: 10, active: true }),
    { sku: 'S2', kind: 'goods' },
  ],
  [
    'TimeEntry',
    'time-entries',
    own,
    () => ({ projectId: ids.project, workDate: '2026-03-02', minutes: 60, billable: true }),
    () => ({ userId: ids.somebody }),
  ],
  [
    'NumberSeries',
    'number-series',
    { pattern: 'EU-{0000}' },
    () => ({ documentKind: 'invoice', pattern: 'EU-{0000}', nextNumber: 1, resetsYearly: false }),
    { pattern: 'US-{0000}' },
  ],
  [
    'ServiceAccount',
    'service-accounts',
    { name: 'Shop' },
    () => ({ name: 'Shop', roleId: ids.client, active: true }),
    { name: 'Till' },
  ],
  ['Role', 'roles', { name: 'Clerks' }, () => ({ name: 'Clerks', rights: [] }), { name: 'Others' }],
  [
    'Invoice',
    'invoices',
    { orderNumber: 'PO-1' },
    () => ({
      ...anInvoice({ customerId: ids.customer, orderNumber: 'PO-1', lines: [anInvoiceLine({ taxRateId: ids.taxRate })] }),
      noProjectConfirmed: true,
    }),
    { orderNumber: 'PO-2' },
  ],
  [
    'Estimate',
    'estimates',
    { orderNumber: 'PO-1' },
    () => ({
      ...anEstimate({ customerId: ids.customer, orderNumber: 'PO-1', lines: [anInvoiceLine({ taxRateId: ids.taxRate })] }),
      noProjectConfirmed: true,
    }),
    { orderNumber: 'PO-2' },
  ],
];

/** Nouns that need more than a plain body, or send a letter; their own tests check the same. */
const elsewhere: Record<string, string> = {
  CreditNote: 'credit-notes.refusals.e2e-spec.ts',
  ApiToken: 'api-tokens.e2e-spec.ts',
  CustomerLink: 'customer-links.e2e-spec.ts',
  StockCount: 'stock-counts.e2e-spec.ts',
  Absence: 'absences.e2e-spec.ts',
  File: 'files.e2e-spec.ts',
  PaymentRun: 'payment-runs.e2e-spec.ts',
  User: 'users.e2e-spec.ts',
  UserDocument: 'user-documents.e2e-spec.ts',
  Webhook: 'webhooks.e2e-spec.ts',
};

it('is tested for every noun that a call creates', () => {
  const made = operations.filter(({ name, needs }) => /^POST \/api\/v1\/[\w-]+$/.test(name) && needs?.verb === 'create');
  const asked = [...cases.map(([subject]) => subject), ...Object.keys(elsewhere)];
  expect(asked.sort()).toEqual(made.map(({ needs }) => String(needs?.subject)).sort());
});

describe('a right to some records only', () => {
  it.each(cases)(
    '%s: neither creates nor leaves a record outside of it',
    async (subject, path, conditions, allowed, elsewhere) => {
      const by = await limited(subject, conditions);
      const inside: Body = {
        ...(['ProjectMember', 'UserRate', 'WorkContract', 'TimeEntry'].includes(subject) ? { userId: by.userId } : {}),
        ...allowed(),
      };
      const outside: Body = { ...inside, ...(typeof elsewhere === 'function' ? elsewhere(by) : elsewhere) };
      const stored = async (): Promise<unknown> => (await admin.get(`/api/v1/${path}?range=[0,999]`).expect(200)).body;
      const before = await stored();
      const refused = await by.post(`/api/v1/${path}`).send(outside);
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'error.not_authorized' })]);
      expect(await stored()).toEqual(before);

      const made = await by.post(`/api/v1/${path}`).send(inside);
      expect([made.status, made.body]).toEqual([201, expect.objectContaining({ version: 1 })]);
      const { id, version } = made.body as { id: number; version: number };
      const now = await stored();
      const moved = await by.put(`/api/v1/${path}/${id}`).send({ ...outside, version });
      expect([moved.status, moved.body]).toEqual([403, expect.objectContaining({ code: 'error.not_authorized' })]);
      expect(await stored()).toEqual(now);
      await by
        .put(`/api/v1/${path}/${id}`)
        .send({ ...inside, version })
        .expect(200);

      const foreign = (await admin.post(`/api/v1/${path}`).send(outside).expect(201)).body as { id: number; version: number };
      await by
        .put(`/api/v1/${path}/${foreign.id}`)
        .send({ ...inside, version: 1 })
        .expect(404);
      await by.delete(`/api/v1/${path}/${foreign.id}`).set('If-Match', '"1"').expect(404);
    },
  );
});

/** The default of the firm, and how another record would replace it. */
const replacing: [subject: string, path: string, conditions: Body, body: () => Body][] = [
  [
    'NumberSeries',
    'number-series',
    { pattern: 'NEW-{0000}' },
    () => ({ documentKind: 'invoice', pattern: 'NEW-{0000}', nextNumber: 1, resetsYearly: false, isDefault: true }),
  ],
  [
    'TaxRate',
    'tax-rates',
    { name: 'New' },
    () => ({ name: 'New', percent: 21, category: 'S', validFrom: '2026-01-01', isDefault: true }),
  ],
  [
    'BankAccount',
    'bank-accounts',
    { bankName: 'New' },
    () => ({ bankName: 'New', iban: 'DE89370400440532013000', currency: 'EUR', isDefault: true, kidMethod: 'mod10' }),
  ],
  [
    'Contact',
    'contacts',
    { lastName: 'New' },
    () => ({ customerId: ids.customer, firstName: 'Jonas', lastName: 'New', isPrimary: true, alikeConfirmed: true }),
  ],
];

describe('a right to some records only, with one default', () => {
  it.each(replacing)('%s: replaces no default outside of the right', async (subject, path, conditions, body) => {
    const isDefault = subject === 'Contact' ? 'isPrimary' : 'isDefault';
    const others: Body =
      {
        NumberSeries: {},
        TaxRate: { name: 'Old' },
        BankAccount: { bankName: 'Old', iban: 'GB29NWBK60161331926819' },
        Contact: { lastName: 'Old' },
      }[subject] ?? {};
    if (Object.keys(others).length)
      await admin
        .post(`/api/v1/${path}`)
        .send({ ...body(), ...others })
        .expect(201);
    const defaults = async (): Promise<unknown> =>
      ((await admin.get(`/api/v1/${path}?range=[0,999]`).expect(200)).body as Body[]).filter((row) => row[isDefault]);
    const before = await defaults();
    const by = await limited(subject, conditions);
    await by.post(`/api/v1/${path}`).send(body()).expect(403);
    expect(await defaults()).toEqual(before);
    await by
      .post(`/api/v1/${path}`)
      .send({ ...body(), [isDefault]: false })
      .expect(201);
  });
});

describe('a right to some records only, outside of the plain routes', () => {
  it('Invoice: does not move the due date of a sent one out of it', async () => {
    const by = await limited('Invoice', { dueDate: '2026-03-16' });
    const id = await store(api, aSentInvoice({ customerId: ids.customer }));
    const put = (body: object) => by.put(`/api/v1/invoices/${id}/after-sending`).send({ version: 1, ...body });
    await put({ dueDate: '2026-04-01', dueDateReason: 'Agreed' }).expect(403);
    await put({ dueDate: '2026-03-16', internalNote: 'They called' }).expect(200);
    expect((await admin.get(`/api/v1/invoices/${id}`)).body).toMatchObject({
      dueDate: '2026-03-16',
      internalNote: 'They called',
    });
  });

  it('TimeEntry: copies no hours of a week to where it has none', async () => {
    const by = await limited('TimeEntry', { projectId: ids.project });
    for (const projectId of [ids.project, ids.otherProject]) {
      const body = { userId: by.userId, projectId, workDate: '2026-03-02', minutes: 60, billable: true };
      await admin.post('/api/v1/time-entries').send(body).expect(201);
    }
    const copied = await by.post('/api/v1/time-entries/copy-week').send({ from: '2026-03-02', to: '2026-03-09' });
    expect(copied.body).toMatchObject({ copiedCount: 1, skippedCount: 1 });
  });
});
