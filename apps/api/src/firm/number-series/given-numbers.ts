import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentKind, GivenNumbers, NumberForm } from '@kontor/domain';
import { numbered } from './numbered.ts';

/** The highest number for each prefix and suffix of this pattern, from any series of the kind. */
export async function givenNumbers(em: EntityManager, kind: DocumentKind, form: NumberForm): Promise<GivenNumbers[]> {
  const { head, tail, shape } = form;
  const { rows } = await sql<GivenNumbers>`
    select (array_agg(number order by counter desc))[1] as number, max(counter)::float8 as counter
    from (select number, left(number, ${head}::int) as before, right(number, ${tail}::int) as after,
        substr(number, ${head}::int + 1, length(number) - ${head}::int - ${tail}::int)::bigint as counter
      from ${sql.table(numbered[kind].table)} where number ~ ${shape}::text) given
    group by before, after`.execute(em.getKysely());
  return rows;
}
