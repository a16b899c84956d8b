import { sql, type Expression, type RawBuilder } from 'kysely';
import { baseOf } from '../orm/in-base.ts';

/**
 * SQL of `roundTogether` for the lines of a document: what is `whole` of the document is shared out to its lines in the organisation's
 * currency, in cents, so that they add up to the document at its rate. `of` is the table with the rate; `document` and `line` are the
 * columns by which documents are told apart and lines stand in order. Day and document divide the rows, so that both narrow them first.
 * In the organisation's own currency each part is its own share.
 */
export function baseShares(
  { part, whole }: { part: Expression<unknown>; whole: Expression<unknown> },
  { of, document, line }: { of: string; document: readonly string[]; line: string },
): RawBuilder<number> {
  const [rate, inverted] = [sql.ref(`${of}.exchange_rate`), sql.ref(`${of}.exchange_rate_inverted`)];
  const cents = sql`(case when ${inverted} then (${part}) / ${rate} else (${part}) * ${rate} end * 100)`;
  const rows = sql.join(document.map((column) => sql.ref(column)));
  const left = sql`(100 * (${baseOf(whole, of)}) - sum(floor(${cents})) over (partition by ${rows}))`;
  const each = sql`floor(${left} / count(*) over (partition by ${rows}))`;
  const rank = sql`row_number() over (partition by ${rows} order by ${cents} - floor(${cents}) desc, ${sql.ref(line)})`;
  const more = sql`case when ${rank} <= ${left} - ${each} * count(*) over (partition by ${rows}) then 1 else 0 end`;
  return sql`round((floor(${cents}) + ${each} + ${more}) / 100, 2)`;
}
