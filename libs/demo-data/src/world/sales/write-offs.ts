import { compare, subtract } from '@kontor/domain';
import { cyclicAt } from '../../random.ts';
import type { Invoice } from './invoices.ts';
import { baseColumns, type RowOf } from '../tables.ts';

/** A small balance that the customer did not pay, written off on the day of the last payment. */
export type PlannedWriteOff = { date: string; amount: number; reason: string };

const rests = [
  { amount: 4.5, reason: 'Bank fee kept from the payment' },
  { amount: 12.5, reason: 'Small difference, not worth a reminder' },
  { amount: 0.87, reason: 'Rounded down by the customer' },
];

/** The paid invoice with a small balance written off instead; undefined where that is not possible. */
export function withWriteOff(invoice: Invoice, n: number): Invoice | undefined {
  const last = invoice.payments.at(-1);
  if (invoice.status !== 'paid' || !last || last.extra > 0 || compare(last.amount, 100) < 0) return undefined;
  const { amount, reason } = cyclicAt(rests, n);
  return {
    ...invoice,
    payments: [...invoice.payments.slice(0, -1), { ...last, amount: subtract(last.amount, amount) }],
    paid: subtract(invoice.paid, amount),
    writeOff: { date: last.date, amount, reason },
  };
}

export const writeOffRow = (id: number, invoiceId: number, { date, amount, reason }: PlannedWriteOff): RowOf<'write_off'> => ({
  ...baseColumns(id, `${date}T11:${String(id % 60).padStart(2, '0')}:00Z`),
  invoice_id: invoiceId,
  write_off_date: date,
  amount,
  reason,
  created_by_id: 3,
});
