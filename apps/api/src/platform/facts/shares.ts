import { sql, type Expression, type RawBuilder } from 'kysely';
import { baseOf } from '../orm/in-base.ts';

/** The columns by which documents are told apart and their lines stand in order. Day and document divide the rows, so that both narrow them first. */
type Lines = { document: readonly (string | Expression<unknown>)[]; line: readonly string[] };
type Amounts = { part: Expression<unknown>; whole: Expression<unknown> };

/**
 * SQL of `roundTogether`: exact parts of a document's `whole` in cents, by largest remainder, so that they add up to it. Divided amounts are rounded
 * far below a cent first: of equal remainders the first line has the cent, whatever the last digit of a division.
 */
export function roundedShares({ part, whole }: Amounts, { document, line }: Lines): RawBuilder<number> {
  const columns = (names: Lines['document']) => sql.join(names.map((name) => (typeof name === 'string' ? sql.ref(name) : name)));
  const rows = sql`partition by ${columns(document)}`;
  const cents = sql`round((${part}) * 100, 6)`;
  const left = sql`(100 * (${whole}) - sum(floor(${cents})) over (${rows}))`;
  const each = sql`floor(${left} / count(*) over (${rows}))`;
  const rank = sql`row_number() over (${rows} order by ${cents} - floor(${cents}) desc, ${columns(line)})`;
  const more = sql`case when ${rank} <= ${left} - ${each} * count(*) over (${rows}) then 1 else 0 end`;
  return sql`round((floor(${cents}) + ${each} + ${more}) / 100, 2)`;
}

/**
 * The same in the organisation's currency, at the rate of the table `of`. In the organisation's own currency each part is its own share.
 */
export function baseShares({ part, whole }: Amounts, { of, ...lines }: Lines & { of: string }): RawBuilder<number> {
  const [rate, inverted] = [sql.ref(`${of}.exchange_rate`), sql.ref(`${of}.exchange_rate_inverted`)];
  const exact = sql`case when ${inverted} then (${part}) / ${rate} else (${part}) * ${rate} end`;
  return roundedShares({ part: exact, whole: baseOf(whole, of) }, lines);
}
