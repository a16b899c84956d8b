import type { Prepare } from '../../../test/money/calls.ts';
import { made } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';
import { sentForWalk } from './credit-notes.sample.ts';

const invoiceOf = async ({ admin, customerId, next }: World) => sentForWalk(admin, customerId, next());

const sentNote = async (world: World): Promise<number> => {
  const { id } = await made(world, 'credit-notes');
  await world.admin.post(`/api/v1/credit-notes/${id}/send`).send({}).expect(200);
  return id;
};

/** Credits a paid invoice, so that the customer has credit. */
const noteWithCredit = async (world: World): Promise<number> => {
  const { id: invoiceId, lines } = await invoiceOf(world);
  const payment = { paymentDate: '2026-11-20', method: 'bankTransfer' };
  await world.admin.post(`/api/v1/invoices/${invoiceId}/mark-paid`).send(payment).expect(200);
  const input = { invoiceId, creditNoteDate: '2026-11-20', reason: 'Returned' };
  const credited = { ...input, lines: [{ invoiceLineId: lines[0]?.id, quantity: 1 }] };
  const { id } = (await world.admin.post('/api/v1/credit-notes').send(credited).expect(201)).body as { id: number };
  await world.admin.post(`/api/v1/credit-notes/${id}/send`).send({}).expect(200);
  return id;
};

const payment = { paidBackDate: '2026-11-20', method: 'bankTransfer' };
const correction = { creditNoteDate: '2026-11-20', reason: 'Wrong price' };

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'DELETE /api/v1/credit-notes/{id}': async (world) => made(world, 'credit-notes'),
  'POST /api/v1/credit-notes/{id}/send': async (world) => ({
    id: (await made(world, 'credit-notes')).id,
    body: { to: 'rasa@example.com' },
  }),
  'POST /api/v1/credit-notes/{id}/void': async (world) => ({ id: await sentNote(world), body: { reason: 'Typed twice' } }),
  'POST /api/v1/credit-notes/{id}/pay-back': async (world) => ({ id: await noteWithCredit(world), body: payment }),
  'POST /api/v1/credit-notes/{id}/undo-pay-back': async (world) => {
    const id = await noteWithCredit(world);
    await world.admin.post(`/api/v1/credit-notes/${id}/pay-back`).send(payment).expect(200);
    return { id, body: {} };
  },
  'POST /api/v1/credit-notes/{id}/undo-use': async (world) => {
    const id = await noteWithCredit(world);
    const { id: invoiceId } = await invoiceOf(world);
    await world.admin.post(`/api/v1/invoices/${invoiceId}/use-credit`).send({}).expect(200);
    return { id, body: { invoiceId } };
  },
  'GET /api/v1/credit-notes/{id}/e-invoice': async (world) => {
    for (const table of ['customer', 'organisation'])
      await world.api.sql(`update ${table} set electronic_address = '4006381333931', electronic_address_scheme = '0088'`);
    const id = await sentNote(world);
    await world.api.sql(`update credit_note set e_invoice_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/credit-notes/{id}/pdf': async (world) => {
    const id = await sentNote(world);
    await world.api.sql(`update credit_note set pdf_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/credit-notes/{id}/preview-pdf': async (world) => ({ id: (await made(world, 'credit-notes')).id }),
  'GET /api/v1/credit-notes/{id}/letter': async (world) => ({ id: (await made(world, 'credit-notes')).id }),
  'POST /api/v1/credit-notes/{id}/mail': async (world) => ({
    id: await sentNote(world),
    body: { to: 'ona@example.com, rasa@example.com', subject: 'Again', message: 'As agreed by phone' },
  }),
  'GET /api/v1/invoices/{id}/creditable': async (world) => ({ id: (await invoiceOf(world)).id }),
  'POST /api/v1/invoices/{id}/correct': async (world) => ({ id: (await invoiceOf(world)).id, body: correction }),
};
