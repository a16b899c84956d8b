import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { billStates, invoiceStates, retainerInvoiceStates, type Exchange } from '@kontor/domain';
import { isIn } from '../platform/facts/states.ts';

/** Where rates of other currencies come into the books: the table, its date, and when a row counts. */
const sources = [
  { table: 'invoice', date: 'invoice_date', counts: isIn('status', invoiceStates.counted) },
  { table: 'retainer_invoice', date: 'invoice_date', counts: isIn('status', retainerInvoiceStates.counted) },
  { table: 'bill', date: 'bill_date', counts: isIn('status', billStates.counted) },
  { table: 'payment', date: 'payment_date', counts: 'true' },
  { table: 'vendor_payment', date: 'payment_date', counts: 'true' },
] as const;

/** The index by which the newest rate of a table is found; documents in the organisation's currency are not in it. */
export const rateIndex = (name: (typeof sources)[number]['table']) => {
  const { table, date, counts } = sources.find((one) => one.table === name) ?? sources[0];
  return {
    name: `${table}_rate_index`,
    expression: `create index "${table}_rate_index" on "${table}" ("currency", "${date}" desc) where "exchange_rate" <> 1${counts === 'true' ? '' : ` and ${counts}`}`,
  };
};

/** A rate and the day of the document or payment that has it. */
export type KnownRate = Exchange & { rateDate: string };

/** The newest rate of each of these currencies in the books up to a day, with that day: no row where the firm has used none. */
export function newestRates(currencies: RawBuilder<unknown>, day: string): RawBuilder<unknown> {
  const newest = sources.map(
    ({
      table,
      date,
      counts,
    }) => sql`(select exchange_rate, exchange_rate_inverted, ${sql.ref(date)} as day from ${sql.table(table)}
      where currency = c.currency and exchange_rate <> 1 and ${sql.raw(counts)} and ${sql.ref(date)} <= ${day} order by ${sql.ref(date)} desc limit 1)`,
  );
  return sql`(select c.currency, r.exchange_rate, r.exchange_rate_inverted, r.day from (${currencies}) as c(currency)
    join lateral (select * from (${sql.join(newest, sql` union all `)}) n order by day desc limit 1) r on true)`;
}

/** Returns the newest rate of each currency in the books up to a day; none where the firm has used none. */
export async function knownRates(
  db: Kysely<unknown>,
  currencies: readonly string[],
  day: string,
): Promise<Map<string, KnownRate>> {
  if (currencies.length === 0) return new Map();
  const these = sql`select unnest(${[...new Set(currencies)]}::text[])`;
  const { rows } = await sql<KnownRate & { currency: string }>`select currency, exchange_rate as "exchangeRate",
      exchange_rate_inverted as "exchangeRateInverted", day as "rateDate" from ${newestRates(these, day)} k`.execute(db);
  return new Map(rows.map(({ currency, ...rate }) => [currency, rate]));
}

/**
 * Returns the newest rate of a currency in the books up to a day: what a payment of that day takes where nobody gives another. The organisation's own
 * has none, and is not asked for.
 */
export const rateOfDay = async (
  em: EntityManager,
  currency: string,
  { day, baseCurrency }: { day: string; baseCurrency: string },
): Promise<KnownRate | undefined> =>
  currency === baseCurrency
    ? undefined
    : (await knownRates(em.getKysely() as unknown as Kysely<unknown>, [currency], day)).get(currency);
