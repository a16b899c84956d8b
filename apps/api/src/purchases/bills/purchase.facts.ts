import { sql, type Expression, type RawBuilder } from 'kysely';
import { partOf } from '../../platform/facts/part.ts';
import { baseShares, roundedShares } from '../../platform/facts/shares.ts';

const sumOf = (alias: string, columns: string): Expression<unknown> => sql.raw(`(${columns.replaceAll('@', alias)})`);

/**
 * What a line `l` of a bill or a vendor's credit note costs: its net with the tax that is not deducted. Under reverse charge the tax is the
 * firm's own debt, and no part of what the vendor gets.
 */
export function purchaseCost(head: 'b' | 'n', day: string) {
  const net = sumOf('l', '@.base + @.tax - @.deductible_tax');
  const total = sql`(l.base + case when ${sql.ref(`${head}.reverse_charge`)} then 0 else l.tax end)`;
  const lines = { of: head, document: [`${head}.${day}`, `${head}.id`], line: ['l.position'] };
  return {
    net,
    total,
    shares: {
      net: baseShares({ part: net, whole: sumOf(head, '@.net + @.tax + @.reverse_tax - @.deductible_tax') }, lines),
      total: baseShares({ part: total, whole: sql.ref(`${head}.total`) }, lines),
    },
  };
}

/** What of a document's total is its cost, in SQL: under reverse charge the vendor gets no tax. */
export const paidCostOf = (head: 'b' | 'n'): string =>
  `case when ${head}.reverse_charge then ${head}.net else ${head}.net + ${head}.tax - ${head}.deductible_tax end`;

/**
 * What of an amount `paid` is for a line `l` of the bill or the credit note, in cents that add up to the cost that was paid. Without lines, as an
 * opening bill is, it is all of it.
 */
export function paidShare(head: 'b' | 'n', { day, id, paid }: { day: string; id: string; paid: string }) {
  const shares = (of: Expression<unknown>, whole: Expression<unknown>) => {
    const part = sql`coalesce(${of} * ${sql.ref(paid)} / nullif(${sql.ref(`${head}.total`)}, 0), ${whole})`;
    const rows = { document: [day, id], line: ['l.position'] };
    const own = roundedShares({ part, whole }, rows);
    return { own, base: baseShares({ part, whole }, { of: head, ...rows }) };
  };
  const isReverse = sql.ref(`${head}.reverse_charge`);
  const net = sql`(l.base + case when ${isReverse} then 0 else l.tax - l.deductible_tax end)`;
  const cost = shares(net, sql`(${partOf(paid, paidCostOf(head), `${head}.total`)})`);
  const total = shares(sql`(l.base + case when ${isReverse} then 0 else l.tax end)`, sql.ref(paid));
  return { net: cost.own, total: total.own, shares: { net: cost.base, total: total.base } };
}

/** The tax of a line `l` in the organisation's currency, in cents that add up to the document. Under reverse charge the firm owes it itself. */
export function purchaseTax(head: 'b' | 'n', { day, less }: { day: RawBuilder<unknown>; less?: true }) {
  const share = (part: string, whole: string) => {
    const lines = { of: head, document: [day, `${head}.id`], line: ['l.position'] };
    const rounded = baseShares({ part: sql.ref(`l.${part}`), whole: sumOf(head, whole) }, lines);
    return less ? sql`- (${rounded})` : rounded;
  };
  return {
    kind: sql`case when ${sql.ref(`${head}.reverse_charge`)} then 'reversePurchase' else 'purchase' end::text`,
    day,
    keys: { vendor_id: sql.ref(`${head}.vendor_id`), tax_rate_id: 'l.tax_rate_id' },
    base: share('base', '@.net'),
    tax: share('tax', '@.tax + @.reverse_tax'),
    deductible: share('deductible_tax', '@.deductible_tax'),
  } as const;
}

/** Is what was bought for a customer on no invoice that was sent? */
export const isUnbilled = (source: 'bill_line_id' | 'expense_id', id: string): RawBuilder<boolean> =>
  sql`not exists (select 1 from invoice_source s join invoice_line il on il.id = s.invoice_line_id join invoice i on i.id = il.invoice_id
    where ${sql.ref(`s.${source}`)} = ${sql.ref(id)} and s.held and i.status <> 'draft')`;
