import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { BillLineTotals, OrganisationRecord } from '@kontor/domain';

type Line = Pick<BillLineTotals, 'base' | 'tax' | 'deductibleTax'> & { itemId: number | null; quantity: number };
export type Opening = Pick<OrganisationRecord, 'baseCurrency' | 'timeZone' | 'lockDate' | 'billApproval'> & { lines: Line[] };

/**
 * What decides whether a bill may be approved or opened, and what its lines bring, in one statement: the organisation's settings and the lines.
 * It comes after the bill is locked, as a statement that waits for a lock would see the lines of before.
 */
export async function openingOf(em: EntityManager, billId: number): Promise<Opening> {
  const { rows } =
    await sql<Opening>`select o.base_currency as "baseCurrency", o.time_zone as "timeZone", o.lock_date as "lockDate",
      o.bill_approval as "billApproval",
      (select coalesce(json_agg(json_build_object('itemId', l.item_id, 'quantity', l.quantity, 'base', l.base, 'tax', l.tax,
        'deductibleTax', l.deductible_tax) order by l.position), '[]') from bill_line l where l.bill_id = ${billId}) as lines
    from organisation o`.execute(em.getKysely());
  if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
  return rows[0];
}
