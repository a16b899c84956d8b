import { formatNumber } from './number-series.rules.ts';
import type { DocumentKind } from './number-series.ts';

/** The numbers of one form in one calendar year. */
export class NumberPeriod {
  year: number;
  pattern: string;
  first: string;
  last: string;
  /** Number of documents issued, void ones included. */
  issuedCount: number;
  voidedCount: number;
  /** Number of documents that are dated earlier than one with a lower number. */
  earlierDateCount: number;
  missingCount: number;
  /** The first hundred of the missing numbers. */
  missing: string[];
  /** Numbers that a person skipped with a reason. They do not count as missing. */
  skippedCount: number;
}

/** A person raised the next number of a series in use: the numbers from `from` to `to` are never given. */
export class NumberSkip {
  from: number;
  to: number;
  reason: string;
  at: string;
  byName: string | null;
}

/** The proof that no number was lost: nothing that was issued is ever deleted. */
export class NumberCompleteness {
  id: number;
  documentKind: DocumentKind;
  issuedCount: number;
  missingCount: number;
  earlierDateCount: number;
  /** Number of documents whose number does not match any pattern the series has had. */
  unknownCount: number;
  periods: NumberPeriod[];
  skips: NumberSkip[];
}

/** The form of the numbers of a pattern: the text around the counter, and whether they contain the year. */
export type NumberForm = { pattern: string; shape: string; head: number; tail: number; yearly: boolean };
/** Numbers missing between two that were issued; `day` is the date of the later one. */
type NumberGap = { from: number; to: number; day: string };
export type IssuedNumbers = Pick<NumberPeriod, 'year' | 'first' | 'last' | 'issuedCount' | 'voidedCount' | 'earlierDateCount'> & {
  form: number;
  firstCounter: number;
  lastCounter: number;
  /** How many numbers are missing within the year; `gaps` has the first hundred gaps. */
  missingCount: number;
  gaps: readonly NumberGap[];
};
type Series = {
  id: number;
  documentKind: DocumentKind;
  resetsYearly: boolean;
  year: number | null;
  nextNumber: number;
  lastIssuedDate: string | null;
};

export const mostMissing = 100;
const widths: Record<string, number> = { '{YYYY}': 4, '{YY}': 2, '{MM}': 2 };
const tokens = /\{(?:YYYY|YY|MM)\}/g;
const lengthOf = (text: string): number => [...text.replace(tokens, (token) => '0'.repeat(widths[token] ?? 0))].length;

/**
 * The forms that a series has had, the current one first. Patterns that differ only in the zeros of their counter are one form,
 * because the numbers continue. Example: `INV-{YYYY}-{0000}` has the shape `^INV-[0-9]{4}-[0-9]{1,18}$`, and its counter begins
 * after 9 characters.
 */
export function numberForms(patterns: readonly string[]): NumberForm[] {
  const forms = new Map<string, NumberForm>();
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split(/\{0+\}/);
    const digits = (text: string): string =>
      text.replaceAll('.', '\\.').replace(tokens, (token) => `[0-9]{${widths[token] ?? 0}}`);
    const shape = `^${digits(before)}[0-9]{1,18}${digits(after)}$`;
    const yearly = /\{YY(YY)?\}/.test(pattern);
    const form = { pattern, shape, head: lengthOf(before), tail: lengthOf(after), yearly };
    if (!forms.has(`${before}{0}${after}`)) forms.set(`${before}{0}${after}`, form);
  }
  return [...forms.values()];
}

/**
 * The numbers missing before the first and after the last number of a year. A year begins at 1 or continues from the year before;
 * the series knows its last number. The very first number of a form may be any, since the firm may have issued numbers before it
 * used Kontor.
 */
function outside(series: Series, form: NumberForm, period: IssuedNumbers, previous: IssuedNumbers | undefined, isLast: boolean) {
  const gaps: NumberGap[] = [];
  if (form.yearly && previous && period.firstCounter > 1 && period.firstCounter !== previous.lastCounter + 1) {
    const restarted = series.resetsYearly || period.firstCounter <= previous.lastCounter;
    gaps.push({ from: restarted ? 1 : previous.lastCounter + 1, to: period.firstCounter - 1, day: `${period.year}-01-01` });
  }
  const isCurrent = period.form === 0 && isLast && (!series.resetsYearly || period.year === series.year);
  if (isCurrent && series.nextNumber > period.lastCounter + 1)
    gaps.push({
      from: period.lastCounter + 1,
      to: series.nextNumber - 1,
      day: series.lastIssuedDate ?? `${period.year}-12-31`,
    });
  return gaps;
}

const sizeOf = ({ from, to }: NumberGap): number => to - from + 1;
const numbersOf = (pattern: string, { from, to, day }: NumberGap): string[] =>
  Array.from({ length: Math.min(to - from + 1, mostMissing) }, (_none, at) => formatNumber(pattern, from + at, day));

/** The gaps without the skipped numbers. In a series that resets yearly, a skip applies to its own year. */
function withoutSkips(gaps: readonly NumberGap[], skips: readonly NumberSkip[], period: IssuedNumbers, form: NumberForm) {
  const sameYear = ({ at }: NumberSkip): boolean => !form.yearly || Number(at.slice(0, 4)) - period.year <= 1;
  return skips.filter(sameYear).reduce<NumberGap[]>(
    (left, { from, to }) =>
      left.flatMap((gap) =>
        gap.to < from || gap.from > to
          ? [gap]
          : [
              { ...gap, to: from - 1 },
              { ...gap, from: to + 1 },
            ].filter((part) => part.from <= part.to),
      ),
    [...gaps],
  );
}
const sizeOfAll = (gaps: readonly NumberGap[]): number => gaps.reduce((total, gap) => total + sizeOf(gap), 0);

/** The pattern with as few zeros as the first number had: the zeros may have been extended since. */
const asWritten = ({ pattern, head, tail }: NumberForm, first: string): string =>
  pattern.replace(/0+(?=\})/, (zeros) => zeros.slice(0, Math.max(1, [...first].length - head - tail)));

/** What was issued by form and year, and the numbers missing before, within and after it. */
export function completenessOf(
  series: Series,
  forms: readonly NumberForm[],
  issued: readonly IssuedNumbers[],
  unknownCount: number,
  skips: readonly NumberSkip[] = [],
): NumberCompleteness {
  const sorted = [...issued].sort((a, b) => b.form - a.form || a.year - b.year);
  const periods = sorted.flatMap((period): NumberPeriod[] => {
    const form = forms[period.form];
    if (!form) return [];
    const same = sorted.filter((other) => other.form === period.form);
    const isLast = same.every((other) => (form.yearly ? other.year <= period.year : other.lastCounter <= period.lastCounter));
    const around = outside(series, form, period, same[same.indexOf(period) - 1], isLast);
    const all = [...period.gaps, ...around].sort((a, b) => a.from - b.from);
    const gaps = withoutSkips(all, skips, period, form);
    const skippedCount = sizeOfAll(all) - sizeOfAll(gaps);
    const { year, first, last, issuedCount, voidedCount, earlierDateCount } = period;
    return [
      {
        year,
        pattern: form.pattern,
        first,
        last,
        issuedCount,
        voidedCount,
        earlierDateCount,
        missingCount: period.missingCount + sizeOfAll(around) - skippedCount,
        skippedCount,
        missing: gaps.flatMap((gap) => numbersOf(asWritten(form, first), gap)).slice(0, mostMissing),
      },
    ];
  });
  const total = (of: (period: NumberPeriod) => number): number => periods.reduce((sum, period) => sum + of(period), 0);
  return {
    id: series.id,
    documentKind: series.documentKind,
    issuedCount: total((period) => period.issuedCount) + unknownCount,
    missingCount: total((period) => period.missingCount),
    earlierDateCount: total((period) => period.earlierDateCount),
    unknownCount,
    periods: periods.sort((a, b) => a.year - b.year),
    skips: [...skips],
  };
}
