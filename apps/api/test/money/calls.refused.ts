import type { Prepare } from './calls.ts';
import { made, makers, paymentOn, sentInvoice } from './records.ts';
import type { World } from './world.ts';

/** The input of an invoice at a hundredth of the price: a refusal that compares would reveal what is stored. */
async function lower(world: World): Promise<object> {
  const input = (await makers['invoices']?.(world, world.admin.userId)) as { lines: object[] };
  return { ...input, lines: input.lines.map((line) => ({ ...line, unitPrice: 43.21 })) };
}
const oneCent = { paymentDate: '2026-11-21', amount: 0.01, method: 'bankTransfer' };

/**
 * Calls that the state of a record refuses, with other amounts than stored. Sent in full by everybody whom the guard admits, with
 * the fields that their screen hides.
 */
export const refusedCalls: { name: string; prepare: Prepare }[] = [
  {
    name: 'PUT /api/v1/invoices/{id}',
    prepare: async (world) => ({ ...(await sentInvoice(world)), body: await lower(world) }),
  },
  {
    name: 'PUT /api/v1/invoices/{id}',
    prepare: async (world) => {
      const { invoiceId: id } = await paymentOn(world, 99_999.13);
      return { id, version: 3, body: await lower(world) };
    },
  },
  {
    name: 'POST /api/v1/invoices/{id}/record-payment',
    prepare: async (world) => ({ id: (await paymentOn(world, 99_999.13)).invoiceId, body: oneCent }),
  },
  {
    name: 'POST /api/v1/invoices/{id}/write-off',
    prepare: async (world) => ({
      id: (await sentInvoice(world)).id,
      body: { writeOffDate: '2026-11-21', amount: 999_999.17, reason: 'more than is owed' },
    }),
  },
  {
    name: 'POST /api/v1/invoices/{id}/record-payment',
    prepare: async (world) => ({ id: (await made(world, 'invoices')).id, body: oneCent }),
  },
];
