import { add, addDays, compareDates, formatNumber, nextAfter, subtract } from '@kontor/domain';
import { cyclicAt, randomOf } from '../../random.ts';
import {
  applicationTraces,
  invoiceTraces,
  paymentTraces,
  refundTrace,
  writeOffTrace,
  type Settled,
  type Trace,
} from '../audit.ts';
import { withAdvance } from './advance-use.ts';
import type { Advance } from './advances.ts';
import { withCredit, type Credited } from './credit-notes.ts';
import type { Customer } from '../customers/customers.ts';
import type { Entry } from '../hours.ts';
import { exchangeRateOf, invoiceOf, invoiceRow, lineRows, statusOf, type Invoice } from './invoices.ts';
import type { Month } from '../months.ts';
import { goodsOf } from './goods-sold.ts';
import { paymentsOf, type Payment, type Receipt } from './payments.ts';
import type { Project } from '../projects.ts';
import type { BillableExpense } from '../purchases/expenses.ts';
import type { Made } from './recurring.ts';
import { creditOf, plannedRefund, refundRow } from './deposits.ts';
import { remindersOf } from './reminders.ts';
import { expenseLines, saleOfHours, saleOfItems, type Sale, type StagedProject } from './sales.ts';
import { batches, baseColumns, type Batch, type RowOf } from '../tables.ts';
import type { Sold } from '../stock.ts';
import { withWriteOff, writeOffRow, type PlannedWriteOff } from './write-offs.ts';

/** The second pattern is for private persons. */
const patterns = ['INV-{YYYY}-{0000}', 'P-{YYYY}-{0000}'] as const;
type Series = { id: number; pattern: string; year: number | null; nextNumber: number; lastIssuedDate: string | null };
export const resetsYearly = true;

type Trading = {
  customers: readonly Customer[];
  projects: readonly Project[];
  advances: readonly Advance[];
  /** Money that came before there was an invoice. */
  deposits: readonly Payment[];
  /** The sales that recurring invoices made. */
  repeated: readonly Sale[];
  expenses: readonly BillableExpense[];
  lastDay: string;
  seed: number;
};
type Ids = Record<
  'sale' | 'invoice' | 'line' | 'tax' | 'source' | 'payment' | 'allocation' | 'refund' | 'writeOff' | 'reminder' | 'audit',
  number
>;

const noSource = { time_entry_id: null, expense_id: null, milestone_id: null };

/** Invoices and payments, month by month, with gapless numbers, dates that never run backwards and payments when they are due. */
export class SalesLedger {
  readonly #trading: Trading;
  readonly #ids: Ids = {
    sale: 0,
    invoice: 0,
    line: 0,
    tax: 0,
    source: 0,
    payment: 0,
    allocation: 0,
    refund: 0,
    writeOff: 0,
    reminder: 0,
    audit: 0,
  };
  /** Future payments by month, and for each unpaid invoice the amount paid so far. */
  readonly #expected = new Map<string, Receipt[]>();
  readonly #open = new Map<number, { due: number; paid: number }>();
  /** Small balances to be written off with the last payment; a few invoices have one. */
  readonly #rests = new Map<number, PlannedWriteOff>();
  /** The history of refunds, until their month comes. */
  #refunded: Trace[] = [];
  readonly #fixed: StagedProject[];
  #credits = 0;
  readonly credited: Credited[] = [];
  /** What recurring invoices made. */
  readonly made: Made[] = [];
  /** The goods that left with issued invoices. */
  readonly sold: Sold[] = [];
  readonly series = patterns.map((pattern, at): Series => ({
    id: at + 1,
    pattern,
    year: null,
    nextNumber: 1,
    lastIssuedDate: null,
  }));

  constructor(trading: Trading) {
    this.#trading = trading;
    this.#fixed = trading.projects
      .filter((project) => project.billing === 'fixedPrice' && project.status !== 'planned')
      .map((project) => ({ project, billed: 0 }));
  }

  /** The id of the last payment so far. */
  get lastPayment(): number {
    return this.#ids.payment;
  }

  /** The invoices of a month, for the hours of the month before and other sales, and the payments received in it. */
  *month(month: Month, hoursBefore: readonly Entry[], traces: Trace[] = []): Generator<Batch> {
    const invoices = this.#sales(month, hoursBefore).map((sale) => this.#issue(sale));
    yield* batches('invoice', invoices.map(invoiceRow));
    yield* this.#parts(invoices);
    for (const invoice of invoices) {
      this.#expect(invoice);
      traces.push(...invoiceTraces(invoice), ...applicationTraces(invoice, this.#trading.advances));
    }
    const reminders = invoices.flatMap((invoice) => remindersOf(invoice, this.#trading.lastDay, () => (this.#ids.reminder += 1)));
    yield* batches('reminder', reminders);
    yield* this.#payments(month, traces);
    const isLater = ({ at }: Trace): boolean => at.slice(0, 7) > month.from.slice(0, 7);
    traces.push(...this.#refunded.filter((trace) => !isLater(trace)));
    this.#refunded = this.#refunded.filter(isLater);
    traces.sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
    yield* batches(
      'audit',
      traces.map((trace) => ({ id: (this.#ids.audit += 1), ...trace })),
    );
  }

  #sales(month: Month, hoursBefore: readonly Entry[]): Sale[] {
    const { customers, repeated, seed } = this.#trading;
    const byProject = new Map<number, Entry[]>();
    for (const entry of hoursBefore) {
      if (entry.rate === null) continue;
      const known = byProject.get(entry.project.id);
      if (known) known.push(entry);
      else byProject.set(entry.project.id, [entry]);
    }
    const sales = repeated.filter(({ date }) => date >= month.from && date <= month.to);
    for (const [projectId, entries] of byProject) {
      const random = randomOf(seed, 71, projectId, Number(month.from.slice(0, 7).replace('-', '')));
      // Some hours are forgotten and stay unbilled.
      if (random.chance(7) || sales.length >= month.quota) continue;
      const sale = saleOfHours(entries, addDays(month.from, Math.min(random.whole(0, 8), month.days - 1)), random.chance(35));
      if (!sale) continue;
      sale.lines.push(...expenseLines(sale, this.#spentOn(sale, month)));
      sales.push(sale);
    }
    while (sales.length < month.quota) {
      sales.push(saleOfItems((this.#ids.sale += 1), month, customers, this.#fixed, seed));
    }
    return sales.sort((a, b) => compareDates(a.date, b.date));
  }

  /** The expenses of the month before that were approved in time; those of a customer abroad are forgotten. */
  #spentOn({ project, customer }: Sale, month: Month): BillableExpense[] {
    if (customer.currency !== 'EUR') return [];
    const [from, to] = [`${addDays(month.from, -1).slice(0, 7)}-01`, addDays(month.from, -4)];
    return this.#trading.expenses.filter(({ projectId, date }) => projectId === project?.id && date >= from && date <= to);
  }

  #issue(sale: Sale): Invoice {
    const { lastDay, seed } = this.#trading;
    const id = (this.#ids.invoice += 1);
    if (sale.recurringId) this.made.push({ recurringId: sale.recurringId, date: sale.date, invoiceId: id });
    const status = statusOf(sale, addDays(lastDay, -18), randomOf(seed, 72, id));
    if (status === 'draft') return invoiceOf(id, sale, status, null, lastDay, seed);
    const invoice = invoiceOf(id, sale, status, this.#number(sale), lastDay, seed);
    const short = id >= 40 + this.#rests.size * 500 ? withWriteOff(invoice, this.#rests.size) : undefined;
    if (short?.writeOff) this.#rests.set(id, short.writeOff);
    if (short) return short;
    const isCredited = id >= 30 + this.#credits * 12;
    const credited = isCredited ? withCredit(invoice, this.#credits, lastDay) : undefined;
    if (credited) this.#credits += 1;
    return credited ?? withAdvance(invoice, this.#trading.advances);
  }

  #number({ customer, date }: Sale): { number: string; seriesId: number } {
    const series = cyclicAt(this.series, customer.isPerson ? 1 : 0);
    const { number, nextNumber, year } = nextAfter({ ...series, resetsYearly }, date);
    Object.assign(series, { year, nextNumber, lastIssuedDate: date });
    return { number: formatNumber(series.pattern, number, date), seriesId: series.id };
  }

  *#parts(invoices: readonly Invoice[]): Generator<Batch> {
    const lines: RowOf<'invoice_line'>[] = [];
    const taxes: RowOf<'invoice_tax'>[] = [];
    const sources: RowOf<'invoice_source'>[] = [];
    for (const invoice of invoices) {
      this.sold.push(...goodsOf(invoice));
      const firstLine = this.#ids.line + 1;
      lines.push(...lineRows(invoice, firstLine));
      if (invoice.credit) this.credited.push({ invoice, credit: invoice.credit, firstLine });
      if (invoice.use) invoice.use.firstLine = firstLine + invoice.sale.lines.length;
      this.#ids.line += invoice.extras.lines.length;
      for (const { category, percent, discount, charge, base, amount, exemptionReason } of invoice.totals.taxes) {
        const reason = exemptionReason ?? null;
        taxes.push({
          id: (this.#ids.tax += 1),
          invoice_id: invoice.id,
          category,
          percent,
          discount,
          charge,
          base,
          amount,
          exemption_reason: reason,
        });
      }
      const source = (index: number) => ({ ...noSource, id: (this.#ids.source += 1), invoice_line_id: firstLine + index });
      invoice.sale.lines.forEach((line, index) => {
        for (const entryId of line.entryIds) {
          sources.push({ ...source(index), time_entry_id: entryId });
        }
        if (line.expenseId) sources.push({ ...source(index), expense_id: line.expenseId });
        if (line.milestoneId) sources.push({ ...source(index), milestone_id: line.milestoneId });
      });
    }
    yield* batches('invoice_line', lines);
    yield* batches('invoice_tax', taxes);
    yield* batches('invoice_source', sources);
  }

  #expect({ id, number, sale, totals, payments }: Invoice): void {
    if (number === null || payments.length === 0) return;
    const { id: customerId, currency, isPerson } = sale.customer;
    this.#open.set(id, { due: totals.due, paid: 0 });
    for (const payment of payments) {
      const receipt = { invoiceId: id, invoiceNumber: number, customerId, currency, isPerson, ...payment };
      const key = payment.date.slice(0, 7);
      const known = this.#expected.get(key);
      if (known) known.push(receipt);
      else this.#expected.set(key, [receipt]);
    }
  }

  *#payments(month: Month, traces: Trace[]): Generator<Batch> {
    const key = month.from.slice(0, 7);
    const rows: RowOf<'payment'>[] = [];
    const allocations: RowOf<'payment_allocation'>[] = [];
    const writeOffs: RowOf<'write_off'>[] = [];
    const refunds: RowOf<'payment_refund'>[] = [];
    const { deposits, lastDay } = this.#trading;
    const prepaid = deposits.filter(({ date }) => date.startsWith(key));
    for (const payment of [...paymentsOf(this.#expected.get(key) ?? []), ...prepaid]) {
      const id = (this.#ids.payment += 1);
      const { customerId, date, currency, amount, isPerson, receipts } = payment;
      const refund = plannedRefund(payment, id, lastDay);
      rows.push({
        ...baseColumns(id, `${date}T10:${String(id % 60).padStart(2, '0')}:00Z`),
        customer_id: customerId,
        payment_date: date,
        amount,
        currency,
        exchange_rate: exchangeRateOf(currency, date),
        exchange_rate_inverted: currency !== 'EUR',
        method: isPerson && id % 2 === 0 ? 'card' : 'bankTransfer',
        reference:
          receipts
            .map((receipt) => receipt.invoiceNumber)
            .join(', ')
            .slice(0, 100) || null,
        ...creditOf(payment, refund),
      });
      if (refund) refunds.push(refundRow((this.#ids.refund += 1), id, refund));
      const settled = receipts.map((receipt) => this.#settle(receipt));
      for (const receipt of receipts) {
        const allocation = { payment_id: id, invoice_id: receipt.invoiceId, amount: receipt.amount, allocation_date: date };
        allocations.push({ id: (this.#ids.allocation += 1), ...allocation });
      }
      traces.push(...paymentTraces(id, payment, settled));
      if (refund) this.#refunded.push(refundTrace(id, payment, refund));
      for (const { invoiceId, due, after } of settled) {
        const rest = this.#rests.get(invoiceId);
        if (!rest || subtract(due, after) !== rest.amount) continue;
        writeOffs.push(writeOffRow((this.#ids.writeOff += 1), invoiceId, rest));
        traces.push(writeOffTrace(this.#ids.writeOff, invoiceId, rest));
        this.#open.delete(invoiceId);
      }
    }
    this.#expected.delete(key);
    yield* batches('payment', rows);
    yield* batches('payment_refund', refunds);
    yield* batches('payment_allocation', allocations);
    yield* batches('write_off', writeOffs);
  }

  #settle({ invoiceId, amount }: Receipt): Settled {
    const known = this.#open.get(invoiceId);
    if (!known) throw new RangeError(`Money came for invoice ${invoiceId}, which waits for none.`);
    const before = known.paid;
    known.paid = add(before, amount);
    if (subtract(known.due, known.paid) === 0) this.#open.delete(invoiceId);
    return { invoiceId, due: known.due, before, after: known.paid };
  }
}
