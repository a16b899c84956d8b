import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  billStates,
  addDays,
  assertCurrency,
  assertOpeningBill,
  assertOpenPeriod,
  isCalendarDate,
  OpeningBillInput,
  openingBillRate,
  readOpeningBills,
  readRate,
  tellRepeated,
  todayIn,
  usualTermDays,
  type Exchange,
  type ImportInput,
  type OpeningBillRow,
  type ReadOpeningBill,
  type ReadOpeningBills,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { namedIn } from '../../firm/parties/named-in.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ask, inputOf, withoutEchoes, withoutRow } from '../../platform/imports/row-problems.ts';
import { Vendor } from '../vendors/vendor.entity.ts';

export type ReadyBill = { input: OpeningBillInput | undefined; row: OpeningBillRow };
type Taken = { id: number; key: string; opening: boolean };
type Terms = {
  baseCurrency: string;
  lockDate: string | null;
  today: string;
  taken: Map<string, Taken>;
};

/** A vendor begins its numbers anew each year; spaces and case make no other number, as the database says it. */
const keyOf = (vendorId: number, billDate: string, number: string): string =>
  `${vendorId} ${billDate.slice(0, 4)} ${number.replace(/\s/g, '').toLowerCase()}`;

/** Reads a list of open bills, looks up their vendors, and applies the rules for bills that were owed before. */
export async function readFile(
  em: EntityManager,
  file: ImportInput,
): Promise<Omit<ReadOpeningBills, 'bills'> & { bills: ReadyBill[] }> {
  const { bills, ...read } = readOpeningBills(file);
  const { baseCurrency, lockDate = null, timeZone } = await em.findOneOrFail(Organisation, { id: 1 });
  const { ability } = actor();
  const vendors = (await em.find(Vendor, {}, { orderBy: { id: 'asc' } })).filter((one) => allows(ability, 'read', 'Vendor', one));
  const find = namedIn(vendors);
  const taken = await takenNumbers(
    em,
    bills.flatMap(({ number }) => number ?? []),
  );
  const terms = { baseCurrency, lockDate, today: todayIn(timeZone, clock.now()), taken };
  const ready: (ReadyBill & { keys: string[]; column: string })[] = [];
  for (const bill of bills)
    ready.push({ ...(await readyBill(bill, find(bill.vendor), terms)), column: bill.cells.heading('number') });
  tellRepeated(ready);
  return { ...read, bills: ready };
}

async function readyBill(
  { cells, vendor: named, ...bill }: ReadOpeningBill,
  found: Vendor[],
  { baseCurrency, lockDate, today, taken }: Terms,
): Promise<ReadyBill & { keys: string[] }> {
  const [vendor] = found;
  const currency = bill.currency ?? vendor?.currency ?? baseCurrency;
  const rate = readRate(cells, currency, baseCurrency);
  assertCurrency(cells, ['open'], currency);
  const problems = cells.problems.map(withoutRow);
  const told = {
    problems,
    heading: (field: string) =>
      cells.heading((field === 'vendorId' ? 'vendor' : field) as never) ||
      // Without a column for it, the rate is asked for by its currency.
      (field === 'exchangeRate' ? cells.heading('currency') : ''),
  };
  const value = (named.name ?? named.legalCode ?? named.vatCode ?? '').slice(0, 200);
  const unsure = found.length > 1 ? 'opening_bill.ambiguous_vendor' : 'opening_bill.unknown_vendor';
  if (found.length !== 1) problems.push({ column: cells.heading('vendor'), code: unsure, params: { value } });

  const key = vendor && bill.number && bill.billDate ? keyOf(vendor.id, bill.billDate, bill.number) : null;
  const known = key === null ? undefined : taken.get(key);
  if (known && !known.opening) problems.push({ column: cells.heading('number'), code: 'bill.number_in_use' });

  const { billDate } = bill;
  const terms = vendor?.paymentTermsDays ?? usualTermDays;
  const dueDate = bill.dueDate ?? (billDate && isCalendarDate(billDate) ? addDays(billDate, terms) : null);
  let exchange: Exchange = { exchangeRate: 1, exchangeRateInverted: false };
  const isRateTold = problems.some(({ code }) => code === 'import.rate_direction');
  if (!isRateTold) await ask(told, () => void (exchange = openingBillRate(currency, baseCurrency, rate)));
  const toldBefore = problems.length;
  const input = await inputOf(OpeningBillInput, { ...bill, currency, dueDate, ...exchange, vendorId: vendor?.id ?? null }, told);
  if (toldBefore) withoutEchoes(problems, toldBefore);
  if (input && problems.length === 0)
    await ask(told, () => {
      assertOpeningBill(input, today);
      assertOpenPeriod(input.billDate, lockDate, 'billDate');
    });
  const isThere = known?.opening ?? false;
  const row: OpeningBillRow = {
    row: cells.row,
    outcome: isThere ? 'skip' : 'create',
    existingId: isThere ? (known?.id ?? null) : null,
    problems,
    number: bill.number,
    vendorId: vendor?.id ?? null,
    vendorName: vendor?.name ?? named.name,
    billDate,
    dueDate,
    currency,
    open: bill.open,
    exchangeRate: rate?.exchangeRate ?? null,
    exchangeRateInverted: rate?.exchangeRateInverted ?? null,
  };
  return { input, row, keys: key === null ? [] : [key] };
}

async function takenNumbers(em: EntityManager, numbers: readonly string[]): Promise<Map<string, Taken>> {
  const plain = numbers.map((number) => number.replace(/\s/g, '').toLowerCase());
  const { rows } = await sql<Taken>`select id, opening,
      vendor_id || ' ' || extract(year from bill_date) || ' ' || lower(regexp_replace(number, '\\s', '', 'g')) as key
    from bill where ${inStates('status', billStates.living)} and lower(regexp_replace(number, '\\s', '', 'g')) = any(${plain}::text[])`.execute(
    em.getKysely(),
  );
  return new Map(rows.map((row) => [row.key, row]));
}
