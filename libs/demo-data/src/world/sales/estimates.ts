import { addDays, documentTotals, type DocumentTotals, type EstimateStatus } from '@kontor/domain';
import { randomOf } from '../../random.ts';
import type { Customer } from '../customers/customers.ts';
import { exchangeRateOf, snapshotOf } from './invoices.ts';
import { saleOfItems, type Sale } from './sales.ts';
import { classifierId } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';
import { invoiceTexts } from '../texts.ts';

/** The number series of estimates. */
const estimateSeriesId = 90;
const days = 120;
const validity = 30;
const perDay = 0.5;

const lossReasons = ['PRICE', 'OTHER', 'TIME', 'PRICE', 'NONEED'];
/** So many estimates have one with an optional line; every other of these that were accepted has it chosen. */
const optionEvery = 3;

type Made = { sale: Sale; status: EstimateStatus };

/** Estimates of the last months: the latest are drafts or await an answer, some others have expired. */
function madeEstimates(customers: readonly Customer[], lastDay: string, scale: number, seed: number): Made[] {
  const span = { from: addDays(lastDay, -days), days };
  const sales = Array.from({ length: Math.max(20, Math.round(days * perDay * scale)) }, (_, n) =>
    saleOfItems(1_000_000 + n, span, customers, [], seed),
  );
  return sales
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map((sale, n) => {
      const random = randomOf(seed, 71, n);
      if (sale.date > addDays(lastDay, -4) && random.chance(60)) return { sale, status: 'draft' };
      if (random.chance(55)) return { sale, status: 'accepted' };
      return { sale, status: random.chance(40) ? 'rejected' : 'sent' };
    });
}

/** Adds up the lines of a sale that count. */
const totalsOf = ({ lines, pricesIncludeTax }: Sale, counts: (index: number) => boolean = () => true): DocumentTotals =>
  documentTotals({
    lines: lines
      .filter((_line, index) => counts(index))
      .map(({ quantity, unitPrice, discountPercent, tax }) => ({
        quantity,
        unitPrice,
        discountPercent,
        taxPercent: tax.percent,
        taxCategory: tax.category,
        exemptionReason: tax.exemptionReason,
      })),
    pricesIncludeTax,
  });

type Rows = {
  estimates: RowOf<'estimate'>[];
  lines: RowOf<'estimate_line'>[];
  taxes: RowOf<'estimate_tax'>[];
  series: RowOf<'number_series'>;
};

/** Estimates of the demo firm in every state, numbered in the order of their dates. */
export function estimateRows(customers: readonly Customer[], lastDay: string, begin: string, scale: number, seed: number): Rows {
  const rows: Omit<Rows, 'series'> = { estimates: [], lines: [], taxes: [] };
  const counters = new Map<string, number>();
  let last: string | null = null;
  for (const [n, { sale, status }] of madeEstimates(customers, lastDay, scale, seed).entries()) {
    const id = n + 1;
    const { customer, date } = sale;
    const year = date.slice(0, 4);
    const isNumbered = status !== 'draft';
    if (isNumbered) {
      counters.set(year, (counters.get(year) ?? 0) + 1);
      last = date;
    }
    const hasOption = id % optionEvery === 0 && sale.lines.length > 1;
    const isOptional = (index: number): boolean => hasOption && index === sale.lines.length - 1;
    const full = totalsOf(sale);
    const totals = totalsOf(sale, (index) => !isOptional(index));
    const isChosen = hasOption && status === 'accepted' && id % (2 * optionEvery) === 0;
    const at = `${date}T08:${String(id % 60).padStart(2, '0')}:00Z`;
    const answered = addDays(date, 3 + (id % 9));
    const isDecided = status === 'accepted' || status === 'rejected';
    rows.estimates.push({
      ...baseColumns(id, at),
      status,
      number: isNumbered ? `EST-${year}-${String(counters.get(year)).padStart(4, '0')}` : null,
      number_series_id: isNumbered ? estimateSeriesId : null,
      customer_id: customer.id,
      contact_id: customer.contactId,
      project_id: null,
      your_reference: id % 3 === 0 ? customer.contactName : null,
      estimate_date: date,
      expiry_date: addDays(date, validity),
      currency: customer.currency,
      exchange_rate: exchangeRateOf(customer.currency, date),
      exchange_rate_inverted: customer.currency !== 'EUR',
      language: customer.language,
      prices_include_tax: sale.pricesIncludeTax,
      customer_notes: null,
      terms: invoiceTexts.terms[customer.language],
      subtotal: totals.subtotal,
      discount: totals.discount,
      charge: totals.charge,
      net: totals.net,
      tax: totals.tax,
      total: totals.total,
      full_total: full.total,
      sent_at: isNumbered ? at : null,
      decided_at: isDecided ? `${answered > lastDay ? lastDay : answered}T11:20:00Z` : null,
      decline_reason_id: status === 'rejected' ? classifierId(10, lossReasons[id % lossReasons.length] ?? 'PRICE') : null,
      decline_remark: null,
      chosen_lines: status === 'accepted' ? (isChosen ? [sale.lines.length] : []) : null,
      accepted_total: status === 'accepted' ? (isChosen ? full : totals).total : null,
      made_project_id: null,
      // Every other customer answered by the link.
      decided_by_name: isDecided && id % 2 ? customer.contactName : null,
      snapshot: isNumbered ? { ...snapshotOf(customer), bankAccount: null } : null,
    });
    rows.lines.push(
      ...sale.lines.map((line, index) => ({
        id: rows.lines.length + index + 1,
        estimate_id: id,
        position: index + 1,
        kind: line.kind,
        item_id: line.itemId,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        unit_price: line.unitPrice,
        discount_percent: line.discountPercent,
        discount: full.lines[index]?.discount ?? 0,
        tax_rate_id: line.tax.id,
        tax_name: line.tax.name,
        tax_percent: line.tax.percent,
        tax_category: line.tax.category,
        net: full.lines[index]?.net ?? 0,
        optional: isOptional(index),
      })),
    );
    rows.taxes.push(
      ...totals.taxes.map(({ category, percent, discount, charge, base, amount, exemptionReason }, index) => ({
        id: rows.taxes.length + index + 1,
        estimate_id: id,
        category,
        percent,
        discount,
        charge,
        base,
        amount,
        exemption_reason: exemptionReason ?? null,
      })),
    );
  }
  const year = last?.slice(0, 4) ?? lastDay.slice(0, 4);
  return {
    ...rows,
    series: {
      ...baseColumns(estimateSeriesId, begin),
      document_kind: 'estimate',
      pattern: 'EST-{YYYY}-{0000}',
      next_number: (counters.get(year) ?? 0) + 1,
      resets_yearly: true,
      is_default: true,
      year: Number(year),
      last_issued_date: last,
    },
  };
}
