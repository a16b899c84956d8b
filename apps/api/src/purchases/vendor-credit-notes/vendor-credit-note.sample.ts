import type { VendorCreditNoteDetail, VendorCreditNoteInput } from '@kontor/domain';
import type { Maker } from '../../../test/money/records.ts';
import type { RowCase } from '../../../test/row-cases.ts';
import type { BillWorld } from '../bills/bill.sample.ts';
import { makers as ofBills } from '../bills/bill.sample.ts';

const aNote = (given: Partial<VendorCreditNoteInput>): VendorCreditNoteInput => ({
  vendorId: 1,
  creditDate: '2026-03-05',
  currency: 'EUR',
  exchangeRate: 1,
  pricesIncludeTax: false,
  lines: [],
  ...given,
});

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  'vendor-credit-notes': async (world, userId) => {
    const bill = (await ofBills['bills']?.(world, userId)) as { vendorId: number; lines: { taxRateId: number }[] };
    const taxRateId = bill.lines[0]?.taxRateId ?? 0;
    const line = { description: 'Paper sent back', quantity: 1, unit: 'C62', unitCost: 6931.57, taxRateId };
    return { ...aNote({ vendorId: bill.vendorId, number: `K-${world.next()}`, lines: [line] }) };
  },
};

/** A right to those with one number only. */
export const rowCase: RowCase = [
  'VendorCreditNote',
  'vendor-credit-notes',
  { number: 'K-1' },
  () => ({ ...aNote({ number: 'K-1' }) }),
  { number: 'K-2' },
];

export type CreditWorld = {
  input: (change?: Partial<VendorCreditNoteInput>) => VendorCreditNoteInput;
  draft: (change?: Partial<VendorCreditNoteInput>) => Promise<VendorCreditNoteDetail>;
  /** Creates a draft over 60.50 and opens it. */
  opened: (change?: Partial<VendorCreditNoteInput>) => Promise<VendorCreditNoteDetail>;
  get: (id: number) => Promise<VendorCreditNoteDetail>;
};

/** Makes credit notes of the vendor of a world of bills. */
export function creditWorld({ admin, vendorId, rates }: BillWorld): CreditWorld {
  let made = 0;
  const line = { description: 'Paper sent back', quantity: 1, unit: 'C62', unitCost: 50, taxRateId: rates.high };
  const input: CreditWorld['input'] = (change = {}) => aNote({ vendorId, number: `K-${(made += 1)}`, lines: [line], ...change });
  const draft: CreditWorld['draft'] = async (change) =>
    (await admin.post('/api/v1/vendor-credit-notes').send(input(change)).expect(201)).body as VendorCreditNoteDetail;
  const opened: CreditWorld['opened'] = async (change) => {
    const { id } = await draft(change);
    return (await admin.post(`/api/v1/vendor-credit-notes/${id}/open`).send({}).expect(200)).body as VendorCreditNoteDetail;
  };
  const get: CreditWorld['get'] = async (id) =>
    (await admin.get(`/api/v1/vendor-credit-notes/${id}`).expect(200)).body as VendorCreditNoteDetail;
  return { input, draft, opened, get };
}
