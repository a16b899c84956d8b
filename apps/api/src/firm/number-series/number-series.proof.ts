import { documentKinds, type DocumentKind } from '@kontor/domain';
import type { Proof } from '../../platform/subjects/subject.ts';
import { isSkip, numbered } from './numbered.ts';

type Series = {
  id: number;
  pattern: string;
  next_number: number;
  resets_yearly: boolean;
  year: number | null;
  last_issued_date: string | null;
};
type Issued = { id: number; seriesId: number; number: string; date: string };
type Skip = { seriesId: number; from: number; to: number };
type Explained = { backdated: ReadonlySet<number>; skips: readonly Skip[] };
type Found = { problems: string[]; others: number };

const shown = 10;

/** A regular expression for numbers of this pattern, with the counter as its only group. */
function shapeOf(pattern: string): RegExp {
  const parts = pattern.split(/(\{(?:YYYY|YY|MM|0+)\})/).map((part) => {
    if (part === '{YYYY}') return '\\d{4}';
    if (part === '{YY}' || part === '{MM}') return '\\d{2}';
    if (/^\{0+\}$/.test(part)) return `(\\d{${part.length - 2},})`;
    return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

/**
 * Proves that each series and year has no gap, that dates run backwards only with a reason for backdating in the history, and
 * that the series continues after its last number.
 */
export const numbersFollow: Proof = async (client) => {
  const found = [];
  for (const kind of documentKinds) found.push(await follow(client, kind));
  return {
    problems: found.flatMap(({ problems }) => problems),
    warnings: found.flatMap(({ warnings }) => warnings),
    checked: { numbers: found.reduce((count, { numbers }) => count + numbers, 0) },
  };
};

async function follow(client: Parameters<Proof>[0], kind: DocumentKind) {
  const { table, subject, date } = numbered[kind];
  const { rows: kept } = await client.query<Series>(
    `select id, pattern, next_number, resets_yearly, year, last_issued_date from number_series where document_kind = $1 order by id`,
    [kind],
  );
  const { rows: issued } = await client.query<Issued>(
    `select id, number_series_id as "seriesId", number, ${date} as date from ${table} d where number is not null`,
  );
  const { rows: explained } = await client.query<{ id: number }>(
    `select subject_id as id from audit where subject = $1 and verb = 'send' and changes ? 'backdateReason'`,
    [subject],
  );
  const { rows: skips } = await client.query<Skip>(
    `select subject_id as "seriesId", (changes #>> '{nextNumber,0}')::int as "from", (changes #>> '{nextNumber,1}')::int as "to"
     from audit a where ${isSkip} order by id`,
  );
  const backdated = new Set(explained.map(({ id }) => id));
  const [problems, warnings]: [string[], string[]] = [[], []];
  for (const series of kept) {
    const of = issued.filter(({ seriesId }) => seriesId === series.id);
    const own = skips.filter(({ seriesId }) => seriesId === series.id);
    const found = checkSeries(series, of, { backdated, skips: own });
    problems.push(...found.problems);
    if (found.others)
      warnings.push(`${found.others} numbers have another pattern than ${series.pattern} and are not checked for gaps`);
  }
  const more = problems.length - shown;
  return {
    problems: more > 0 ? [...problems.slice(0, shown), `${more} more breaks in the numbers`] : problems,
    warnings,
    numbers: issued.length,
  };
}

function checkSeries(series: Series, issued: readonly Issued[], { backdated, skips }: Explained): Found {
  const shape = shapeOf(series.pattern);
  const byYear = new Map<string, { id: number; counter: number; date: string; number: string }[]>();
  // Follows one or more skips from the expected number to the one found.
  const follows = (before: number, next: number): boolean =>
    skips.reduce((wanted, { from, to }) => (wanted === from ? to : wanted), before + 1) === next || before + 1 === next;
  let others = 0;
  for (const { id, number, date } of issued) {
    const counter = shape.exec(number)?.[1];
    if (counter === undefined) {
      others += 1;
      continue;
    }
    const year = series.resets_yearly ? date.slice(0, 4) : 'all';
    const list = byYear.get(year) ?? [];
    list.push({ id, counter: Number(counter), date, number });
    byYear.set(year, list);
  }
  const problems: string[] = [];
  for (const list of byYear.values()) {
    list.sort((a, b) => a.counter - b.counter);
    let latest = list[0];
    list.forEach((entry, index) => {
      const before = list[index - 1];
      if (!before || !latest) return;
      if (!follows(before.counter, entry.counter))
        problems.push(`between ${before.number} and ${entry.number} a number is missing`);
      if (entry.date >= latest.date) latest = entry;
      else if (!backdated.has(entry.id))
        problems.push(`${entry.number} of ${entry.date} comes after ${latest.number} of ${latest.date}`);
    });
  }
  const current = byYear.get(series.resets_yearly ? String(series.year) : 'all') ?? [];
  const last = current.at(-1);
  const lastDate = current.reduce((latest, { date }) => (date > latest ? date : latest), '');
  if (last && !follows(last.counter, series.next_number))
    problems.push(`the next number is ${series.next_number}, after ${last.number}`);
  if (last && series.last_issued_date !== lastDate)
    problems.push(`the series says ${series.last_issued_date} for its last document, which is of ${lastDate}`);
  return { problems, others };
}
