import { DomainError } from '../../platform/errors/domain-error.ts';

type Series = {
  pattern: string;
  nextNumber: number;
  resetsYearly: boolean;
  year?: number | null;
  lastIssuedDate?: string | null;
};
/** The highest existing number among those with the same text around the counter, and its counter. */
export type GivenNumbers = { number: string; counter: number };

const tokens = /(\{(?:YYYY|YY|MM|0{1,9})\})/;
const shapes: Record<string, string> = {
  '{YYYY}': '(?<year>\\d{4})',
  '{YY}': '(?<short>\\d{2})',
  '{MM}': '(?<month>0[1-9]|1[0-2])',
};

/** What stands in the placeholders of a pattern; null when the number does not match it. */
function groupsOf(pattern: string, number: string): Record<string, string | undefined> | null {
  const seen = new Set<string>();
  const parts = pattern.split(tokens).map((part) => {
    if (/^\{0+\}$/.test(part)) return '(?<counter>\\d+)';
    const shape = shapes[part];
    if (!shape) return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    if (seen.has(part)) return shape.replace(/\?<\w+>/, '');
    seen.add(part);
    return shape;
  });
  const found = new RegExp(`^${parts.join('')}$`).exec(number);
  return found && { ...found.groups };
}

/**
 * The period that a number of this pattern names, such as `2026-11`, `2026` or an empty text; null when the number does not match
 * the pattern.
 */
function periodOf(pattern: string, number: string): string | null {
  const groups = groupsOf(pattern, number);
  if (!groups) return null;
  const { year, short, month } = groups;
  const named = year ?? (short ? `20${short}` : '');
  return named && month ? `${named}-${month}` : named;
}

/**
 * A series must not give a number that exists, whichever series gave it. `given` holds the highest existing numbers of the kind
 * that match the pattern. Throws DomainError `number_series.number_exists` at `nextNumber`. Example: with `INV-2026-0042` given,
 * `INV-{YYYY}-{0000}` may continue at 43 in 2026, and at 1 in 2027.
 */
export function assertNumbersAreNew(series: Series, given: readonly GivenNumbers[], today: string): void {
  const first = series.lastIssuedDate && series.lastIssuedDate < today ? series.lastIssuedDate : today;
  for (const { number, counter } of given) {
    const period = periodOf(series.pattern, number);
    if (period === null) continue;
    const isPast = series.lastIssuedDate && period !== '' && period < first.slice(0, period.length);
    const beginsAgain = series.resetsYearly && period !== '' && period.slice(0, 4) > first.slice(0, 4);
    if (isPast || (!beginsAgain && counter < series.nextNumber)) continue;
    const problem = { code: 'number_series.number_exists', params: { number, min: counter + 1 } } as const;
    throw new DomainError(problem.code, problem.params, { nextNumber: problem });
  }
}

/**
 * Whether the series will itself give a number that was given elsewhere. Example: `INV-{YYYY}-{0000}` that goes on at 7 gives
 * `INV-2026-0009`, and not `INV-2026-0003`.
 */
export function willGive(series: Series, number: string, today: string): boolean {
  const counter = Number(groupsOf(series.pattern, number)?.['counter'] ?? Number.NaN);
  const year = periodOf(series.pattern, number)?.slice(0, 4);
  // What begins in a later year never gives the numbers of an earlier one.
  if (Number.isNaN(counter) || (year && year < today.slice(0, 4))) return false;
  try {
    assertNumbersAreNew(series, [{ number, counter }], today);
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

/**
 * The year of the next number of an unused series, when another series has already given numbers of this year: a document of an
 * earlier year would reset the counter and give them again. null when any year may come first. Example: with `INV-2026-0042`
 * given, `INV-{YYYY}-{0000}` from 43 on is a series of 2026.
 */
export function yearOfUnused({ pattern, resetsYearly }: Series, given: readonly GivenNumbers[], today: string): number | null {
  const year = today.slice(0, 4);
  const isGiven = given.some(({ number }) => periodOf(pattern, number)?.startsWith(year));
  return resetsYearly && isGiven ? Number(year) : null;
}

/**
 * The next number of a series in use only goes up, and with a reason. Throws DomainError `number_series.next_too_low` at
 * `nextNumber` and `number_series.reason_missing` at `reason`.
 */
export function assertForward(before: Series, input: { nextNumber: number; reason?: string | null }): void {
  if (!before.lastIssuedDate || input.nextNumber === before.nextNumber) return;
  if (input.nextNumber < before.nextNumber) {
    const problem = { code: 'number_series.next_too_low', params: { min: before.nextNumber } } as const;
    throw new DomainError(problem.code, problem.params, { nextNumber: problem });
  }
  const code = 'number_series.reason_missing';
  if (!input.reason?.trim()) throw new DomainError(code, undefined, { reason: { code } });
}
