import { addDays } from '@kontor/domain';
import { taxedTotals } from './advance-use.ts';
import type { Advance } from './advances.ts';
import { exchangeRateOf, snapshotOf } from './invoices.ts';
import { taxes } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';
import { prepaidHoursTexts, retainerTexts } from '../texts.ts';

/** The number series of retainer invoices. */
const retainerSeriesId = 92;
const term = 14;
const noTax = { en: 'No VAT', lt: 'Be PVM', no: 'Uten MVA' };

type Rows = {
  retainers: RowOf<'retainer_invoice'>[];
  lines: RowOf<'retainer_invoice_line'>[];
  taxes: RowOf<'retainer_invoice_tax'>[];
  payments: RowOf<'payment'>[];
  parts: RowOf<'retainer_payment'>[];
  applications: RowOf<'retainer_application'>[];
  deducted: RowOf<'retainer_application_line'>[];
  adjusted: RowOf<'retainer_hours_line'>[];
  refunds: RowOf<'retainer_refund'>[];
};

/** The rows of the retainer invoices, of their payments and of what became of the money. `lastPayment` is the last id. */
export function retainerRows(advances: readonly Advance[], lastDay: string, begin: string, lastPayment: number) {
  const rows: Rows = {
    retainers: [],
    lines: [],
    taxes: [],
    payments: [],
    parts: [],
    applications: [],
    deducted: [],
    adjusted: [],
    refunds: [],
  };
  for (const advance of advances) {
    const { id, number, customer, date, amount, status, paid, paidOn, refunded, application, hourly, carriesTax } = advance;
    const isNumbered = number !== null;
    const minute = String(id % 60).padStart(2, '0');
    const at = `${date}T08:${minute}:00Z`;
    const { currency, language } = customer;
    const hours = hourly === null ? 0 : amount / hourly;
    const sum = carriesTax ? taxedTotals(amount) : { subtotal: amount, net: amount, tax: 0, total: amount };
    const rate = { exchange_rate: exchangeRateOf(currency, date), exchange_rate_inverted: currency !== 'EUR' };
    rows.retainers.push({
      ...baseColumns(id, at),
      status,
      number,
      number_series_id: isNumbered ? retainerSeriesId : null,
      customer_id: customer.id,
      contact_id: customer.contactId,
      invoice_date: date,
      due_date: addDays(date, term),
      currency,
      ...rate,
      language,
      prices_include_tax: carriesTax,
      carries_tax: carriesTax,
      subtotal: sum.subtotal,
      net: sum.net,
      tax: sum.tax,
      total: sum.total,
      paid,
      applied: application?.amount ?? 0,
      refunded,
      balance: status === 'void' ? 0 : amount - paid,
      prepaid_minutes: hours * 60,
      drawn_minutes: application?.minutes ?? 0,
      sent_at: isNumbered ? `${date}T09:${minute}:00Z` : null,
      paid_at: status === 'paid' ? `${paidOn}T10:${minute}:00Z` : null,
      snapshot: isNumbered ? snapshotOf(customer) : null,
    });
    rows.lines.push({
      id,
      retainer_invoice_id: id,
      position: 1,
      kind: 'text',
      description: (hours ? prepaidHoursTexts : retainerTexts)[language],
      ...(hourly ? { quantity: hours, unit: 'HUR', unit_price: hourly } : { quantity: 1, unit: 'C62', unit_price: amount }),
      ...(carriesTax
        ? { tax_name: taxes.lt21.name, tax_percent: taxes.lt21.percent, tax_category: taxes.lt21.category }
        : { tax_name: noTax[language], tax_percent: null, tax_category: 'O' }),
      tax_isaf_code: carriesTax ? taxes.lt21.isafCode : null,
      tax_rate_id: taxes.lt21.id,
      net: amount,
    });
    const taxed = carriesTax ? taxedTotals(amount).taxes : [{ category: 'O', percent: null, base: amount, amount: 0 }];
    for (const { category, percent, base, amount: tax } of taxed)
      rows.taxes.push({ id, retainer_invoice_id: id, category, percent, base, amount: tax });
    if (paid === 0) continue;
    const payment = lastPayment + rows.payments.length + 1;
    rows.payments.push({
      ...baseColumns(payment, `${paidOn}T10:${String(payment % 60).padStart(2, '0')}:00Z`),
      customer_id: customer.id,
      payment_date: paidOn,
      amount: paid,
      currency,
      ...rate,
      method: 'bankTransfer',
      reference: number,
      unallocated: 0,
      refunded: 0,
    });
    rows.parts.push({
      id: rows.parts.length + 1,
      payment_id: payment,
      retainer_invoice_id: id,
      amount: paid,
      allocation_date: paidOn,
    });
    if (application) {
      const use = rows.applications.length + 1;
      const { invoiceId, amount: used, minutes, date: usedOn, isFinal, deducted, adjusted, firstLine } = application;
      rows.applications.push({
        id: use,
        retainer_invoice_id: id,
        invoice_id: invoiceId,
        amount: used,
        minutes,
        application_date: usedOn,
        is_final: isFinal,
      });
      const of = (index: number) => ({ retainer_application_id: use, invoice_line_id: firstLine + index });
      deducted.forEach((share, index) => rows.deducted.push({ id: rows.deducted.length + 1, ...of(index), ...share }));
      for (let index = 0; index < adjusted; index += 1) rows.adjusted.push({ id: rows.adjusted.length + 1, ...of(index) });
    }
    if (refunded > 0)
      rows.refunds.push({
        id: rows.refunds.length + 1,
        retainer_invoice_id: id,
        refund_date: paidOn,
        amount: refunded,
        method: 'bankTransfer',
        reference: number,
      });
  }
  const numbered = advances.filter(({ number }) => number !== null);
  const last = numbered.at(-1)?.date ?? null;
  const year = (last ?? lastDay).slice(0, 4);
  const next = numbered.filter(({ date }) => date.startsWith(year)).length + 1;
  const series: RowOf<'number_series'> = {
    ...baseColumns(retainerSeriesId, begin),
    document_kind: 'retainerInvoice',
    pattern: 'RET-{YYYY}-{0000}',
    next_number: next,
    resets_yearly: true,
    is_default: true,
    year: Number(year),
    last_issued_date: last,
  };
  return { ...rows, series };
}
