import type { RecurringInvoiceDetail, RecurringInvoiceInput } from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';
import type { Agent } from '../../../test/test-app.ts';

/** Monthly, from a day that is always to come. */
const aSchedule = { name: 'Hosting', every: 1, unit: 'month', firstDate: '2099-01-31', sends: false, billsHours: false } as const;
const aHead = { currency: 'EUR', exchangeRate: 1, language: 'lt', pricesIncludeTax: false, noProjectConfirmed: true } as const;

/** A recurring invoice as a person sends it. */
export const aRecurringInput = (
  given: Partial<RecurringInvoiceInput> & Pick<RecurringInvoiceInput, 'customerId' | 'lines'>,
): RecurringInvoiceInput => ({ ...aSchedule, ...aHead, ...given });

export const recurringOf = async (admin: Agent, id: number): Promise<RecurringInvoiceDetail> =>
  (await admin.get(`/api/v1/recurring-invoices/${id}`).expect(200)).body as RecurringInvoiceDetail;

async function taxRateOf(admin: Agent, number: number): Promise<number> {
  const rate = { name: `VAT 21 (${number})`, percent: 21, category: 'S', validFrom: '2009-09-01', isDefault: false };
  return ((await admin.post('/api/v1/tax-rates').send(rate).expect(201)).body as { id: number }).id;
}

/** The input of a recurring invoice, for the test that walks over all operations. */
export const makers: Record<string, Maker> = {
  'recurring-invoices': async ({ admin, customerId, next }) =>
    aRecurringInput({
      customerId,
      lines: [
        {
          kind: 'text',
          description: 'Hosting',
          quantity: 1,
          unit: 'C62',
          unitPrice: 3456.29,
          taxRateId: await taxRateOf(admin, next()),
        },
      ],
    }),
};

/** A right to those with one order number only, which bill hours, so that they need no line. */
export const rowCase: RowCase = [
  'RecurringInvoice',
  'recurring-invoices',
  { orderNumber: 'PO-1' },
  () => ({ ...aRecurringInput({ customerId: 1, lines: [], billsHours: true }), orderNumber: 'PO-1' }),
  { orderNumber: 'PO-2' },
];
