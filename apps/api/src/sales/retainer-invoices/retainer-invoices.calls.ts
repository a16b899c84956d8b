import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import type { Prepare } from '../../../test/money/calls.ts';
import { made, makers, nextDay } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

const sentRetainer = async (world: World): Promise<number> => {
  const { id } = await made(world, 'retainer-invoices');
  await world.admin.post(`/api/v1/retainer-invoices/${id}/send`).send({ noAccountConfirmed: true }).expect(200);
  return id;
};
const received = { paymentDate: '2026-11-20', method: 'bankTransfer' };

const paidRetainer = async (world: World): Promise<number> => {
  const id = await sentRetainer(world);
  await world.admin.post(`/api/v1/retainer-invoices/${id}/mark-paid`).send(received).expect(200);
  return id;
};
const refunded = { refundDate: '2026-11-20', amount: 111.17, method: 'bankTransfer' };
type Used = { applications: { id: number }[]; refunds: { id: number }[] };
const used = async (world: World, id: number, verb: string, body: object): Promise<Used> =>
  (await world.admin.post(`/api/v1/retainer-invoices/${id}/${verb}`).send(body).expect(200)).body as Used;
/** A draft that bills an hour. */
const draftOfHours = async (world: World): Promise<number> => {
  const { customerId } = world;
  const projectId = await store(world.api, aProject({ customerId }));
  const given = { projectId, workDate: nextDay(), minutes: 60, billable: true, billingRate: 7891.67 };
  const id = await store(world.api, aTimeEntry(given));
  const input = (await makers['invoices']?.(world, world.admin.userId)) as { lines: object[] };
  const hour = { kind: 'time', quantity: 1, unit: 'HUR', unitPrice: 7891.67, sources: [{ kind: 'timeEntry', id }] };
  return (await made(world, 'invoices', { ...input, lines: [{ ...input.lines[0], ...hour }] })).id;
};

/** Calls that need more than a record and its version, for the test that walks over all operations. */
export const calls: Record<string, Prepare> = {
  'DELETE /api/v1/retainer-invoices/{id}': async (world) => made(world, 'retainer-invoices'),
  'POST /api/v1/retainer-invoices/{id}/send': async (world) => ({
    id: (await made(world, 'retainer-invoices')).id,
    body: { to: 'rasa@example.com', noAccountConfirmed: true },
  }),
  'POST /api/v1/retainer-invoices/{id}/void': async (world) => ({
    id: await sentRetainer(world),
    body: { reason: 'Not needed' },
  }),
  'POST /api/v1/retainer-invoices/{id}/record-payment': async (world) => ({
    id: await sentRetainer(world),
    body: { ...received, amount: 1111.13 },
  }),
  'POST /api/v1/retainer-invoices/{id}/mark-paid': async (world) => ({ id: await sentRetainer(world), body: received }),
  'POST /api/v1/retainer-invoices/{id}/apply': async (world) => ({
    id: await paidRetainer(world),
    body: { invoiceId: (await made(world, 'invoices')).id, amount: 222.13 },
  }),
  'POST /api/v1/retainer-invoices/{id}/draw-hours': async (world) => ({
    id: await paidRetainer(world),
    body: { invoiceId: await draftOfHours(world) },
  }),
  'POST /api/v1/retainer-invoices/{id}/unapply': async (world) => {
    const id = await paidRetainer(world);
    const body = { invoiceId: (await made(world, 'invoices')).id, amount: 222.13 };
    const { applications } = await used(world, id, 'apply', body);
    return { id, body: { applicationId: applications[0]?.id } };
  },
  'POST /api/v1/retainer-invoices/{id}/refund': async (world) => ({ id: await paidRetainer(world), body: refunded }),
  'POST /api/v1/retainer-invoices/{id}/undo-refund': async (world) => {
    const id = await paidRetainer(world);
    const { refunds } = await used(world, id, 'refund', refunded);
    return { id, body: { refundId: refunds[0]?.id } };
  },
  'GET /api/v1/invoices/{id}/advances': async (world) => ({ id: (await made(world, 'invoices')).id }),
  'GET /api/v1/retainer-invoices/{id}/e-invoice': async (world) => {
    for (const table of ['customer', 'organisation'])
      await world.api.sql(`update ${table} set electronic_address = '4006381333931', electronic_address_scheme = '0088'`);
    await world.api.sql('update organisation set retainers_carry_tax = true');
    const id = await sentRetainer(world);
    await world.api.sql('update organisation set retainers_carry_tax = false');
    await world.api.sql(`update retainer_invoice set e_invoice_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/retainer-invoices/{id}/pdf': async (world) => {
    const id = await sentRetainer(world);
    await world.api.sql(`update retainer_invoice set pdf_state = 'failed' where id = $1`, [id]);
    return { id };
  },
  'GET /api/v1/retainer-invoices/{id}/payments': async (world) => ({ id: await paidRetainer(world) }),
  'GET /api/v1/retainer-invoices/{id}/preview-pdf': async (world) => ({ id: (await made(world, 'retainer-invoices')).id }),
  'GET /api/v1/retainer-invoices/{id}/letter': async (world) => ({ id: (await made(world, 'retainer-invoices')).id }),
  'POST /api/v1/retainer-invoices/{id}/mail': async (world) => ({
    id: await sentRetainer(world),
    body: { to: 'ona@example.com, rasa@example.com', subject: 'Again', message: 'As agreed by phone' },
  }),
};
