import type { VendorCreditNoteDetail } from '@kontor/domain';
import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const post = async (world: World, path: string, body: object, status = 200): Promise<VendorCreditNoteDetail> =>
  (await world.admin.post(`/api/v1/${path}`).send(body).expect(status)).body as VendorCreditNoteDetail;

const openNote = async (world: World): Promise<VendorCreditNoteDetail> =>
  post(world, `vendor-credit-notes/${(await made(world, 'vendor-credit-notes')).id}/open`, {});

/** An open bill of the vendor that gave the credit. */
async function billOf(world: World, { vendorId, lines }: VendorCreditNoteDetail): Promise<number> {
  const taxRateId = lines[0]?.taxRateId;
  const line = { description: 'Paper', quantity: 1, unit: 'C62', unitCost: 7125.43, taxRateId };
  const terms = { billDate: '2026-03-02', dueDate: '2026-03-16', currency: 'EUR', exchangeRate: 1, pricesIncludeTax: false };
  const { id } = await post(world, 'bills', { vendorId, ...terms, lines: [line] }, 201);
  await post(world, `bills/${id}/open`, {});
  return id;
}

const allocation = (billId: number) => ({ applicationDate: '2026-03-10', allocations: [{ billId, amount: 3217.89 }] });
const money = { refundDate: '2026-03-10', amount: 2918.73, method: 'bankTransfer' };

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/vendor-credit-notes/{id}/open': async (world) => ({
    id: (await made(world, 'vendor-credit-notes')).id,
    body: {},
  }),
  'POST /api/v1/vendor-credit-notes/{id}/redraft': async (world) => ({ id: (await openNote(world)).id, body: {} }),
  'POST /api/v1/vendor-credit-notes/{id}/void': async (world) => ({
    id: (await openNote(world)).id,
    body: { reason: 'Entered twice' },
  }),
  'POST /api/v1/vendor-credit-notes/{id}/apply': async (world) => {
    const note = await openNote(world);
    return { id: note.id, body: allocation(await billOf(world, note)) };
  },
  'POST /api/v1/vendor-credit-notes/{id}/undo-apply': async (world) => {
    const note = await openNote(world);
    const applied = await post(world, `vendor-credit-notes/${note.id}/apply`, allocation(await billOf(world, note)));
    return { id: note.id, body: { applicationId: applied.applications[0]?.id } };
  },
  'POST /api/v1/vendor-credit-notes/{id}/refund': async (world) => ({ id: (await openNote(world)).id, body: money }),
  'POST /api/v1/vendor-credit-notes/{id}/undo-refund': async (world) => {
    const { id } = await openNote(world);
    const refunded = await post(world, `vendor-credit-notes/${id}/refund`, money);
    return { id, body: { refundId: refunded.refunds[0]?.id } };
  },
  ...Object.fromEntries(
    ['', '/pdf'].map((part): [string, Prepare] => [
      `GET /api/v1/vendors/{id}/statement${part}`,
      async (world) => {
        const note = await openNote(world);
        await billOf(world, note);
        return { id: note.vendorId, query: { from: '2020-01-01', to: '2029-12-31' } };
      },
    ]),
  ),
};
