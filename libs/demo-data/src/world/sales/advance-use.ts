import {
  add,
  adjustmentText,
  advanceShares,
  amountOfMinutes,
  deductionLine,
  documentTotals,
  hourAdjustments,
  prepaidMinutesOf,
  type AdvanceShare,
  type DocumentTotals,
} from '@kontor/domain';
import { taxes } from '../reference.ts';
import type { Advance } from './advances.ts';
import { totalsOf, type Invoice } from './invoices.ts';
import type { Line } from './sales.ts';

/** What an invoice uses of an advance. */
export type AdvanceUse = {
  invoiceId: number;
  amount: number;
  minutes: number;
  date: string;
  /** Used while the invoice was a draft: it stands on the invoice and stays. */
  isFinal: boolean;
  /** Without tax, taken off what the invoice asks for. */
  reserved: number;
  /** The totals of the invoice before. */
  before: DocumentTotals;
  /** The lines of the invoice that deduct it, one for each tax rate, or that bring hours to their price; the first has `firstLine` as its id. */
  deducted: AdvanceShare[];
  adjusted: number;
  firstLine: number;
};

/** The price of a prepaid hour, in kroner ten times as much. */
const hourlyOf = ({ customer }: Advance): number => 50 * (customer.currency === 'NOK' ? 10 : 1);

const none = { minutes: 0, isFinal: false, reserved: 0, deducted: [], adjusted: 0, firstLine: 0 };
const text = { kind: 'text' as const, itemId: null, discountPercent: 0, serviceFrom: null, serviceTo: null, entryIds: [] };

/** The invoice with the money of an advance that its customer had paid before, if there is one. */
export function withAdvance(invoice: Invoice, advances: readonly Advance[]): Invoice {
  const { status, sale, payments } = invoice;
  if (status !== 'sent' || payments.length > 0) return invoice;
  const ways = [withHours, withoutTax, withMoney];
  for (const advance of advances) {
    const { customer, forInvoice, paidOn, application } = advance;
    if (customer.id !== sale.customer.id || forInvoice === 0 || application || paidOn > sale.date) continue;
    for (const way of ways) {
      const used = way(invoice, advance, advances);
      if (used) return used;
    }
  }
  return invoice;
}

/** A discount or charge of the whole invoice would take a share of an advance too. */
const isPlain = ({ discountPercent, discountAmount, extras }: Invoice): boolean =>
  !discountPercent && !discountAmount && extras.charges.length === 0;

/** A sent invoice is paid with the money. */
function withMoney(invoice: Invoice, advance: Advance): Invoice | undefined {
  const { id, sale, totals } = invoice;
  const amount = advance.forInvoice;
  if (amount > totals.due) return undefined;
  const use = { ...none, invoiceId: id, amount, date: sale.date, before: totals };
  advance.application = use;
  return { ...invoice, use, advanced: amount, status: amount === totals.due ? 'paid' : 'sent' };
}

const withLines = (
  invoice: Invoice,
  lines: readonly Line[],
  use: Omit<AdvanceUse, 'invoiceId' | 'date' | 'before' | 'firstLine'>,
) => {
  const { extras } = invoice;
  const whole = { ...extras, lines: [...extras.lines, ...lines], prepaid: add(extras.prepaid, use.reserved) };
  const stated = { invoiceId: invoice.id, date: invoice.sale.date, before: invoice.totals, firstLine: 0 };
  const changed = { ...invoice, extras: whole, use: { ...use, ...stated } };
  return { ...changed, totals: totalsOf(changed) };
};

/** The first advance that can sells hours, which a draft of the firm's hours draws at the price agreed in advance. */
function withHours(invoice: Invoice, advance: Advance, advances: readonly Advance[]): Invoice | undefined {
  const { sale, extras } = invoice;
  const minutes = prepaidMinutesOf(extras.lines.filter(({ entryIds }) => entryIds.length > 0));
  const hourly = hourlyOf(advance);
  const prepaidMinutes = (advance.amount / hourly) * 60;
  const isFirst = advances.every((one) => one.hourly === null);
  if (!isFirst || advance.refunded > 0 || !isPlain(invoice) || minutes === 0 || minutes >= prepaidMinutes) return undefined;
  const hours = { prepaidMinutes, drawnMinutes: 0, value: advance.amount, drawnAmount: 0, available: advance.amount };
  const amount = amountOfMinutes(hours, minutes, sale.customer.currency);
  const drawn = extras.lines.flatMap(({ entryIds, tax, unitPrice, unit, quantity }) =>
    entryIds.length > 0
      ? [{ taxRateId: tax.id, taxPercent: tax.percent, price: unitPrice, minutes: prepaidMinutesOf([{ unit, quantity }]) }]
      : [],
  );
  const description = adjustmentText(advance.number ?? '', sale.customer.language);
  const taxOf = new Map(extras.lines.map(({ tax }) => [tax.id, tax]));
  const lines = hourAdjustments(drawn, { hourly, includesTax: false }, sale.pricesIncludeTax).flatMap(
    ({ taxRateId, ...priced }): Line[] => {
      const tax = taxOf.get(taxRateId);
      return tax ? [{ ...text, ...priced, description, unit: 'HUR', tax }] : [];
    },
  );
  const adjusted = lines.length;
  const changed = withLines(invoice, lines, { amount, minutes, isFinal: true, reserved: amount, deducted: [], adjusted });
  if (changed.totals.due <= 0) return undefined;
  Object.assign(advance, { hourly, application: changed.use });
  return changed;
}

/** The first advance that can carries tax, which a draft deducts before tax. */
function withoutTax(invoice: Invoice, advance: Advance, advances: readonly Advance[]): Invoice | undefined {
  const { sale, totals } = invoice;
  const isFirst = advances.every(({ carriesTax, application }) => !carriesTax || !application);
  const { customer, number, date, forInvoice: amount } = advance;
  const isDomestic = customer.regime === 'lithuanian' && customer.currency === 'EUR';
  const isPart = amount < advance.amount && advance.refunded === 0;
  if (!isFirst || !isPart || !isPlain(invoice) || !isDomestic || amount >= totals.due) return undefined;
  const deducted = advanceShares(taxesOf(advance.amount), [], amount);
  const lines = deducted.map((share): Line => {
    const about = { retainerInvoiceId: advance.id, number: number ?? '', invoiceDate: date, taxRateId: taxes.lt21.id };
    const line = deductionLine({ ...about, ...share }, { ...sale, language: customer.language });
    return {
      ...text,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      tax: taxes.lt21,
    };
  });
  const changed = withLines(invoice, lines, { amount, minutes: 0, isFinal: true, reserved: 0, deducted, adjusted: 0 });
  Object.assign(advance, { carriesTax: true, application: changed.use });
  return changed;
}

/** The totals of an advance of that amount with tax. */
export const taxedTotals = (amount: number): DocumentTotals =>
  documentTotals({
    lines: [{ quantity: 1, unitPrice: amount, taxPercent: taxes.lt21.percent, taxCategory: taxes.lt21.category }],
    pricesIncludeTax: true,
  });

const taxesOf = (amount: number): AdvanceShare[] => taxedTotals(amount).taxes;
