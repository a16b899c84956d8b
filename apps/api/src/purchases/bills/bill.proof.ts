import { billTotals, type TaxCategory } from '@kontor/domain';
import type { Proof } from '../../platform/subjects/subject.ts';

type Line = {
  quantity: number;
  unitCost: number;
  discountPercent: number;
  discountAmount: number | null;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  taxAmount: number | null;
  deductiblePercent: number;
  discount: number;
  net: number;
  base: number;
  tax: number;
  deductibleTax: number;
};
type Tax = { category: TaxCategory; percent: number | null; base: number; amount: number; deductible: number };
type Stored = Record<(typeof figures)[number], number> & {
  id: number;
  discountPercent: number | null;
  discountAmount: number | null;
  pricesIncludeTax: boolean;
  reverseCharge: boolean;
  currency: string;
  lines: Line[];
  taxes: Tax[];
};

const atOnce = 2000;
const shown = 20;
const figures = ['subtotal', 'discount', 'net', 'tax', 'reverseTax', 'deductibleTax', 'total'] as const;
const lineFigures = ['discount', 'net', 'base', 'tax', 'deductibleTax'] as const;

const pageOf = (table: string): string => `
  select b.id, b.subtotal, b.discount, b.net, b.tax, b.reverse_tax as "reverseTax", b.deductible_tax as "deductibleTax", b.total,
    b.discount_percent as "discountPercent", b.discount_amount as "discountAmount", b.prices_include_tax as "pricesIncludeTax",
    b.reverse_charge as "reverseCharge", b.currency, l.lines, t.taxes
  from (select * from ${table} t where id > $1 ${table === 'bill' ? 'and not opening' : ''} order by id limit $2) b
  left join lateral (
    select coalesce(json_agg(json_build_object('quantity', quantity, 'unitCost', unit_cost, 'discountPercent', discount_percent,
      'discountAmount', discount_amount, 'taxPercent', tax_percent, 'taxCategory', tax_category, 'taxAmount', tax_amount,
      'deductiblePercent', deductible_percent, 'discount', discount, 'net', net, 'base', base, 'tax', tax, 'deductibleTax', deductible_tax)
      order by position), '[]'::json) as lines from ${table}_line where ${table}_id = b.id) l on true
  left join lateral (
    select coalesce(json_agg(json_build_object('category', category, 'percent', percent, 'base', base, 'amount', amount,
      'deductible', deductible)), '[]'::json) as taxes from ${table}_tax where ${table}_id = b.id) t on true
  order by b.id`;

const taxText = (taxes: readonly Tax[]): string =>
  taxes
    .map(({ category, percent, base, amount, deductible }) => `${category} ${percent} ${base} ${amount} ${deductible}`)
    .sort()
    .join(', ');

/** Compares the stored figures of a bill with the totals of its lines; gives each difference in words. */
function differences(bill: Stored): string[] {
  const totals = billTotals(bill);
  const found: string[] = figures
    .filter((figure) => bill[figure] !== totals[figure])
    .map((figure) => `${figure} ${bill[figure]} instead of ${totals[figure]}`);
  bill.lines.forEach((line, at) => {
    for (const figure of lineFigures) {
      const expected = totals.lines[at]?.[figure];
      if (line[figure] !== expected) found.push(`${figure} of line ${at + 1} ${line[figure]} instead of ${expected}`);
    }
  });
  const [kept, made] = [taxText(bill.taxes), taxText(totals.taxes)];
  if (kept !== made) found.push(`taxes [${kept}] instead of [${made}]`);
  return found;
}

/** Adds up every row of a table of bills, or of what is added up as one, again from its lines, a batch at a time. */
export const addsUpAgain =
  (table: string, one: string, many: string): Proof =>
  async (client) => {
    const problems: string[] = [];
    let [wrong, rowsSeen, last] = [0, 0, 0];
    for (;;) {
      const { rows } = await client.query<Stored>(pageOf(table), [last, atOnce]);
      for (const row of rows) {
        const found = differences(row);
        if (found.length === 0) continue;
        wrong += 1;
        if (wrong <= shown) problems.push(`${one} ${row.id}: ${found.join('; ')}`);
      }
      rowsSeen += rows.length;
      last = rows.at(-1)?.id ?? last;
      if (rows.length < atOnce) break;
    }
    if (wrong > shown) problems.push(`… and ${wrong - shown} more ${many}`);
    return { problems, checked: { [many]: rowsSeen } };
  };
