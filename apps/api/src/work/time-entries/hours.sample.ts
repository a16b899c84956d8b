import type { TimeEntryInput } from '@kontor/domain';
import { anInvoice, anInvoiceLine, anInvoiceSource } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import type { Agent, TestApp } from '../../../test/test-app.ts';

export type Entry = {
  id: number;
  version: number;
  minutes: number;
  billingRate: number | null;
  billable: boolean;
  workDate: string;
};

export const anEntry = (projectId: number, change: Partial<TimeEntryInput> = {}): TimeEntryInput => ({
  projectId,
  workDate: '2026-11-16',
  minutes: 60,
  billable: true,
  ...change,
});

export const log = async (agent: Agent, input: TimeEntryInput): Promise<Entry> =>
  (await agent.post('/api/v1/time-entries').send(input).expect(201)).body as Entry;

/** Puts an entry on a line of a draft, or, with a number, of a paid invoice. */
export async function putOnInvoice(api: TestApp, entryId: number, customerId: number, number: string | null): Promise<void> {
  const invoiceId = await store(api, anInvoice({ customerId }));
  const line = await store(api, anInvoiceLine({ invoice: invoiceId }));
  await store(api, anInvoiceSource({ line, timeEntryId: entryId }));
  if (number)
    await api.sql(`update invoice set status = 'paid', number = $1, number_series_id = 1, snapshot = '{}' where id = $2`, [
      number,
      invoiceId,
    ]);
}
