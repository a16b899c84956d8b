import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * SQL of `toBase`: each amount becomes whole cents, so that sums are those of the rows. A rate is stored in the direction in which it is published.
 * `of` is the table with the rate, or its alias. Most amounts are in the organisation's currency, and cost no division.
 */
export const inBase = (amount: string, of: string): string =>
  `case when ${of}.exchange_rate = 1 then round(${amount}, 2)
    else round(case when ${of}.exchange_rate_inverted then ${amount} / ${of}.exchange_rate else ${amount} * ${of}.exchange_rate end, 2) end`;

/** The same for the builder: `baseOf(sql.ref('i.net'), 'i')`. */
export function baseOf(amount: Expression<unknown>, of: string): RawBuilder<number> {
  const [rate, inverted] = [sql.ref(`${of}.exchange_rate`), sql.ref(`${of}.exchange_rate_inverted`)];
  return sql`case when ${rate} = 1 then round(${amount}, 2)
    else round(case when ${inverted} then ${amount} / ${rate} else ${amount} * ${rate} end, 2) end`;
}

/** SQL: the amounts of this table are not in the organisation's currency, whose own are at no rate. */
export const isForeign = (of: string): string => `${of}.currency <> (select base_currency from organisation)`;

/** SQL of `baseRate`. */
export const rateIn = (of: string): string =>
  `case when ${of}.exchange_rate_inverted then 1 / ${of}.exchange_rate else ${of}.exchange_rate end`;

/** SQL of the gain by which an amount is worth more at one table's rate than at another's: both in cents, as they stand in the books. */
export const gainIn = (amount: string, { at, than }: { at: string; than: string }): string =>
  `(${inBase(amount, at)} - ${inBase(amount, than)})`;
