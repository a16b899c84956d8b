import type { BillDetail, BillInput, BillLineInput, VendorRecord } from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { anItem, aTaxRate } from '../../../test/builders/item.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import type { Agent, TestApp } from '../../../test/test-app.ts';

const aVendor = (name: string): object => ({
  kind: 'company',
  name,
  country: 'LT',
  currency: 'EUR',
  active: true,
  alikeConfirmed: true,
});
const aBill = (given: Partial<BillInput>): BillInput => ({
  vendorId: 1,
  billDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  exchangeRate: 1,
  pricesIncludeTax: false,
  lines: [],
  ...given,
});
const idOf = async (admin: Agent, path: string, body: object): Promise<number> =>
  ((await admin.post(`/api/v1/${path}`).send(body).expect(201)).body as { id: number }).id;

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  bills: async ({ admin, customerId, next }) => {
    const number = next();
    const rate = { name: `VAT ${number}`, percent: 21, category: 'S', validFrom: '2009-09-01', isDefault: false };
    const taxRateId = await idOf(admin, 'tax-rates', rate);
    const vendorId = await idOf(admin, 'vendors', aVendor(`Tiekimas ${number}`));
    const line = { description: 'Paper', quantity: 1, unit: 'C62', unitCost: 9456.97, taxRateId, billable: true, customerId };
    return aBill({ vendorId, number: `S-${number}`, lines: [line] });
  },
};

export type BillWorld = {
  admin: Agent;
  vendorId: number;
  otherVendorId: number;
  customerId: number;
  projectId: number;
  itemId: number;
  /** 21 %, 5 %, and one that ended with 2025. */
  rates: { high: number; low: number; ended: number };
  line: (change?: Partial<BillLineInput>) => BillLineInput;
  input: (change?: Partial<BillInput>) => BillInput;
  draft: (change?: Partial<BillInput>) => Promise<BillDetail>;
  /** Creates a draft over 121 and opens it. */
  opened: (change?: Partial<BillInput>) => Promise<BillDetail>;
  get: (id: number) => Promise<BillDetail>;
};

/** Creates two vendors and the records that their bills refer to. */
export async function billWorld(api: TestApp): Promise<BillWorld> {
  const admin = await api.as('admin');
  const vendor = async (name: string): Promise<number> =>
    ((await admin.post('/api/v1/vendors').send(aVendor(name)).expect(201)).body as VendorRecord).id;
  const [vendorId, otherVendorId] = [await vendor('UAB Popierius'), await vendor('UAB Serveriai')];
  const customerId = await store(api, aCustomer());
  const projectId = await store(api, aProject({ customerId }));
  const itemId = await store(api, anItem({ sku: 'PAPER' }));
  const rates = {
    high: await store(api, aTaxRate()),
    low: await store(api, aTaxRate({ name: 'VAT 5', percent: 5 })),
    ended: await store(api, aTaxRate({ name: 'VAT 9', percent: 9, validTo: '2025-12-31' })),
  };
  let made = 0;
  const line: BillWorld['line'] = (change = {}) => ({
    description: 'Paper',
    quantity: 1,
    unit: 'C62',
    unitCost: 100,
    taxRateId: rates.high,
    ...change,
  });
  const input: BillWorld['input'] = (change = {}) =>
    aBill({ vendorId, number: `B-${(made += 1)}`, lines: [line()], doubleConfirmed: true, ...change });
  const draft: BillWorld['draft'] = async (change) =>
    (await admin.post('/api/v1/bills').send(input(change)).expect(201)).body as BillDetail;
  const opened: BillWorld['opened'] = async (change) => {
    const { id } = await draft(change);
    return (await admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200)).body as BillDetail;
  };
  const get: BillWorld['get'] = async (id) => (await admin.get(`/api/v1/bills/${id}`).expect(200)).body as BillDetail;
  return { admin, vendorId, otherVendorId, customerId, projectId, itemId, rates, line, input, draft, opened, get };
}
