import type { BillDetail, InvoiceDetail } from '@kontor/domain';
import { anInvoiceSource } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const openBill = async (world: World): Promise<{ id: number; vendorId: number }> => {
  const { id } = await made(world, 'bills');
  const opened = await world.admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
  return { id, vendorId: (opened.body as { vendorId: number }).vendorId };
};
const payment = { paymentDate: '2026-03-10', method: 'bankTransfer' };
const paidBill = async (world: World): Promise<{ id: number; paymentId: number; version: number }> => {
  const { id } = await openBill(world);
  await world.admin
    .post(`/api/v1/bills/${id}/record-payment`)
    .send({ ...payment, amount: 8234.71 })
    .expect(200);
  const listed = await world.admin.get(`/api/v1/bills/${id}/payments`).expect(200);
  const [{ id: paymentId, version } = { id: 0, version: 0 }] = listed.body as { id: number; version: number }[];
  return { id, paymentId, version };
};

/** A bill whose line is on a draft invoice. */
const billOnDraft = async (world: World): Promise<number> => {
  const { id } = await openBill(world);
  const bill = (await world.admin.get(`/api/v1/bills/${id}`).expect(200)).body as BillDetail;
  const invoice = await world.admin.get(`/api/v1/invoices/${(await made(world, 'invoices')).id}`).expect(200);
  const { lines } = invoice.body as InvoiceDetail;
  await store(world.api, anInvoiceSource({ line: lines[0]?.id, billLineId: bill.lines[0]?.id }));
  return id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'PUT /api/v1/bills/{id}/open': async (world) => {
    const { id, version } = await made(world, 'bills');
    return { id, version, body: { dueDate: '2026-04-01', comment: 'Later' } };
  },
  'GET /api/v1/bills/costs': async (world) => {
    await openBill(world);
    return { query: { customerId: world.customerId } };
  },
  'GET /api/v1/bills/unbilled-totals': async (world) => {
    await openBill(world);
    return {};
  },
  'POST /api/v1/bills/{id}/remove-from-invoice': async (world) => ({ id: await billOnDraft(world), body: {} }),
  'POST /api/v1/bills/{id}/approve': async (world) => {
    const { id, version } = await made(world, 'bills');
    return { id, version, body: {} };
  },
  'POST /api/v1/bills/{id}/open': async (world) => ({ id: (await made(world, 'bills')).id, body: {} }),
  'POST /api/v1/bills/{id}/redraft': async (world) => ({ id: (await openBill(world)).id, body: {} }),
  'POST /api/v1/bills/{id}/void': async (world) => ({ id: (await openBill(world)).id, body: { reason: 'Sent by mistake' } }),
  'POST /api/v1/bills/{id}/record-payment': async (world) => ({
    id: (await openBill(world)).id,
    body: { ...payment, amount: 8234.71 },
  }),
  'GET /api/v1/bills/{id}/payments': async (world) => ({ id: (await paidBill(world)).id }),
  'POST /api/v1/vendor-payments': async (world) => {
    const { id, vendorId } = await openBill(world);
    return { body: { ...payment, vendorId, currency: 'EUR', allocations: [{ billId: id, amount: 8345.93 }] } };
  },
  'GET /api/v1/vendor-payments/{id}': async (world) => ({ id: (await paidBill(world)).paymentId }),
  'DELETE /api/v1/vendor-payments/{id}': async (world) => {
    const { paymentId, version } = await paidBill(world);
    return { id: paymentId, version };
  },
};
