import type { NextReminder } from '@kontor/domain';
import type { Prepare } from '../../../test/money/calls.ts';
import { sentInvoice } from '../../../test/money/records.ts';
import type { World } from '../../../test/money/world.ts';

/** A sent invoice, and the reminder that fits its due date today. */
const toRemind = async (world: World): Promise<{ id: number; body: object }> => {
  const { id } = await sentInvoice(world);
  const next = (await world.admin.get(`/api/v1/invoices/${id}/next-reminder`).expect(200)).body as NextReminder;
  return { id, body: { stage: next.stage, to: 'rasa@example.com' } };
};
const reminderOn = async (world: World): Promise<{ id: number }> => {
  const { id, body } = await toRemind(world);
  await world.admin.post(`/api/v1/invoices/${id}/remind`).send(body).expect(200);
  const rows = await world.api.sql<{ id: number }>('select max(id) as id from reminder');
  return { id: rows[0]?.id ?? 0 };
};

/** The calls of the walk over all operations that need more than a record and its version. */
export const calls: Record<string, Prepare> = {
  'POST /api/v1/invoices/{id}/remind': toRemind,
  'GET /api/v1/invoices/{id}/next-reminder': async (world) => ({ id: (await sentInvoice(world)).id }),
  'GET /api/v1/invoices/{id}/reminder-letter': async (world) => ({
    id: (await sentInvoice(world)).id,
    query: { stage: 'first' },
  }),
  'GET /api/v1/reminders': async (world) => ((await reminderOn(world)).id ? {} : {}),
  'GET /api/v1/reminders/{id}': reminderOn,
};
