import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import type { Code } from '../../messages.ts';
import { lengthWithPeriod } from './schedule.period.ts';
import type { Schedule } from './schedule.ts';

const refuse = (code: Code, field: string): never => {
  throw new DomainError(code, undefined, { [field]: { code } });
};

/**
 * Refuses a schedule with two ends, with its last day before its first date, or one that begins in the past: nothing is made for days gone by. A
 * first date that was already set stays. Throws DomainError `schedule.one_end`, `.last_before_first` and `.first_in_past` at their fields.
 */
export function assertSchedule({ firstDate, lastDate, times }: Schedule, today: string, before?: { firstDate: string }): void {
  if (lastDate && times) refuse('schedule.one_end', 'times');
  if (lastDate && compareDates(lastDate, firstDate) < 0) refuse('schedule.last_before_first', 'lastDate');
  if (firstDate !== before?.firstDate && compareDates(firstDate, today) < 0) refuse('schedule.first_in_past', 'firstDate');
}

/** Refuses to skip a day that is none of the next dates. Throws DomainError `schedule.no_such_date` at `date`. */
export function assertUpcoming(date: string, dates: readonly string[]): void {
  if (!dates.includes(date)) refuse('schedule.no_such_date', 'date');
}

type Texts = {
  lines: readonly { description: string }[];
  comment?: string | null;
  customerNotes?: string | null;
  terms?: string | null;
};

/**
 * Refuses texts that would outgrow their fields in the documents, where `{month}` and `{period}` become words. Throws DomainError
 * `schedule.text_too_long` at each.
 */
export function assertTextsFit({ lines, comment, customerNotes, terms }: Texts): void {
  const code = 'schedule.text_too_long';
  const texts: [field: string, text: string | null | undefined, max: number][] = [
    ['comment', comment, 10_000],
    ['customerNotes', customerNotes, 10_000],
    ['terms', terms, 10_000],
    ...lines.map(({ description }, at) => [`lines.${at}.description`, description, 2000] as [string, string, number]),
  ];
  const problems = texts.flatMap(([field, text, max]) =>
    text && text.length <= max && lengthWithPeriod(text) > max ? [[field, { code, params: { max } }] as const] : [],
  );
  const [first] = problems;
  if (first) throw new DomainError(code, first[1].params, Object.fromEntries(problems));
}
