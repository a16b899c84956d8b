import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { mostMissing, type DocumentKind, type IssuedNumbers, type NumberForm, type NumberSkip } from '@kontor/domain';
import { isSkip, numbered } from './numbered.ts';

/** The current and former patterns of a series, latest first, from its history. */
export async function patternsOf(em: EntityManager, id: number, pattern: string): Promise<string[]> {
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    select changes #>> '{pattern,0}' as before, changes #>> '{pattern,1}' as after from audit
    where subject = 'NumberSeries' and subject_id = ${id} and changes ? 'pattern' order by id desc limit 200`.execute(
    em.getKysely(),
  );
  return [pattern, ...rows.flatMap(({ before, after }) => [after, before])].filter((one) => one !== null);
}

/** The numbers skipped in a series, from the history of who raised its next number, and why. */
export async function skippedNumbers(em: EntityManager, id: number): Promise<NumberSkip[]> {
  const { rows } =
    await sql<NumberSkip>`select (a.changes #>> '{nextNumber,0}')::int as "from", (a.changes #>> '{nextNumber,1}')::int - 1 as "to",
      a.changes #>> '{reason,1}' as reason, a.at, u.display_name as "byName"
    from audit a left join user_account u on u.id = a.user_id where ${sql.raw(isSkip)} and a.subject_id = ${id} order by a.id limit 200`.execute(
      em.getKysely(),
    );
  return rows;
}

type Series = { id: number; documentKind: DocumentKind };
/** `form` is null for unknown numbers. */
type Issued = Omit<IssuedNumbers, 'form'> & { form: number | null };

/**
 * The issued numbers of a series. Added up by day, which needs no order: numbers without a gap, each day's after those of the day before, are
 * proven so. Where they are not, they are looked at one by one.
 */
export async function issuedNumbers(em: EntityManager, series: Series, forms: readonly NumberForm[]): Promise<Issued[]> {
  return inOrder(await issuedDays(em, series, forms)) ?? (await issuedOneByOne(em, series, forms));
}

const formsOf = (forms: readonly NumberForm[]): RawBuilder<unknown> =>
  sql`form (id, head, tail, yearly) as (values ${sql.join(
    forms.map(({ head, tail, yearly }, at) => sql`(${at}::int, ${head}::int, ${tail}::int, ${yearly}::boolean)`),
  )})`;

const formIn = (column: 'number' | 'first', forms: readonly NumberForm[]): RawBuilder<unknown> =>
  sql`case ${sql.join(
    forms.map(({ shape }, at) => sql`when ${sql.ref(column)} ~ ${shape}::text then ${at}::int`),
    sql` `,
  )} end`;

/**
 * The numbers of one day and one length. Sorted as texts: where the first and the last begin alike, so do all, and in the order of their counters
 * if they have nothing but digits there.
 */
type Day = Pick<IssuedNumbers, 'year' | 'first' | 'last' | 'issuedCount' | 'voidedCount' | 'firstCounter' | 'lastCounter'> & {
  form: number | null;
  run: number | null;
  day: string;
  length: number;
  isPadded: boolean;
  isAlike: boolean;
};

async function issuedDays(em: EntityManager, { id, documentKind }: Series, forms: readonly NumberForm[]): Promise<Day[]> {
  const { table, date } = numbered[documentKind];
  const digits = (number: string) => sql.raw(`substr(d.${number}, f.head + 1, length(d.${number}) - f.head - f.tail)`);
  const longestTail = Math.max(...forms.map(({ tail }) => tail));
  // Matching each number with its form takes longer than all the rest, so of most only the digits are looked at.
  const strays = forms.map(
    ({ head, tail }) =>
      sql`count(*) filter (where ltrim(substr(d.number, ${head}::int + 1, greatest(length(d.number) - ${head + tail}::int, 0)), '0123456789') <> '')`,
  );
  const { rows } = await sql<Day>`with ${formsOf(forms)},
    alike as (select ${sql.raw(date)} as day, length(d.number), right(d.number, ${longestTail}::int),
        min(d.number collate "C") as first, max(d.number collate "C") as last, count(*) as issued,
        count(*) filter (where d.status = 'void') as voided, array[${sql.join(strays)}] as strays
      from ${sql.table(table)} d where d.number_series_id = ${id} and d.number is not null group by 1, 2, 3),
    days as (select *, ${formIn('first', forms)} as form from alike)
    select f.id as form, extract(year from d.day)::int as year, case when f.yearly then extract(year from d.day)::int end as run,
      to_char(d.day, 'YYYY-MM-DD') as day, left(d.first, f.head) = left(d.last, f.head) and d.strays[f.id + 1] = 0 as "isAlike",
      length(${digits('first')}) as length, ${digits('first')} like '0%' as "isPadded", d.first, d.last,
      ${digits('first')}::bigint::float8 as "firstCounter", (case when d.strays[f.id + 1] = 0 then ${digits('last')} end)::bigint::float8 as "lastCounter",
      d.issued as "issuedCount", d.voided as "voidedCount"
    from days d left join form f on f.id = d.form`.execute(em.getKysely());
  return rows;
}

/** The years of numbers that follow each other from day to day, or undefined. */
function inOrder(days: readonly Day[]): Issued[] | undefined {
  const years = new Map<string, Issued>();
  const runs = new Map<string, Day[]>();
  for (const day of days) runs.set(`${day.form} ${day.run}`, [...(runs.get(`${day.form} ${day.run}`) ?? []), day]);
  for (const run of runs.values()) {
    const sorted = run.sort((a, b) => a.firstCounter - b.firstCounter);
    const padded = sorted.find(({ isPadded }) => isPadded)?.length ?? 0;
    for (const [at, day] of sorted.entries()) {
      const before = sorted[at - 1];
      const isWhole = day.form !== null && day.isAlike && day.lastCounter - day.firstCounter === day.issuedCount - 1;
      // 0007 and 00007 would be two numbers of one counter.
      const isOnce = day.isPadded ? day.length === padded : day.length >= padded;
      const follows = !before || (day.firstCounter === before.lastCounter + 1 && day.day >= before.day);
      if (!isWhole || !isOnce || !follows) return undefined;
      const key = `${day.form} ${day.year}`;
      years.set(key, withDay(years.get(key), day));
    }
  }
  return [...years.values()];
}

const withDay = (year: Issued | undefined, day: Day): Issued => ({
  form: day.form,
  year: day.year,
  first: year?.first ?? day.first,
  firstCounter: year?.firstCounter ?? day.firstCounter,
  last: day.last,
  lastCounter: day.lastCounter,
  issuedCount: (year?.issuedCount ?? 0) + day.issuedCount,
  voidedCount: (year?.voidedCount ?? 0) + day.voidedCount,
  earlierDateCount: 0,
  missingCount: 0,
  gaps: [],
});

/** Sorted by counter, each is compared with the one before. */
async function issuedOneByOne(em: EntityManager, { id, documentKind }: Series, forms: readonly NumberForm[]): Promise<Issued[]> {
  const { table, date } = numbered[documentKind];
  const { rows } = await sql<Issued>`with ${formsOf(forms)},
    issued as (select i.number, i.day, i.status, extract(year from i.day)::int as year, f.id as form,
        case when f.yearly then extract(year from i.day)::int end as run,
        substr(i.number, f.head + 1, length(i.number) - f.head - f.tail)::bigint as counter
      from (select d.number, ${sql.raw(date)} as day, d.status, ${formIn('number', forms)} as form from ${sql.table(table)} d
        where d.number_series_id = ${id} and d.number is not null) i
      left join form f on f.id = i.form),
    told as (select *, lag(counter) over w as before, max(day) over (w rows between unbounded preceding and 1 preceding) as latest
      from issued window w as (partition by form, run order by counter))
    select form, year, min(counter)::float8 as "firstCounter", max(counter)::float8 as "lastCounter",
      (array_agg(number order by counter))[1] as first, (array_agg(number order by counter))[count(*)] as last,
      count(*) as "issuedCount", count(*) filter (where status = 'void') as "voidedCount",
      count(*) filter (where day < latest and form is not null) as "earlierDateCount",
      coalesce(sum(counter - before - 1) filter (where counter > before + 1), 0)::float8 as "missingCount",
      coalesce(to_jsonb((array_agg(jsonb_build_object('from', before + 1, 'to', counter - 1, 'day', day) order by counter)
        filter (where counter > before + 1))[1:${sql.lit(mostMissing)}]), '[]') as gaps
    from told group by form, year`.execute(em.getKysely());
  return rows;
}
