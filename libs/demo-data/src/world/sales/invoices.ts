import {
  add,
  balanceOf,
  documentTotals,
  dueDateOf,
  multiply,
  paymentReference,
  round,
  type DocumentTotals,
  type InvoiceStatus,
} from '@kontor/domain';
import { randomOf, type Random } from '../../random.ts';
import type { AdvanceUse } from './advance-use.ts';
import type { PlannedCredit } from './credit-notes.ts';
import type { Customer } from '../customers/customers.ts';
import { extrasOf, type Extras } from '../extras.ts';
import { plannedPayments, type PlannedPayment } from './payments.ts';
import { bankAccounts, firm, kidOfNorwegianAccount } from '../reference.ts';
import type { Line, Sale } from './sales.ts';
import { baseColumns, type RowOf } from '../tables.ts';
import { invoiceTexts } from '../texts.ts';
import type { PlannedWriteOff } from './write-offs.ts';

export type Invoice = {
  id: number;
  sale: Sale;
  status: InvoiceStatus;
  number: string | null;
  seriesId: number | null;
  dueDate: string;
  totals: DocumentTotals;
  discountPercent: number | null;
  discountAmount: number | null;
  extras: Extras;
  payments: PlannedPayment[];
  paid: number;
  writeOff: PlannedWriteOff | null;
  credit: PlannedCredit | null;
  /** What the invoice uses of a retainer invoice. */
  use: AdvanceUse | null;
  /** The part of it that it used on the day it was issued. */
  advanced: number;
};

/** Kroner per euro, as the Bank of Lithuania publishes it; 1 for the euro itself. */
export function exchangeRateOf(currency: 'EUR' | 'NOK', date: string): number {
  return currency === 'EUR' ? 1 : round(add(11.4, multiply((Number(date.slice(5, 7)) * 3) % 8, 0.0513)), 4);
}

function discountOf(sale: Sale, random: Random): { discountPercent: number | null; discountAmount: number | null } {
  const { discountPercent } = sale.customer;
  if (discountPercent !== null) return { discountPercent, discountAmount: null };
  return { discountPercent: null, discountAmount: random.chance(3) ? random.whole(1, 4) : null };
}

/** The status of a sale on `lastDay`: most are issued, some of the latest are still drafts, a few are void. */
export function statusOf(sale: Sale, recent: string, random: Random): 'draft' | 'sent' | 'void' {
  if (random.chance(sale.date >= recent ? 22 : 0.2)) return 'draft';
  return sale.lines.every((line) => line.kind === 'item') && random.chance(1.2) ? 'void' : 'sent';
}

/** Adds up an invoice. */
export const totalsOf = ({
  sale,
  extras,
  ...discount
}: Pick<Invoice, 'sale' | 'extras' | 'discountPercent' | 'discountAmount'>): DocumentTotals =>
  documentTotals({
    lines: extras.lines.map((line) => ({
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discountPercent: line.discountPercent,
      discountAmount: line.discountAmount,
      charge: line.charge,
      taxPercent: line.tax.percent,
      taxCategory: line.tax.category,
      exemptionReason: line.tax.exemptionReason,
    })),
    ...discount,
    charges: extras.charges,
    pricesIncludeTax: sale.pricesIncludeTax,
    prepaid: extras.prepaid,
    roundPayableTo: extras.roundPayableTo ?? undefined,
  });

export function invoiceOf(
  id: number,
  sale: Sale,
  status: 'draft' | 'sent' | 'void',
  numbered: { number: string; seriesId: number } | null,
  lastDay: string,
  seed: number,
): Invoice {
  const random = randomOf(seed, 61, id);
  const discount = discountOf(sale, random);
  const extras = extrasOf(sale, seed, id);
  const totals = totalsOf({ sale, extras, ...discount });
  const dueDate = dueDateOf(sale.date, sale.customer.termsDays);
  const payments = status === 'sent' ? plannedPayments(sale, dueDate, totals.due, lastDay, random) : [];
  const paid = add(0, ...payments.map((payment) => payment.amount));
  return {
    id,
    sale,
    status: status === 'sent' && paid === totals.due ? 'paid' : status,
    number: numbered?.number ?? null,
    seriesId: numbered?.seriesId ?? null,
    dueDate,
    totals,
    ...discount,
    extras,
    payments,
    paid,
    writeOff: null,
    credit: null,
    use: null,
    advanced: 0,
  };
}

const contacts = (row: Record<string, unknown>) => ({
  street: row['street'] ?? null,
  city: row['city'] ?? null,
  zip: row['zip'] ?? null,
  country: row['country'],
  email: row['email'] ?? null,
  phone: row['phone'] ?? null,
});
const seller = {
  name: firm.name,
  legalCode: firm.legalCode,
  vatCode: firm.vatCode,
  ...contacts(firm),
  website: firm.website,
  isVatRegistered: true,
  isInForetaksregisteret: false,
  logoFileId: null,
};

/** The snapshot of both parties on an issued invoice, in the API's shape. */
export const snapshotOf = ({ row, contactName, currency, language }: Customer): object => ({
  seller,
  buyer: {
    name: row.name,
    legalCode: row.legal_code,
    vatCode: row.vat_code,
    ...contacts(row),
    contactName,
    buyerReference: row.buyer_reference,
  },
  bankAccount: bankAccounts[currency],
  language,
  baseCurrency: 'EUR',
});

export function invoiceRow(invoice: Invoice): RowOf<'invoice'> {
  const { id, sale, totals, number, status, extras, credit } = invoice;
  const { customer, date } = sale;
  const minute = String(id % 60).padStart(2, '0');
  const kid = customer.currency === 'NOK' ? kidOfNorwegianAccount : {};
  return {
    ...baseColumns(id, `${date}T07:${minute}:00Z`),
    status,
    number,
    number_series_id: invoice.seriesId,
    customer_id: customer.id,
    contact_id: customer.contactId,
    project_id: sale.project?.id ?? null,
    reference_number: id % 9 === 0 ? `K${date.slice(2, 4)}/${id}` : null,
    order_number: id % 5 === 0 ? `PO-${40_000 + id}` : null,
    your_reference: id % 4 === 0 ? customer.contactName : null,
    invoice_date: date,
    due_date: invoice.dueDate,
    currency: customer.currency,
    exchange_rate: exchangeRateOf(customer.currency, date),
    exchange_rate_inverted: customer.currency !== 'EUR',
    exchange_rate_date: customer.currency === 'EUR' ? null : date,
    exchange_rate_source: customer.currency === 'EUR' ? null : 'Lietuvos bankas',
    language: customer.language,
    prices_include_tax: sale.pricesIncludeTax,
    discount_percent: invoice.discountPercent,
    discount_amount: invoice.discountAmount,
    charges: extras.charges.map((charge, index) => ({
      ...charge,
      taxRateId: null,
      taxName: null,
      taxPercent: null,
      taxCategory: null,
      charge: totals.charges[index] ?? 0,
    })),
    prepaid: totals.prepaid,
    round_payable_to: extras.roundPayableTo,
    rounding: totals.rounding,
    customer_notes: invoiceTexts.notes[customer.language],
    terms: invoiceTexts.terms[customer.language],
    internal_note: null,
    subtotal: totals.subtotal,
    discount: totals.discount,
    charge: totals.charge,
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    paid: invoice.paid,
    written_off: invoice.writeOff?.amount ?? 0,
    credited: credit?.applied ?? 0,
    credited_total: credit?.status === 'sent' ? credit.figures.due : 0,
    advanced: invoice.advanced,
    balance:
      status === 'void' ? 0 : balanceOf(totals.due, invoice.paid, invoice.writeOff?.amount, credit?.applied, invoice.advanced),
    sent_at: number === null ? null : `${date}T09:${minute}:00Z`,
    paid_at: status === 'paid' ? `${invoice.payments.at(-1)?.date ?? date}T10:${minute}:00Z` : null,
    payment_reference:
      number === null
        ? null
        : (paymentReference({ invoiceNumber: number, invoiceId: id, customerId: customer.id, ...kid }) ?? null),
    snapshot: number === null ? null : snapshotOf(customer),
  };
}

export const lineRows = (invoice: Invoice, firstId: number): RowOf<'invoice_line'>[] =>
  invoice.extras.lines.map((line: Line, index) => ({
    id: firstId + index,
    invoice_id: invoice.id,
    position: index + 1,
    kind: line.kind,
    item_id: line.itemId,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.unitPrice,
    discount_percent: line.discountPercent,
    discount_amount: line.discountAmount ?? null,
    charge: line.charge ?? 0,
    charge_reason: line.chargeReason ?? null,
    discount: invoice.totals.lines[index]?.discount ?? 0,
    tax_rate_id: line.tax.id,
    tax_name: line.tax.name,
    tax_percent: line.tax.percent,
    tax_category: line.tax.category,
    tax_reason: line.tax.exemptionReason,
    tax_isaf_code: line.tax.isafCode,
    net: invoice.totals.lines[index]?.net ?? 0,
    service_from: line.serviceFrom,
    service_to: line.serviceTo,
  }));
