import { DomainError } from '../../platform/errors/domain-error.ts';
import { isOneOf } from '../../platform/machine/states.ts';
import { addDays, addMonths, compareDates, type Period } from '../../platform/values/dates.ts';
import { invoiceStates } from '../invoice/invoice.status.ts';
import { reminderStages, type ReminderDays, type ReminderStage } from '../../firm/organisation/reminder-days.ts';

/** Returns the day of a stage. Example: for an invoice due on 2026-03-16, 3 days before it is 2026-03-13. */
const reminderDay = (stage: ReminderStage, dueDate: string, days: ReminderDays): string =>
  addDays(dueDate, stage === 'upcoming' ? -days[stage] : days[stage]);

/** Returns the stages that may still follow those sent: a later one ends all before it. */
export function stagesLeft(sent: readonly ReminderStage[]): ReminderStage[] {
  const last = Math.max(-1, ...sent.map((stage) => reminderStages.indexOf(stage)));
  return reminderStages.slice(last + 1);
}

type Known = { sent: readonly ReminderStage[]; days: ReminderDays; since: string | null };

/**
 * Returns the latest stage whose day has come and that was not sent, or undefined. A day before `since`, when reminders were switched on,
 * is over for good, so that switching them on reminds nobody of old invoices; and nothing is upcoming once the due date is over.
 */
export function stageDue(
  { dueDate }: { dueDate: string },
  today: string,
  { sent, days, since }: Known,
): ReminderStage | undefined {
  if (!since) return undefined;
  return stagesLeft(sent)
    .filter((stage) => days[stage] > 0 && !(stage === 'upcoming' && compareDates(today, dueDate) > 0))
    .filter((stage) => {
      const day = reminderDay(stage, dueDate, days);
      return compareDates(day, today) <= 0 && compareDates(day, since) >= 0;
    })
    .at(-1);
}

/** Returns the next stage by schedule with its day, not before today; undefined after the last. */
export function nextReminder(
  { dueDate }: { dueDate: string },
  today: string,
  known: Known,
): { stage: ReminderStage; reminderDate: string } | undefined {
  const due = stageDue({ dueDate }, today, known);
  if (due) return { stage: due, reminderDate: today };
  if (!known.since) return undefined;
  const stage = stagesLeft(known.sent).find(
    (left) => known.days[left] > 0 && compareDates(reminderDay(left, dueDate, known.days), today) > 0,
  );
  return stage && { stage, reminderDate: reminderDay(stage, dueDate, known.days) };
}

const isOverdue = (dueDate: string, today: string): boolean => compareDates(today, dueDate) > 0;

/** Returns the stage that a person sends next: up to the due date `upcoming`, afterwards the one that follows; null after the final one. */
export const stageByHand = (
  { dueDate }: { dueDate: string },
  today: string,
  sent: readonly ReminderStage[],
): ReminderStage | null =>
  isOverdue(dueDate, today) ? (stagesLeft(sent).find((stage) => stage !== 'upcoming') ?? null) : 'upcoming';

/**
 * Refuses a stage whose words would be untrue (up to the due date only `upcoming` is true, afterwards only the others), and one that was sent
 * today, so that two people do not send the same. Throws DomainError `reminder.other_stage` and `reminder.sent_today`.
 */
export function assertStage(
  stage: ReminderStage,
  { dueDate }: { dueDate: string },
  today: string,
  sentToday: readonly ReminderStage[],
): void {
  if (isOverdue(dueDate, today) === (stage === 'upcoming')) throw new DomainError('reminder.other_stage', { date: dueDate });
  if (sentToday.includes(stage)) throw new DomainError('reminder.sent_today');
}

/** Refuses to remind where nothing is due, or of what the customer disputes. Throws DomainError `reminder.nothing_due` and `reminder.disputed`. */
export function assertRemindable(invoice: { status: string; balance: number; disputeReason?: string | null }): void {
  if (!isOneOf(invoice.status, invoiceStates.open) || invoice.balance <= 0) throw new DomainError('reminder.nothing_due');
  if (invoice.disputeReason) throw new DomainError('reminder.disputed', { reason: invoice.disputeReason });
}

/** Returns the days of the statement that goes along with a reminder: the year that ends today. What was owed before stands in its first line. */
export const statementPeriod = (today: string): Period => ({ from: addDays(addMonths(today, -12), 1), to: today });
