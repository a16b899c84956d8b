import type { EstimateDetail, EstimateInput, EstimateLineInput } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import type { Maker } from '../../../test/money/records.ts';
import type { Agent, TestApp } from '../../../test/test-app.ts';

/** Creates a separate rate, because the walk deletes rates too. */
async function taxRateOf(admin: Agent, number: number): Promise<number> {
  const rate = { name: `VAT 21 (${number})`, percent: 21, category: 'S', validFrom: '2009-09-01', isDefault: false };
  return ((await admin.post('/api/v1/tax-rates').send(rate).expect(201)).body as { id: number }).id;
}

/** The input of an estimate, for the test that walks over all operations. */
export const makers: Record<string, Maker> = {
  estimates: async ({ admin, customerId, next }) => ({
    customerId,
    noProjectConfirmed: true,
    estimateDate: '2026-11-20',
    expiryDate: '2099-12-20',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    lines: [
      {
        kind: 'text',
        description: 'Advice',
        quantity: 1,
        unit: 'HUR',
        unitPrice: 2222.17,
        taxRateId: await taxRateOf(admin, next()),
      },
    ],
  }),
};

/** Makes estimates of a customer of its own, for the tests of this module. */
export async function estimateWorld(api: TestApp) {
  const admin = await api.as('admin');
  const customerId = await store(api, aCustomer({ paymentTermsDays: 10 }));
  const taxRateId = await store(api, aTaxRate());
  const line = (change: Partial<EstimateLineInput> = {}): EstimateLineInput => ({
    kind: 'text',
    description: 'Advice',
    quantity: 2,
    unit: 'HUR',
    unitPrice: 100,
    taxRateId,
    ...change,
  });
  const input = (change: Partial<EstimateInput> = {}): EstimateInput => ({
    customerId,
    estimateDate: '2026-03-02',
    expiryDate: '2099-12-31',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    lines: [line()],
    noProjectConfirmed: true,
    ...change,
  });
  const draft = async (change: Partial<EstimateInput> = {}): Promise<EstimateDetail> =>
    (await admin.post('/api/v1/estimates').send(input(change)).expect(201)).body as EstimateDetail;
  const does = async (id: number, verb: string, body: object = {}): Promise<EstimateDetail> =>
    (await admin.post(`/api/v1/estimates/${id}/${verb}`).send(body).expect(200)).body as EstimateDetail;
  const sent = async (change: Partial<EstimateInput> = {}): Promise<EstimateDetail> => does((await draft(change)).id, 'send');
  const refused = async (id: number, verb: string, status: number, body: object = {}) =>
    (await admin.post(`/api/v1/estimates/${id}/${verb}`).send(body).expect(status)).body as { code: string };
  return { admin, customerId, line, input, draft, does, sent, refused };
}
export type EstimateWorld = Awaited<ReturnType<typeof estimateWorld>>;
