import { sql, type Expression } from 'kysely';
import { baseShares } from '../../platform/facts/shares.ts';

const sumOf = (alias: string, columns: string): Expression<unknown> => sql.raw(`(${columns.replaceAll('@', alias)})`);

/**
 * What a line `l` of a bill or a vendor's credit note costs: its net with the tax that is not deducted. Under reverse charge the tax is the
 * firm's own debt, and no part of what the vendor gets.
 */
export function purchaseCost(head: 'b' | 'n', day: string) {
  const net = sumOf('l', '@.base + @.tax - @.deductible_tax');
  const total = sql`(l.base + case when ${sql.ref(`${head}.reverse_charge`)} then 0 else l.tax end)`;
  const lines = { of: head, document: [`${head}.${day}`, `${head}.id`], line: 'l.position' };
  return {
    net,
    total,
    base: {
      net: baseShares({ part: net, whole: sumOf(head, '@.net + @.tax + @.reverse_tax - @.deductible_tax') }, lines),
      total: baseShares({ part: total, whole: sql.ref(`${head}.total`) }, lines),
    },
  };
}

/** What of a document's total is its cost, in SQL: under reverse charge the vendor gets no tax. */
export const paidCostOf = (head: 'b' | 'n'): string =>
  `case when ${head}.reverse_charge then ${head}.net else ${head}.net + ${head}.tax - ${head}.deductible_tax end`;
