import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { constantOf, documentsOf, type Fact, type Facts } from './fact.ts';

/** The facts between two days, both included; "as of" a day asks for all up to it. `where` names the keys that they must have, and `that` asks more of the
 * facts `f`. */
export type AskedFacts<F extends Fact> = {
  from?: string;
  to?: string;
  where?: Partial<{ [K in keyof F]: F[K] }>;
  that?: RawBuilder<boolean>;
};
/** Facts of one noun, or those of several: each is added up by itself, so that its own index serves it. */
type OneOrMore<F> = Facts<F> | readonly Facts<F>[];
type Grouping<F> = (keyof F & string) | 'month';
/** `rows` counts the facts. */
type Measure<F> = (keyof F & string) | 'rows';
type Sums<F, M extends Measure<F>, B extends Grouping<F>> = Facts<
  Record<M, number> & { [K in B]: K extends keyof F ? F[K] : string }
>;
type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>;

const membersOf = <F>(facts: OneOrMore<F>): readonly Facts<F>[] => ('selectAll' in facts ? [facts] : facts);
const together = (all: readonly Rows[]): Rows => all.slice(1).reduce((rows, one) => rows.unionAll(one), all[0] as Rows);

function asked<F extends Fact>(db: Kysely<unknown>, facts: Facts<F>, { from, to, where = {}, that }: AskedFacts<F>): Rows {
  let rows = db.selectFrom(facts.as('f')) as unknown as Rows;
  if (from !== undefined) rows = rows.where('f.day', '>=', from);
  if (to !== undefined) rows = rows.where('f.day', '<=', to);
  if (that !== undefined) rows = rows.where(that);
  const documents = documentsOf(facts, where);
  if (documents) rows = rows.where(sql<boolean>`f.id = any(array(${documents}))`);
  for (const [key, value] of Object.entries(where))
    rows = value === null ? rows.where(`f.${key}`, 'is', null) : rows.where(`f.${key}`, '=', value);
  return rows;
}

/** As many as there are rows, nothing, or the sum of the rows. */
const sumOf = (measure: string, constant: 0 | 1 | undefined) =>
  constant === 1 ? sql`count(*)` : constant === 0 ? sql`0 * count(*)` : sql`coalesce(sum(${sql.ref(`f.${measure}`)}), 0)`;

const month = sql`to_char(d.day, 'YYYY-MM')`;
const firstOfMonth = sql`date_trunc('month', f.day::timestamp)::date`;

/**
 * Adds up what facts measure, by these keys, by day or by month: `sums(db, income(db), ['base_net'], { from, to }, ['month'])`. Without keys
 * it is one row. Months are added up from days, as each of a hundred thousand rows then costs an addition without formatting; beside other keys
 * from the first days of months, as by day there would be half as many groups as rows.
 */
export function sums<F extends Fact, const M extends readonly Measure<F>[], const B extends readonly Grouping<F>[] = []>(
  db: Kysely<unknown>,
  facts: OneOrMore<F>,
  measures: M,
  which: AskedFacts<F>,
  by?: B,
): Sums<F, M[number], B[number]> {
  const groups: readonly string[] = by ?? [];
  const keys = groups.map((key) =>
    key !== 'month'
      ? { name: key, value: sql.ref(`f.${key}`) }
      : { name: 'day', value: groups.length > 1 ? firstOfMonth : sql.ref('f.day') },
  );
  const members = membersOf(facts).map((one) => {
    const added = measures.map((measure) => sumOf(measure, measure === 'rows' ? 1 : constantOf(one, measure)).as(measure));
    const rows = asked(db, one, which).select([...keys.map(({ name, value }) => value.as(name)), ...added]);
    return keys.length > 0 ? rows.groupBy(keys.map(({ value }) => value)) : rows;
  });
  const summed = together(members);
  if (members.length === 1 && !groups.includes('month')) return summed as unknown as Sums<F, M[number], B[number]>;
  const shown = groups.map((key) => (key === 'month' ? month : sql.ref(`d.${key}`)));
  const all = (db.selectFrom(summed.as('d')) as unknown as Rows).select([
    ...shown.map((value, place) => value.as(groups[place] ?? '')),
    ...measures.map((measure) => sql`coalesce(sum(${sql.ref(`d.${measure}`)}), 0)`.as(measure)),
  ]);
  return (shown.length > 0 ? all.groupBy(shown) : all) as unknown as Sums<F, M[number], B[number]>;
}

/** These columns of the facts themselves. */
export const factsBetween = <F extends Fact, const C extends readonly (keyof F & string)[]>(
  db: Kysely<unknown>,
  facts: OneOrMore<F>,
  columns: C,
  which: AskedFacts<F>,
): Facts<Pick<F, C[number]>> =>
  together(
    membersOf(facts).map((one) => asked(db, one, which).select(columns.map((column) => sql.ref(`f.${column}`).as(column)))),
  ) as unknown as Facts<Pick<F, C[number]>>;

const mostRows = 1000;

/** The rows of a sum, the newest first: what it is made of. */
export function rowsOf<F extends Fact>(db: Kysely<unknown>, facts: OneOrMore<F>, which: AskedFacts<F>): Facts<F> {
  const rows = together(membersOf(facts).map((one) => asked(db, one, which).selectAll('f')));
  return (db.selectFrom(rows.as('r')) as unknown as Rows)
    .selectAll('r')
    .orderBy('r.day', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostRows) as unknown as Facts<F>;
}
