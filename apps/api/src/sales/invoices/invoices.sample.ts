import type { InvoiceDetail, InvoiceInput, DocumentLineInput } from '@kontor/domain';
import { aBankAccount } from '../../../test/builders/bank-account.ts';
import { aContact, aCustomer } from '../../../test/builders/customer.ts';
import { anItem, aTaxRate } from '../../../test/builders/item.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import type { Agent, TestApp } from '../../../test/test-app.ts';

export type InvoiceWorld = {
  admin: Agent;
  customerId: number;
  otherCustomerId: number;
  contactId: number;
  projectId: number;
  /** 21 %, 5 %, and one that ended with 2025. */
  rates: { high: number; low: number; ended: number };
  /** An item with a purchase price of 60. */
  itemId: number;
  line: (change?: Partial<DocumentLineInput>) => DocumentLineInput;
  input: (change?: Partial<InvoiceInput>) => InvoiceInput;
  draft: (change?: Partial<InvoiceInput>) => Promise<InvoiceDetail>;
  /** Creates a draft and sends it. */
  sent: (change?: Partial<InvoiceInput>) => Promise<InvoiceDetail>;
  get: (id: number) => Promise<InvoiceDetail>;
  hours: (change?: { projectId?: number; billable?: boolean; minutes?: number }) => Promise<number>;
};

/** Creates a seller with a complete profile, two customers, and the records that their invoices refer to. */
export async function invoiceWorld(api: TestApp): Promise<InvoiceWorld> {
  const admin = await api.as('admin');
  await api.sql(`update organisation set name = 'UAB Kontor', legal_code = '302308327', vat_code = 'LT100004801610',
    is_vat_registered = true, street = 'Gedimino pr. 1', city = 'Vilnius', lock_date = '2024-12-31'`);
  const customerId = await store(api, aCustomer({ language: 'lt' }));
  const otherCustomerId = await store(api, aCustomer({ name: 'AB Beržas', language: 'lt' }));
  const contactId = await store(api, aContact({ customerId }));
  const projectId = await store(api, aProject({ customerId, name: 'Portal' }));
  await store(api, aBankAccount());
  const rates = {
    high: await store(api, aTaxRate()),
    low: await store(api, aTaxRate({ name: 'VAT 5', percent: 5 })),
    ended: await store(api, aTaxRate({ name: 'VAT 9', percent: 9, validTo: '2025-12-31' })),
  };
  const itemId = await store(api, anItem({ sku: 'R1', purchasePrice: 60 }));

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
    noProjectConfirmed: true,
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
      return (await admin.post(`/api/v1/invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(200))
        .body as InvoiceDetail;
    },
    get: async (id) => (await admin.get(`/api/v1/invoices/${id}`).expect(200)).body as InvoiceDetail,
    hours: ({ projectId: on = projectId, billable = true, minutes = 60 } = {}) =>
      store(api, aTimeEntry({ userId: admin.userId, projectId: on, workDate: '2026-03-01', minutes, billable })),
  };
}
