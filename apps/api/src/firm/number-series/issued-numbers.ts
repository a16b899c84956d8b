import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
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

/** The issued numbers of a series in one pass: sorted by counter, each is compared with the one before. `form` is null for unknown numbers. */
export async function issuedNumbers(
  em: EntityManager,
  series: { id: number; documentKind: DocumentKind },
  forms: readonly NumberForm[],
): Promise<(Omit<IssuedNumbers, 'form'> & { form: number | null })[]> {
  const { table, date } = numbered[series.documentKind];
  const listed = forms.map(({ head, tail, yearly }, at) => sql`(${at}::int, ${head}::int, ${tail}::int, ${yearly}::boolean)`);
  const cases = forms.map(({ shape }, at) => sql`when number ~ ${shape}::text then ${at}::int`);
  const { rows } = await sql<Omit<IssuedNumbers, 'form'> & { form: number | null }>`
    with form (id, head, tail, yearly) as (values ${sql.join(listed)}),
    issued as (select i.number, i.day, i.status, extract(year from i.day)::int as year, f.id as form,
        case when f.yearly then extract(year from i.day)::int end as run,
        substr(i.number, f.head + 1, length(i.number) - f.head - f.tail)::bigint as counter
      from (select d.number, ${sql.raw(date)} as day, d.status, case ${sql.join(cases, sql` `)} end as form from ${sql.table(table)} d
        where d.number_series_id = ${series.id} and d.number is not null) i
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
