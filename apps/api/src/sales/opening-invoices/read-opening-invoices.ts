import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  assertCurrency,
  assertOpeningInvoice,
  assertOpenPeriod,
  openingDueDate,
  OpeningInvoiceInput,
  openingRate,
  readOpeningInvoices,
  readRate,
  tellRepeated,
  todayIn,
  willGive,
  type Exchange,
  type ImportInput,
  type OpeningInvoiceRow,
  type ReadOpeningInvoice,
  type ReadOpeningInvoices,
} from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { NumberSeries } from '../../firm/number-series/number-series.entity.ts';
import { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { namedIn } from '../../firm/parties/named-in.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ask, inputOf, withoutEchoes, withoutRow } from '../../platform/imports/row-problems.ts';

export type ReadyInvoice = { input: OpeningInvoiceInput | undefined; customer: Customer | undefined; row: OpeningInvoiceRow };
type Terms = Pick<Organisation, 'baseCurrency' | 'paymentTermsDays'> & {
  lockDate: string | null;
  today: string;
  series: NumberSeries[];
};
type Taken = { id: number; number: string; customerId: number; opening: boolean };

/** Reads a list of open invoices, looks up their customers, and applies the rules for invoices issued elsewhere. */
export async function readFile(
  em: EntityManager,
  file: ImportInput,
): Promise<Omit<ReadOpeningInvoices, 'invoices'> & { invoices: ReadyInvoice[] }> {
  const { invoices, ...read } = readOpeningInvoices(file);
  const organisation = await em.findOneOrFail(Organisation, { id: 1 });
  const { baseCurrency, lockDate, paymentTermsDays, timeZone } = organisation;
  const today = todayIn(timeZone, clock.now());
  const series = await em.find(NumberSeries, { documentKind: 'invoice', isClosed: false });
  const terms = { baseCurrency, lockDate: lockDate ?? null, paymentTermsDays, today, series };
  const find = await customersIn(em);
  const taken = await takenNumbers(
    em,
    invoices.flatMap(({ number }) => number ?? []),
  );
  const ready: (ReadyInvoice & { keys: string[]; column: string })[] = [];
  for (const invoice of invoices) {
    const keys = invoice.number === null ? [] : [invoice.number];
    const one = await readyInvoice(invoice, find(invoice.customer), taken, terms);
    ready.push({ ...one, keys, column: invoice.cells.heading('number') });
  }
  tellRepeated(ready);
  return { ...read, invoices: ready };
}

async function readyInvoice(
  { cells, customer: named, ...invoice }: ReadOpeningInvoice,
  found: Customer[],
  taken: Map<string, Taken>,
  { baseCurrency, lockDate, paymentTermsDays, today, series }: Terms,
): Promise<ReadyInvoice> {
  const [customer] = found;
  const currency = invoice.currency ?? customer?.currency ?? baseCurrency;
  const rate = readRate(cells, currency, baseCurrency);
  assertCurrency(cells, ['total', 'open'], currency);
  const problems = cells.problems.map(withoutRow);
  const isTotalOpen = cells.text('total') === null;
  const told = {
    problems,
    heading: (field: string) =>
      cells.heading((columnOf[field] ?? (isTotalOpen && field === 'total' ? 'open' : field)) as never) ||
      // Without a column for it, the rate is asked for by its currency.
      (field === 'exchangeRate' ? cells.heading('currency') : ''),
  };

  const value = { value: (named.name ?? named.legalCode ?? named.vatCode ?? '').slice(0, 200) };
  const unsure = found.length > 1 ? 'opening_invoice.ambiguous_customer' : 'opening_invoice.unknown_customer';
  if (found.length !== 1) problems.push({ column: cells.heading('customer'), code: unsure, params: value });

  const known = taken.get(invoice.number ?? '');
  // The invoice exists already: the file was imported before.
  const isThere = Boolean(known?.opening && known.customerId === customer?.id);
  if (known && !isThere)
    problems.push({ column: cells.heading('number'), code: 'opening_invoice.number_taken', params: { number: known.number } });

  const { number } = invoice;
  if (number !== null && !known && series.some((one) => willGive(one, number, today)))
    problems.push({ column: cells.heading('number'), code: 'opening_invoice.of_series' });

  const dueDate =
    invoice.dueDate ??
    (invoice.invoiceDate ? openingDueDate(invoice.invoiceDate, customer?.paymentTermsDays ?? paymentTermsDays) : null);
  let exchange: Exchange = { exchangeRate: 1, exchangeRateInverted: false };
  const isRateTold = problems.some(({ code }) => code === 'import.rate_direction');
  if (!isRateTold) await ask(told, () => void (exchange = openingRate(currency, baseCurrency, rate)));
  const candidate = { ...invoice, currency, dueDate, ...exchange, customerId: customer?.id ?? null };
  // Bad cells and missing customers have been reported already.
  const toldBefore = problems.length;
  const input = await inputOf(OpeningInvoiceInput, candidate, told);
  if (toldBefore) withoutEchoes(problems, toldBefore);
  if (input && problems.length === 0)
    await ask(told, () => {
      assertOpeningInvoice(input, today);
      assertOpenPeriod(input.invoiceDate, lockDate, 'invoiceDate');
    });
  const { invoiceDate, total, open } = invoice;
  const row: OpeningInvoiceRow = {
    row: cells.row,
    outcome: isThere ? 'skip' : 'create',
    existingId: isThere ? (known?.id ?? null) : null,
    problems,
    number,
    customerId: customer?.id ?? null,
    customerName: customer?.name ?? named.name,
    invoiceDate,
    dueDate,
    currency,
    exchangeRate: rate?.exchangeRate ?? null,
    exchangeRateInverted: rate?.exchangeRateInverted ?? null,
    total,
    open,
  };
  return { input, customer, row };
}

const columnOf: Record<string, string> = { customerId: 'customer' };

/** Customers that the actor may read: by code where the row has one, otherwise by name. */
async function customersIn(em: EntityManager): Promise<(named: ReadOpeningInvoice['customer']) => Customer[]> {
  const { ability } = actor();
  const all = (await em.find(Customer, {}, { orderBy: { id: 'asc' } })).filter((one) => allows(ability, 'read', 'Customer', one));
  return namedIn(all);
}

async function takenNumbers(em: EntityManager, numbers: readonly string[]): Promise<Map<string, Taken>> {
  const { rows } = await sql<Taken>`select id, number, customer_id as "customerId", opening from invoice
    where number = any(${numbers}::text[])`.execute(em.getKysely());
  return new Map(rows.map((row) => [row.number, row]));
}
