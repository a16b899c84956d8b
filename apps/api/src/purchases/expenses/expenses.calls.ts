import type { InvoiceDetail } from '@kontor/domain';
import { anInvoiceSource } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import type { Prepare } from '../../../test/money/calls.ts';
import { made, makers } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

type Made = { id: number; version: number };

/** An expense of the employee, whom nobody in these calls decides about themselves. */
const draft = async (world: World, userId = world.people.get('employee')?.userId ?? 0): Promise<Made> => {
  const input = (await makers['expenses']?.(world, userId)) ?? {};
  return made(world, 'expenses', input);
};
const submitted = async (world: World, userId?: number): Promise<Made> => {
  const { id } = await draft(world, userId);
  return (await world.admin.post(`/api/v1/expenses/${id}/submit`).send({}).expect(200)).body as Made;
};
const approved = async (world: World): Promise<Made> => {
  const { id, version } = await submitted(world);
  const call = world.admin.post(`/api/v1/expenses/${id}/approve`).set('If-Match', `"${version}"`);
  return (await call.send({}).expect(200)).body as Made;
};
/** A billable expense that is approved, of the customer of the world. */
const billable = async (world: World): Promise<Made> => {
  const input = { ...(await makers['expenses']?.(world, world.people.get('employee')?.userId ?? 0)) };
  const { id } = await made(world, 'expenses', { ...input, customerId: world.customerId, billable: true });
  const { version } = (await world.admin.post(`/api/v1/expenses/${id}/submit`).send({}).expect(200)).body as Made;
  const call = world.admin.post(`/api/v1/expenses/${id}/approve`).set('If-Match', `"${version}"`);
  return (await call.send({}).expect(200)).body as Made;
};
const onDraft = async (world: World): Promise<number> => {
  const { id } = await billable(world);
  const invoice = await world.admin.get(`/api/v1/invoices/${(await made(world, 'invoices')).id}`).expect(200);
  const { lines } = invoice.body as InvoiceDetail;
  await store(world.api, anInvoiceSource({ line: lines[0]?.id, expenseId: id }));
  return id;
};
const payment = { paymentDate: '2026-03-10', method: 'bankTransfer' };
const reimbursed = async (world: World): Promise<Made> => {
  const { id } = await approved(world);
  const call = world.admin.post('/api/v1/reimbursements').send({ ...payment, expenseIds: [id] });
  return (await call.expect(201)).body as Made;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/expenses/{id}/submit': async (world, { userId }) => ({ id: (await draft(world, userId)).id, body: {} }),
  'POST /api/v1/expenses/{id}/withdraw': async (world, { userId }) => ({ id: (await submitted(world, userId)).id, body: {} }),
  'POST /api/v1/expenses/{id}/approve': async (world) => {
    const { id, version } = await submitted(world);
    return { id, version, body: {} };
  },
  'POST /api/v1/expenses/{id}/reject': async (world) => ({
    id: (await submitted(world)).id,
    body: { reason: 'The receipt is missing' },
  }),
  'GET /api/v1/expenses/costs': async (world) => {
    await billable(world);
    return { query: { customerId: world.customerId } };
  },
  'POST /api/v1/expenses/{id}/remove-from-invoice': async (world) => ({ id: await onDraft(world), body: {} }),
  'POST /api/v1/reimbursements': async (world) => ({ body: { ...payment, expenseIds: [(await approved(world)).id] } }),
  'GET /api/v1/reimbursements/{id}': async (world) => ({ id: (await reimbursed(world)).id }),
  'DELETE /api/v1/reimbursements/{id}': async (world) => {
    const { id, version } = await reimbursed(world);
    return { id, version };
  },
};
