import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { add, compare } from '../../platform/values/money.ts';

/** Refuses a credit note dated before the invoice that it credits. Throws DomainError `credit_note.before_invoice` at `creditNoteDate`. */
export function assertCreditDate(creditNoteDate: string, { invoiceDate }: { invoiceDate: string }): void {
  if (compareDates(creditNoteDate, invoiceDate) >= 0) return;
  const problem = { code: 'credit_note.before_invoice', params: { date: invoiceDate } } as const;
  throw new DomainError(problem.code, problem.params, { creditNoteDate: problem });
}

/**
 * Allows credit only for what the customer owes or has paid, on an invoice whose lines are known here. Throws DomainError
 * `credit_note.opening_invoice` and `credit_note.not_issued` at `invoiceId`.
 */
export function assertCreditable({ status, opening }: { status: string; opening: boolean }): void {
  if (opening)
    throw new DomainError('credit_note.opening_invoice', undefined, { invoiceId: { code: 'credit_note.opening_invoice' } });
  if (status === 'sent' || status === 'paid') return;
  throw new DomainError(
    'credit_note.not_issued',
    { status },
    { invoiceId: { code: 'credit_note.not_issued', params: { status } } },
  );
}

/** Refuses a repayment before the date of the credit note or in the future. Throws DomainError at `paidBackDate`. */
export function assertPayBackDate(paidBackDate: string, { creditNoteDate }: { creditNoteDate: string }, today: string): void {
  const refuse = (code: 'credit_note.paid_back_before' | 'credit_note.paid_back_in_future') =>
    new DomainError(code, undefined, { paidBackDate: { code } });
  if (compareDates(paidBackDate, creditNoteDate) < 0) throw refuse('credit_note.paid_back_before');
  if (compareDates(paidBackDate, today) > 0) throw refuse('credit_note.paid_back_in_future');
}

/** Refuses to change by itself what came with a refund and goes with it. Throws DomainError `credit_note.of_refund`. */
export function assertNotOfRefund({ retainerInvoiceId }: { retainerInvoiceId?: number | null }): void {
  if (retainerInvoiceId) throw new DomainError('credit_note.of_refund');
}

/** Requires credit to pay back. Throws DomainError `credit_note.no_credit`. */
export function assertCreditLeft({ unallocated }: { unallocated: number }): void {
  if (unallocated <= 0) throw new DomainError('credit_note.no_credit');
}

/** Requires a repayment to undo. Throws DomainError `credit_note.not_paid_back`. */
export function assertPaidBack({ paidBack }: { paidBack: number }): void {
  if (paidBack <= 0) throw new DomainError('credit_note.not_paid_back');
}

/** Allows taking credit back only from another invoice: that of its own is what the credit note is for. Throws DomainError `credit_note.own_use`. */
export function assertUsedElsewhere(creditNote: { invoiceId?: number | null }, { invoiceId }: { invoiceId: number }): void {
  if (invoiceId === creditNote.invoiceId) throw new DomainError('credit_note.own_use');
}

/**
 * Refuses a credit note that, with those before it, gives back more than the invoice asked for. Throws DomainError `credit_note.exceeds`.
 * Example: 60.50 after 60.51 on an invoice over 121 is refused.
 */
export function assertWithinInvoice(due: number, invoice: { total: number; rounding: number; creditedTotal: number }): void {
  if (compare(add(invoice.creditedTotal, due), add(invoice.total, invoice.rounding)) > 0)
    throw new DomainError('credit_note.exceeds');
}

/**
 * Refuses to void a credit note that the customer has, or whose credit was used or paid back. Throws DomainError `credit_note.delivered`,
 * `credit_note.paid_back` and `credit_note.credit_used`.
 */
export function assertVoidable(note: { isDelivered: boolean; paidBack: number; usedElsewhere: boolean }): void {
  if (note.isDelivered) throw new DomainError('credit_note.delivered');
  if (note.paidBack > 0) throw new DomainError('credit_note.paid_back');
  if (note.usedElsewhere) throw new DomainError('credit_note.credit_used');
}
