import { documentTotals, type DocumentChargeRecord, type TaxCategory } from '@kontor/domain';
import type { Proof } from '../../platform/subjects/subject.ts';

type Line = {
  id: number;
  quantity: number;
  unit_price: number;
  base_quantity: number;
  discount_percent: number;
  discount_amount: number | null;
  discount: number;
  charge: number;
  net: number;
  tax_percent: number | null;
  tax_category: TaxCategory;
};
type Tax = { category: TaxCategory; percent: number | null; discount: number; charge: number; base: number; amount: number };
type Figures = Record<(typeof figures)[number], number>;
type Invoice = Figures & {
  id: number;
  currency: string;
  discount_percent: number | null;
  discount_amount: number | null;
  prices_include_tax: boolean;
  charges: DocumentChargeRecord[];
  round_payable_to: number | null;
  lines: Line[] | null;
  taxes: Tax[] | null;
};

const atOnce = 2000;
const shown = 20;
const figures = ['subtotal', 'discount', 'charge', 'net', 'tax', 'total', 'prepaid', 'rounding'] as const;

const page = `
  select i.id, i.currency, i.subtotal, i.discount, i.charge, i.net, i.tax, i.total, i.prepaid, i.rounding, i.discount_percent,
    i.discount_amount, i.charges, i.round_payable_to, i.prices_include_tax, l.lines, t.taxes
  from (select * from invoice where id > $1 and not opening order by id limit $2) i
  left join lateral (
    select json_agg(json_build_object('id', id, 'quantity', quantity, 'unit_price', unit_price, 'base_quantity', base_quantity,
      'discount_percent', discount_percent, 'discount_amount', discount_amount, 'discount', discount, 'charge', charge, 'net', net, 'tax_percent', tax_percent, 'tax_category', tax_category) order by position) as lines
    from invoice_line where invoice_id = i.id) l on true
  left join lateral (
    select json_agg(json_build_object('category', category, 'percent', percent, 'discount', discount, 'charge', charge, 'base', base, 'amount', amount)) as taxes
    from invoice_tax where invoice_id = i.id) t on true
  order by i.id`;

const taxText = (taxes: readonly Tax[]): string =>
  taxes
    .map(
      ({ category, percent, discount, charge, base, amount }) => `${category} ${percent} ${discount} ${charge} ${base} ${amount}`,
    )
    .sort()
    .join(', ');

/** Compares the stored figures of an invoice with the totals of its lines; gives each difference in words. */
function differences(invoice: Invoice): string[] {
  const lines = invoice.lines ?? [];
  const totals = documentTotals({
    lines: lines.map((line) => ({
      quantity: line.quantity,
      unitPrice: line.unit_price,
      baseQuantity: line.base_quantity,
      discountPercent: line.discount_percent,
      discountAmount: line.discount_amount,
      charge: line.charge,
      taxPercent: line.tax_percent,
      taxCategory: line.tax_category,
    })),
    discountPercent: invoice.discount_percent,
    discountAmount: invoice.discount_amount,
    charges: invoice.charges.map(({ percent, amount, taxCategory, taxPercent }) => ({
      percent,
      amount,
      ...(taxCategory && { tax: { taxCategory, taxPercent } }),
    })),
    pricesIncludeTax: invoice.prices_include_tax,
    currency: invoice.currency,
    prepaid: invoice.prepaid,
    roundPayableTo: invoice.round_payable_to ?? undefined,
  });
  const found: string[] = figures
    .filter((figure) => invoice[figure] !== totals[figure])
    .map((figure) => `${figure} ${invoice[figure]} instead of ${totals[figure]}`);
  lines.forEach((line, index) => {
    const { net, discount } = totals.lines[index] ?? { net: NaN, discount: NaN };
    if (line.net !== net) found.push(`net of line ${index + 1} ${line.net} instead of ${net}`);
    if (line.discount !== discount) found.push(`discount of line ${index + 1} ${line.discount} instead of ${discount}`);
  });
  const [kept, made] = [taxText(invoice.taxes ?? []), taxText(totals.taxes)];
  if (kept !== made) found.push(`taxes [${kept}] instead of [${made}]`);
  return found;
}

/** Adds up every invoice again from its lines, a batch at a time. */
export const invoicesAddUp: Proof = async (client) => {
  const problems: string[] = [];
  let [wrong, invoices, lines, last] = [0, 0, 0, 0];
  for (;;) {
    const { rows } = await client.query<Invoice>(page, [last, atOnce]);
    for (const invoice of rows) {
      const found = differences(invoice);
      if (found.length === 0) continue;
      wrong += 1;
      if (wrong <= shown) problems.push(`Invoice ${invoice.id}: ${found.join('; ')}`);
    }
    invoices += rows.length;
    lines += rows.reduce((count, invoice) => count + (invoice.lines?.length ?? 0), 0);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) break;
  }
  if (wrong > shown) problems.push(`${wrong - shown} more invoices do not add up`);
  return { problems, checked: { invoices, lines } };
};
