import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const paidOn = { paymentDate: '2026-11-20', method: 'bankTransfer' };

/** A payment with credit, of the customer of `records`. */
async function deposit(world: World, customerId: number): Promise<{ id: number; version: number }> {
  const body = { ...paidOn, customerId, amount: 1222.13, currency: 'EUR', allocations: [] };
  return (await world.admin.post('/api/v1/payments').send(body).expect(201)).body as { id: number; version: number };
}
const customerOf = async (world: World, path: string, id: number): Promise<number> =>
  ((await world.admin.get(`/api/v1/${path}/${id}`).expect(200)).body as { customerId: number }).customerId;
const ofInvoice = async (world: World) => {
  const { id } = await made(world, 'invoices');
  return deposit(world, await customerOf(world, 'invoices', id));
};
const refunded = { refundDate: '2026-11-20', amount: 111.17, method: 'bankTransfer' };

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'GET /api/v1/exchange-rates/newest': () => ({ query: { currency: 'NOK', day: '2026-11-20' } }),
  'POST /api/v1/payments/{id}/refund': async (world) => ({ id: (await ofInvoice(world)).id, body: refunded }),
  'POST /api/v1/payments/{id}/undo-refund': async (world) => {
    const { id } = await ofInvoice(world);
    const paidBack = await world.admin.post(`/api/v1/payments/${id}/refund`).send(refunded).expect(200);
    return { id, body: { refundId: (paidBack.body as { refunds: { id: number }[] }).refunds[0]?.id } };
  },
  'POST /api/v1/retainer-invoices/{id}/use-credit': async (world) => {
    const { id } = await made(world, 'retainer-invoices');
    await world.admin.post(`/api/v1/retainer-invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(200);
    await deposit(world, await customerOf(world, 'retainer-invoices', id));
    return { id };
  },
};
