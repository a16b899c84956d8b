import { addDays, type RetainerInvoiceStatus } from '@kontor/domain';
import { randomOf } from '../../random.ts';
import type { Customer } from '../customers/customers.ts';
import { exchangeRateOf, snapshotOf } from './invoices.ts';
import { taxes } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';
import { retainerTexts } from '../texts.ts';

/** The number series of retainer invoices. */
const retainerSeriesId = 92;
const days = 150;
const perDay = 0.1;
const term = 14;

type Made = { customer: Customer; date: string; amount: number; status: RetainerInvoiceStatus; paid: number };
const noTax = { en: 'No VAT', lt: 'Be PVM', no: 'Uten MVA' };

/** Retainer invoices of the last months: the latest are drafts or wait for their money, most others are paid, some in part. */
function madeRetainers(customers: readonly Customer[], lastDay: string, scale: number, seed: number): Made[] {
  const firms = customers.filter(({ isPerson }) => !isPerson);
  return Array.from({ length: Math.max(14, Math.round(days * perDay * scale)) }, (_, n) => {
    const random = randomOf(seed, 93, n);
    const customer = random.pick(firms);
    const date = n < 2 ? addDays(lastDay, -n) : addDays(lastDay, -random.whole(3, days));
    const amount = random.pick([500, 750, 1000, 1500, 2400, 5000]) * (customer.currency === 'NOK' ? 10 : 1);
    const status = n < 2 ? 'draft' : n === 2 ? 'void' : n % 4 === 3 ? 'sent' : 'paid';
    const isPartly = status === 'sent' && n % 8 === 3;
    return { customer, date, amount, status, paid: status === 'paid' ? amount : isPartly ? amount / 2 : 0 } as const;
  }).sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

type Rows = {
  retainers: RowOf<'retainer_invoice'>[];
  lines: RowOf<'retainer_invoice_line'>[];
  taxes: RowOf<'retainer_invoice_tax'>[];
  payments: RowOf<'payment'>[];
  parts: RowOf<'retainer_payment'>[];
};

/** Retainer invoices of the demo firm in every state, with their payments, numbered in the order of their dates. `lastPayment` is the last id. */
export function retainerRows(
  customers: readonly Customer[],
  lastDay: string,
  begin: string,
  scale: number,
  seed: number,
  lastPayment: number,
) {
  const rows: Rows = { retainers: [], lines: [], taxes: [], payments: [], parts: [] };
  const counters = new Map<string, number>();
  let last: string | null = null;
  for (const [n, { customer, date, amount, status, paid }] of madeRetainers(customers, lastDay, scale, seed).entries()) {
    const id = n + 1;
    const year = date.slice(0, 4);
    const isNumbered = status !== 'draft';
    if (isNumbered) {
      counters.set(year, (counters.get(year) ?? 0) + 1);
      last = date;
    }
    const number = isNumbered ? `RET-${year}-${String(counters.get(year)).padStart(4, '0')}` : null;
    const at = `${date}T08:${String(id % 60).padStart(2, '0')}:00Z`;
    const later = addDays(date, 2 + (id % 11));
    const paidOn = later > lastDay ? lastDay : later;
    const { currency, language } = customer;
    const rate = { exchange_rate: exchangeRateOf(currency, date), exchange_rate_inverted: currency !== 'EUR' };
    rows.retainers.push({
      ...baseColumns(id, at),
      ...{ status, number, number_series_id: isNumbered ? retainerSeriesId : null },
      ...{ customer_id: customer.id, contact_id: customer.contactId, invoice_date: date, due_date: addDays(date, term) },
      ...{ currency, ...rate, language, carries_tax: false },
      ...{ subtotal: amount, net: amount, tax: 0, total: amount },
      ...{ paid, balance: status === 'void' ? 0 : amount - paid },
      sent_at: isNumbered ? at : null,
      paid_at: status === 'paid' ? `${paidOn}T10:00:00Z` : null,
      snapshot: isNumbered ? snapshotOf(customer) : null,
    });
    rows.lines.push({
      ...{ id, retainer_invoice_id: id, position: 1, kind: 'text', description: retainerTexts[language] },
      ...{ quantity: 1, unit: 'C62', unit_price: amount, tax_rate_id: taxes.lt21.id },
      ...{ tax_name: noTax[language], tax_percent: null, tax_category: 'O', net: amount },
    });
    rows.taxes.push({ id, retainer_invoice_id: id, category: 'O', percent: null, base: amount, amount: 0 });
    if (paid === 0) continue;
    const payment = lastPayment + rows.payments.length + 1;
    rows.payments.push({
      ...baseColumns(payment, `${paidOn}T10:${String(payment % 60).padStart(2, '0')}:00Z`),
      ...{ customer_id: customer.id, payment_date: paidOn, amount: paid, currency, ...rate },
      ...{ method: 'bankTransfer', reference: number, unallocated: 0 },
    });
    rows.parts.push({
      id: rows.parts.length + 1,
      ...{ payment_id: payment, retainer_invoice_id: id, amount: paid, allocation_date: paidOn },
    });
  }
  const year = last?.slice(0, 4) ?? lastDay.slice(0, 4);
  const series: RowOf<'number_series'> = {
    ...baseColumns(retainerSeriesId, begin),
    ...{ document_kind: 'retainerInvoice', pattern: 'RET-{YYYY}-{0000}', next_number: (counters.get(year) ?? 0) + 1 },
    ...{ resets_yearly: true, is_default: true, year: Number(year), last_issued_date: last },
  };
  return { ...rows, series };
}
