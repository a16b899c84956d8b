import { compare, subtract } from '@kontor/domain';
import { around } from '../random.ts';
import type { Invoice } from './invoices.ts';
import { stamp, type RowOf } from './tables.ts';

/** A rest that the customer did not pay, given up on the day of the last payment. */
export type PlannedWriteOff = { date: string; amount: number; reason: string };

const rests = [
  { amount: 4.5, reason: 'Bank fee kept from the payment' },
  { amount: 12.5, reason: 'Small difference, not worth a reminder' },
  { amount: 0.87, reason: 'Rounded down by the customer' },
];

/** The same paid invoice, but for a small rest that was written off; undefined where it does not fit. */
export function withRest(invoice: Invoice, n: number): Invoice | undefined {
  const last = invoice.payments.at(-1);
  if (invoice.status !== 'paid' || !last || last.extra > 0 || compare(last.amount, 100) < 0) return undefined;
  const { amount, reason } = around(rests, n);
  return {
    ...invoice,
    payments: [...invoice.payments.slice(0, -1), { ...last, amount: subtract(last.amount, amount) }],
    paid: subtract(invoice.paid, amount),
    writeOff: { date: last.date, amount, reason },
  };
}

export const writeOffRow = (id: number, invoiceId: number, { date, amount, reason }: PlannedWriteOff): RowOf<'write_off'> => ({
  ...stamp(id, `${date}T11:${String(id % 60).padStart(2, '0')}:00Z`),
  invoice_id: invoiceId,
  write_off_date: date,
  amount,
  reason,
  created_by_id: 3,
});
