import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { billStates, type ItemPriceKind, type ItemPriceRecord } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { rateIn } from '../../platform/orm/in-base.ts';
import { actor } from '../../platform/context/actor.ts';
import { readableIds } from '../../platform/rest/record-access.ts';

const most = 200;

type Changed = Exclude<ItemPriceKind, 'bill'>;

/**
 * The latest 200 prices of an item, newest first: of lines of bills that count, and of changes to its own prices (from its history).
 * Only of the given kinds: who may see one price may not see the other.
 */
export async function pricesOf(em: EntityManager, itemId: number, fields: readonly Changed[]): Promise<ItemPriceRecord[]> {
  if (!fields.length) return [];
  const zone = sql`(select time_zone from organisation)`;
  const bills = sql`select 'bill' as kind, b.bill_date as date, b.created_at as at,
      round(l.base * (${sql.raw(rateIn('b'))}) / l.quantity, 6) as price,
      l.quantity, b.id as "billId", b.number as "billNumber", v.id as "vendorId", v.name as "vendorName", null as "userName"
    from bill_line l join bill b on b.id = l.bill_id join vendor v on v.id = b.vendor_id
    where l.item_id = ${itemId} and l.quantity > 0 and ${inStates('b.status', billStates.counted)}`;
  const changes = sql`select f.field as kind, (a.at at time zone ${zone})::date as date, a.at,
      (a.changes -> f.field ->> 1)::numeric as price, null::numeric as quantity, null::int as "billId", null as "billNumber",
      null::int as "vendorId", null as "vendorName", u.display_name as "userName"
    from audit a cross join unnest(${[...fields]}::text[]) as f(field) left join user_account u on u.id = a.user_id
    where a.subject = 'Item' and a.subject_id = ${itemId} and a.changes -> f.field ->> 1 is not null`;
  const parts = fields.includes('purchasePrice') ? sql`${bills} union all ${changes}` : changes;
  const { rows } =
    await sql<ItemPriceRecord>`select kind, date, price, quantity, "billId", "billNumber", "vendorId", "vendorName",
      "userName" from (${parts}) p order by date desc, at desc, kind limit ${most}`.execute(em.getKysely());
  return rows;
}

/** Names the bill and the vendor of a price only to people who may read them. */
export async function withReadable(em: EntityManager, prices: ItemPriceRecord[]): Promise<ItemPriceRecord[]> {
  const { ability } = actor();
  const idsOf = (key: 'billId' | 'vendorId') => prices.map((price) => price[key]);
  const bills = await readableIds(em, ability, 'Bill', idsOf('billId'));
  const vendors = await readableIds(em, ability, 'Vendor', idsOf('vendorId'));
  return prices.map((price) => ({
    ...price,
    ...(bills.has(price.billId ?? 0) ? {} : { billId: null, billNumber: null }),
    ...(vendors.has(price.vendorId ?? 0) ? {} : { vendorId: null, vendorName: null }),
  }));
}
