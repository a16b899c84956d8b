import type { InvoiceDetail, InvoiceInput, DocumentLineInput } from '@kontor/domain';
import type { Agent, TestApp } from '../../../test/test-app.ts';

type Id = { id: number };

export type InvoiceWorld = {
  admin: Agent;
  customerId: number;
  otherCustomerId: number;
  contactId: number;
  projectId: number;
  /** 21 %, 5 % and one that ended with 2025. */
  rates: { high: number; low: number; ended: number };
  /** Bought for 60. */
  itemId: number;
  line: (change?: Partial<DocumentLineInput>) => DocumentLineInput;
  input: (change?: Partial<InvoiceInput>) => InvoiceInput;
  draft: (change?: Partial<InvoiceInput>) => Promise<InvoiceDetail>;
  /** A draft that was sent. */
  sent: (change?: Partial<InvoiceInput>) => Promise<InvoiceDetail>;
  get: (id: number) => Promise<InvoiceDetail>;
  hours: (change?: { projectId?: number; billable?: boolean; minutes?: number }) => Promise<number>;
};

/** A seller whose profile is complete, two customers, and what their invoices refer to. */
export async function invoiceWorld(api: TestApp): Promise<InvoiceWorld> {
  const admin = await api.as('admin');
  const one = async (text: string, values: unknown[] = []): Promise<number> => {
    const [row] = await api.sql<Id>(`${text} returning id`, values);
    if (!row) throw new Error('Nothing was inserted');
    return row.id;
  };
  await api.sql(`update organisation set name = 'UAB Kontor', legal_code = '302308327', vat_code = 'LT100004801610',
    is_vat_registered = true, street = 'Gedimino pr. 1', city = 'Vilnius', lock_date = '2024-12-31'`);
  const customer = (name: string) =>
    one(`insert into customer (name, country, currency, language) values ($1, 'LT', 'EUR', 'lt')`, [name]);
  const customerId = await customer('UAB Ąžuolas');
  const otherCustomerId = await customer('AB Beržas');
  const contactId = await one(`insert into contact (customer_id, first_name, last_name) values ($1, 'Jonas', 'Žukas')`, [
    customerId,
  ]);
  const projectId = await one(`insert into project (customer_id, code, name, status) values ($1, 'P1', 'Portal', 'active')`, [
    customerId,
  ]);
  const rate = (name: string, percent: number, validTo: string | null) =>
    one(`insert into tax_rate (name, percent, category, valid_from, valid_to) values ($1, $2, 'S', '2013-01-01', $3)`, [
      name,
      percent,
      validTo,
    ]);
  const rates = {
    high: await rate('VAT 21', 21, null),
    low: await rate('VAT 5', 5, null),
    ended: await rate('VAT 9', 9, '2025-12-31'),
  };
  const itemId = await one(`insert into item (sku, name, selling_price, purchase_price) values ('R1', 'Router', 90, 60)`);

  const line: InvoiceWorld['line'] = (change = {}) => ({
    kind: 'text',
    description: 'Work',
    quantity: 1,
    unit: 'C62',
    unitPrice: 100,
    taxRateId: rates.high,
    ...change,
  });
  const input: InvoiceWorld['input'] = (change = {}) => ({
    customerId,
    invoiceDate: '2026-03-02',
    dueDate: '2026-03-16',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    lines: [line()],
    ...change,
  });
  const draft: InvoiceWorld['draft'] = async (change = {}) =>
    (await admin.post('/api/v1/invoices').send(input(change)).expect(201)).body as InvoiceDetail;
  return {
    admin,
    customerId,
    otherCustomerId,
    contactId,
    projectId,
    rates,
    itemId,
    line,
    input,
    draft,
    sent: async (change = {}) => {
      const { id } = await draft(change);
      return (await admin.post(`/api/v1/invoices/${id}/send`).send({}).expect(200)).body as InvoiceDetail;
    },
    get: async (id) => (await admin.get(`/api/v1/invoices/${id}`).expect(200)).body as InvoiceDetail,
    hours: async ({ projectId: on = projectId, billable = true, minutes = 60 } = {}) =>
      one('insert into time_entry (user_id, project_id, work_date, minutes, billable) values ($1, $2, $3, $4, $5)', [
        admin.userId,
        on,
        '2026-03-01',
        minutes,
        billable,
      ]),
  };
}
