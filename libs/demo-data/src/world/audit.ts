import { subtract } from '@kontor/domain';
import type { Advance } from './sales/advances.ts';
import type { Invoice } from './sales/invoices.ts';
import type { PlannedRefund } from './sales/deposits.ts';
import type { Payment } from './sales/payments.ts';
import type { RowOf } from './tables.ts';
import type { PlannedWriteOff } from './sales/write-offs.ts';

/** An audit row without its id, which it gets in the order of time. */
export type Trace = Omit<RowOf<'audit'>, 'id'> & { at: string };

const trace = (at: string, userId: number, verb: string, subject: string, subjectId: number, changes: object): Trace => ({
  at,
  actor: 'person',
  user_id: userId,
  verb,
  subject,
  subject_id: subjectId,
  changes,
});
const at = (date: string, hour: string, id: number): string => `${date}T${hour}:${String(id % 60).padStart(2, '0')}:00Z`;

/** The accountant (3) does most of the paperwork; the head of the firm (1) does some. */
const clerkOf = (id: number): number => (id % 6 === 0 ? 1 : 3);

export const created = (moment: string, subject: string, id: number, name: string): Trace =>
  trace(moment, 1, 'create', subject, id, { name: [null, name] });

/** The history of an invoice: created, sent and, if so, voided. */
export function invoiceTraces({ id, sale, number, seriesId, status, totals, dueDate, use }: Invoice): Trace[] {
  const { date, customer } = sale;
  const changes = {
    customerId: [null, customer.id],
    invoiceDate: [null, date],
    dueDate: [null, dueDate],
    currency: [null, customer.currency],
    total: [null, (use?.before ?? totals).total],
  };
  const traces = [trace(at(date, '07', id), clerkOf(id), 'create', 'Invoice', id, changes)];
  if (number === null) return traces;
  const apart = seriesId !== 1 && { reason: [null, 'Sales to private persons are numbered apart'] };
  const sent = { status: ['draft', 'sent'], number: [null, number], ...apart };
  traces.push(trace(at(date, '09', id), clerkOf(id), 'send', 'Invoice', id, sent));
  if (status === 'void') {
    const voided = { status: ['sent', 'void'], balance: [totals.due, 0] };
    traces.push(trace(at(date, '13', id), 1, 'void', 'Invoice', id, voided));
  }
  return traces;
}

export const writeOffTrace = (id: number, invoiceId: number, { date, amount, reason }: PlannedWriteOff): Trace =>
  trace(at(date, '11', id), 3, 'writeOff', 'Invoice', invoiceId, {
    writtenOff: [0, amount],
    balance: [amount, 0],
    status: ['sent', 'paid'],
    writeOffDate: [null, date],
    reason: [null, reason],
  });

/** The amount paid of an invoice, before and after a payment. */
export type Settled = { invoiceId: number; due: number; before: number; after: number };

export function paymentTraces(id: number, payment: Payment, settled: readonly Settled[]): Trace[] {
  const { date, customerId, amount } = payment;
  return [
    trace(at(date, '10', id), 3, 'create', 'Payment', id, { customerId: [null, customerId], amount: [null, amount] }),
    ...settled.map(({ invoiceId, due, before, after }) => {
      const isPaid = after === due;
      const verb = isPaid && before === 0 && invoiceId % 2 === 0 ? 'markPaid' : 'recordPayment';
      return trace(at(date, '10', id), 3, verb, 'Invoice', invoiceId, {
        paid: [before, after],
        balance: [subtract(due, before), subtract(due, after)],
        ...(isPaid && { status: ['sent', 'paid'] }),
      });
    }),
  ];
}

/** What a refund changed of the credit of a payment. */
export const refundTrace = (id: number, { extra }: Payment, { date, amount }: PlannedRefund): Trace =>
  trace(at(date, '14', id), 3, 'refund', 'Payment', id, {
    refunded: [0, amount],
    unallocated: [extra, subtract(extra, amount)],
  });

/** The history of a retainer invoice until invoices use it: created, sent and voided or paid and paid back. */
export function advanceTraces({ id, number, customer, date, amount, status, paid, paidOn, refunded }: Advance): Trace[] {
  const about = (day: string, hour: string, verb: string, changes: object): Trace =>
    trace(at(day, hour, id), clerkOf(id), verb, 'RetainerInvoice', id, changes);
  const asked = { customerId: [null, customer.id], invoiceDate: [null, date], currency: [null, customer.currency] };
  const traces = [about(date, '08', 'create', { ...asked, total: [null, amount] })];
  if (number === null) return traces;
  traces.push(about(date, '09', 'send', { status: ['draft', 'sent'], number: [null, number], balance: [0, amount] }));
  if (status === 'void') traces.push(about(date, '13', 'void', { status: ['sent', 'void'], balance: [amount, 0] }));
  const change = { paid: [0, paid], balance: [amount, subtract(amount, paid)] };
  const isPaid = status === 'paid';
  if (paid > 0) traces.push(about(paidOn, '10', 'recordPayment', { ...change, ...(isPaid && { status: ['sent', 'paid'] }) }));
  if (refunded > 0) traces.push(about(paidOn, '14', 'refund', { refunded: [0, refunded] }));
  return traces;
}

/** What the use of an advance changed of it and of the invoice, which was a draft then if that is final. */
export function applicationTraces({ id, totals, sale, status, use }: Invoice, advances: readonly Advance[]): Trace[] {
  const advance = advances.find(({ application }) => application?.invoiceId === id);
  if (!advance || !use) return [];
  const { amount, minutes, isFinal, before } = use;
  const applied = { applied: [0, amount], ...(minutes > 0 && { drawnMinutes: [0, minutes] }) };
  const isPaid = status === 'paid' && { status: ['sent', 'paid'] };
  const money = { advanced: [0, amount], balance: [totals.due, subtract(totals.due, amount)], ...isPaid };
  const deducted = { total: [before.total, totals.total], balance: [before.due, totals.due] };
  const hour = isFinal ? '08' : '15';
  return [
    trace(at(sale.date, hour, id), clerkOf(id), 'apply', 'RetainerInvoice', advance.id, applied),
    trace(at(sale.date, hour, id), clerkOf(id), 'apply', 'Invoice', id, isFinal ? deducted : money),
  ];
}
