import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';
import type { Agent } from '../../../test/test-app.ts';

/** Creates a separate rate, because the walk deletes rates too. */
async function taxRateOf(admin: Agent, number: number): Promise<number> {
  const rate = { name: `VAT 21 (${number})`, percent: 21, category: 'S', validFrom: '2009-09-01', isDefault: false };
  return ((await admin.post('/api/v1/tax-rates').send(rate).expect(201)).body as { id: number }).id;
}

const aDraft = (customerId: number) => ({
  customerId,
  noProjectConfirmed: true,
  invoiceDate: '2026-11-20',
  dueDate: '2099-12-20',
  currency: 'EUR',
  exchangeRate: 1,
  language: 'lt',
  pricesIncludeTax: false,
});

/** The input of a retainer invoice, for the test that walks over all operations. */
export const makers: Record<string, Maker> = {
  'retainer-invoices': async ({ admin, customerId, next }) => ({
    ...aDraft(customerId),
    lines: [
      {
        kind: 'text',
        description: 'Advance for the portal',
        quantity: 1,
        unit: 'HUR',
        unitPrice: 3333.19,
        taxRateId: await taxRateOf(admin, next()),
      },
    ],
  }),
};

/** A right to those with one order number only. */
export const rowCase: RowCase = [
  'RetainerInvoice',
  'retainer-invoices',
  { orderNumber: 'PO-1' },
  () => ({ ...aDraft(1), lines: [], orderNumber: 'PO-1' }),
  { orderNumber: 'PO-2' },
];
