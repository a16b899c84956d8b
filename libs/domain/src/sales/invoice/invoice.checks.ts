import { compareDates } from '../../platform/values/dates.ts';
import { formatDuration } from '../../platform/values/durations.ts';
import { compare, multiply, round, sum } from '../../platform/values/money.ts';
import { dueOf } from '../../documents/document.rules.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { roundBilledMinutes, type BilledRounding } from '../../work/time-entry/time-entry.rules.ts';
import type { IssuedInvoiceInput } from './invoice.input.ts';
import type { InvoiceStatus } from './invoice.status.ts';

/** Refuses a due date before the invoice date. Throws DomainError `invoice.due_before_issue` at `dueDate`. */
export function assertDueDate({ invoiceDate, dueDate }: { invoiceDate: string; dueDate: string }): void {
  if (compareDates(dueDate, invoiceDate) >= 0) return;
  throw new DomainError('invoice.due_before_issue', undefined, { dueDate: { code: 'invoice.due_before_issue' } });
}

/**
 * The due date moves only while an invoice is sent and unpaid, and only with a reason. Throws DomainError
 * `invoice.cannot_move_due_date`, and `invoice.due_date_reason` at `dueDateReason`.
 */
export function assertDueDateReason(before: { status: InvoiceStatus; dueDate: string }, input: IssuedInvoiceInput): void {
  if (input.dueDate === before.dueDate) return;
  if (before.status !== 'sent') throw new DomainError('invoice.cannot_move_due_date', { status: before.status });
  if (input.dueDateReason?.trim()) return;
  throw new DomainError('invoice.due_date_reason', undefined, { dueDateReason: { code: 'invoice.due_date_reason' } });
}

type Settled = {
  paid: number;
  writtenOff: number;
  credited: number;
  hasCreditNotes: boolean;
};

/**
 * An invoice with money, a write-off, a living credit note or a credit on it cannot be voided. Throws DomainError `invoice.has_payments`,
 * `invoice.has_write_offs`, `invoice.has_credit_notes` and `invoice.has_credit`.
 */
export function assertUnsettled({ paid, writtenOff, credited, hasCreditNotes }: Settled): void {
  if (paid !== 0) throw new DomainError('invoice.has_payments');
  if (writtenOff !== 0) throw new DomainError('invoice.has_write_offs');
  if (hasCreditNotes) throw new DomainError('invoice.has_credit_notes');
  if (credited !== 0) throw new DomainError('invoice.has_credit');
}

/**
 * An invoice that asks for money says where to pay, unless the person has read that it does not. Throws DomainError
 * `invoice.no_bank_account` at `noAccountConfirmed`.
 */
export function assertPayable(
  invoice: { total: number; prepaid: number; rounding: number; currency: string },
  hasAccount: boolean,
  confirmed: boolean | undefined,
): void {
  if (hasAccount || confirmed || dueOf(invoice) <= 0) return;
  const problem = { code: 'invoice.no_bank_account', params: { currency: invoice.currency } } as const;
  throw new DomainError(problem.code, problem.params, { noAccountConfirmed: problem });
}

/**
 * Hours are billed once they were worked: billing in advance is allowed in few cases only (in Norway bokføringsforskriften § 5-2-7), so it is
 * asked. `lastDay` is the last day of the hours. Throws DomainError `invoice.hours_ahead` at `hoursAheadConfirmed`.
 */
export function assertWorked(lastDay: string | null, today: string, confirmed: boolean | undefined): void {
  if (confirmed || lastDay === null || compareDates(lastDay, today) <= 0) return;
  const problem = { code: 'invoice.hours_ahead', params: { date: lastDay } } as const;
  throw new DomainError(problem.code, problem.params, { hoursAheadConfirmed: problem });
}

/** A line in hours: its place, what it bills, and what was logged for it, rounded as agreed. */
export type BilledHours = { line: number; hours: number; minutes: number };

type LoggedLine = { line: number; quantity: number; unit: string; minutes: readonly number[] };

/** The lines that bill in hours, with what was logged for each: every time entry rounded as agreed. `minutes` are those of its entries. */
export const billedHoursOf = (lines: readonly LoggedLine[], rounding: BilledRounding): BilledHours[] =>
  lines
    .filter(({ unit }) => unit === 'HUR')
    .map(({ line, quantity, minutes }) => ({
      line,
      hours: quantity,
      minutes: sum(minutes.map((one) => roundBilledMinutes(one, rounding))),
    }));

/**
 * A line may bill more hours than were logged for it, but not by a slip of the hand: it is asked. Throws DomainError
 * `invoice.hours_above` at `hoursAboveConfirmed` for the first such line. Example: 9 hours for 60 minutes are asked.
 */
export function assertLogged(billed: readonly BilledHours[], confirmed: boolean | undefined): void {
  const above = billed.find(({ hours, minutes }) => compare(round(multiply(hours, 60), 0), minutes) > 0);
  if (!above || confirmed) return;
  const [asked, logged] = [formatDuration(round(multiply(above.hours, 60), 0)), formatDuration(above.minutes)];
  const problem = { code: 'invoice.hours_above', params: { line: above.line, billed: asked, logged } } as const;
  throw new DomainError(problem.code, problem.params, { hoursAboveConfirmed: problem });
}

/** A void invoice asks for no money, and the email would: the customer is told in other words. Throws DomainError `invoice.cannot_send`. */
export function assertMailable(status: InvoiceStatus): void {
  if (status === 'void') throw new DomainError('invoice.cannot_send', { status });
}

/** What the customer received by email or saw by a link is credited, not voided. Throws DomainError `invoice.delivered`. */
export function assertNotDelivered(isDelivered: boolean): void {
  if (isDelivered) throw new DomainError('invoice.delivered');
}
