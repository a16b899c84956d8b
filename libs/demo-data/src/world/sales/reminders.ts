import { addDays, balanceOf } from '@kontor/domain';
import type { Invoice } from './invoices.ts';
import { baseColumns, type RowOf } from '../tables.ts';

const stages = [
  { stage: 'first', days: 7 },
  { stage: 'second', days: 14 },
] as const;

/** The reminders that the accountant sent of an unpaid invoice up to the last day. */
export function remindersOf(invoice: Invoice, lastDay: string, nextId: () => number): RowOf<'reminder'>[] {
  const { id, status, dueDate, paid, advanced, totals, sale } = invoice;
  const to = sale.customer.row.email;
  const balance = balanceOf(totals.due, paid, 0, 0, advanced);
  if (status !== 'sent' || !to || balance <= 0) return [];
  return stages
    .map(({ stage, days }) => ({ stage, reminder_date: addDays(dueDate, days) }))
    .filter(({ reminder_date }) => reminder_date <= lastDay)
    .map((reminder) => ({
      ...baseColumns(nextId(), `${reminder.reminder_date}T08:${String(id % 60).padStart(2, '0')}:00Z`),
      ...reminder,
      invoice_id: id,
      to_address: to,
      balance,
      is_automatic: false,
      created_by_id: 3,
    }));
}
