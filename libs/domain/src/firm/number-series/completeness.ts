import { formatNumber } from './number-series.rules.ts';
import type { DocumentKind } from './number-series.ts';

/** The numbers of one form in one calendar year. */
export class NumberPeriod {
  year: number;
  pattern: string;
  first: string;
  last: string;
  /** All that were given, also the void ones. */
  issuedCount: number;
  voidedCount: number;
  /** Documents dated before one that has a lower number. */
  earlierDateCount: number;
  missingCount: number;
  /** The first hundred of the missing numbers. */
  missing: string[];
  /** Numbers that somebody skipped and said why. They are not missing. */
  skippedCount: number;
}

/** The next number of a series in use was raised: what lies between is never given. */
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
  /** Numbers of a form that the series never had. */
  unknownCount: number;
  periods: NumberPeriod[];
  skips: NumberSkip[];
}

/** How the numbers of a pattern look: what their counter stands between, and whether they tell the year. */
export type NumberForm = { pattern: string; shape: string; head: number; tail: number; yearly: boolean };
/** Numbers missing between two that were given; `day` is the date of the later one. */
type NumberGap = { from: number; to: number; day: string };
export type IssuedNumbers = Pick<NumberPeriod, 'year' | 'first' | 'last' | 'issuedCount' | 'voidedCount' | 'earlierDateCount'> & {
  form: number;
  firstCounter: number;
  lastCounter: number;
  /** How many are missing inside, of which the first hundred gaps are told. */
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
 * The forms that a series had, the present one first. Patterns that differ in the zeros of their counter alone are one form:
 * its numbers go on. Example: `INV-{YYYY}-{0000}` has the shape `^INV-[0-9]{4}-[0-9]{1,18}$`, and its counter begins after 9 letters.
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
 * What numbers a year lacks before its first and after its last. A year begins at 1 or goes on where the year before ended; the
 * series knows which number it gave last. The very first number of a form may be any: a firm has used others before.
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

/** What is left of the gaps when the skipped numbers are taken out. A series that begins again at 1 skips in the year of the skip. */
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

/** The pattern with no more zeros than the first number was given with: they may have become more since. */
const asWritten = ({ pattern, head, tail }: NumberForm, first: string): string =>
  pattern.replace(/0+(?=\})/, (zeros) => zeros.slice(0, Math.max(1, [...first].length - head - tail)));

/** What was issued by form and year, and the numbers that are missing in it, before it and after it. */
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
        ...{ year, pattern: form.pattern, first, last, issuedCount, voidedCount, earlierDateCount },
        ...{ missingCount: period.missingCount + sizeOfAll(around) - skippedCount, skippedCount },
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
