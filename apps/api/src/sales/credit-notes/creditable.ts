import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { creditNoteStates, type CreditableInvoice } from '@kontor/domain';
import { inStates, isIn } from '../../platform/facts/states.ts';
import { linesJson } from '../../documents/parts.list.ts';
import { advanceOf, sourcesJson } from '../invoices/invoices.list.ts';

const credited = (what: string): string => `(select coalesce(sum(${what}), 0) from credit_note_line d
  join credit_note n on n.id = d.credit_note_id where d.invoice_line_id = l.id and ${isIn('n.status', creditNoteStates.counted)})`;

const lines = linesJson(
  'invoice',
  'i',
  `'creditedQuantity', ${credited('case when d.is_by_amount then 0 else abs(d.quantity) end')}, 'creditedNet', ${credited('d.net')},
  'advanceOf', ${advanceOf}, 'sources', (select ${sourcesJson} from invoice_source s where s.invoice_line_id = l.id and s.held)`,
);

const taxes = `(select coalesce(json_agg(json_build_object('category', x.category, 'percent', x.percent, 'discount', x.discount,
    'charge', x.charge, 'base', x.base, 'amount', x.amount, 'exemptionReason', x.exemption_reason,
    'creditedDiscount', coalesce(c.discount, 0), 'creditedCharge', coalesce(c.charge, 0), 'creditedBase', coalesce(c.base, 0),
    'creditedAmount', coalesce(c.amount, 0)) order by x.id), '[]'::json)
  from invoice_tax x left join lateral (
    select sum(t.discount) as discount, sum(t.charge) as charge, sum(t.base) as base, sum(t.amount) as amount
    from credit_note_tax t join credit_note n on n.id = t.credit_note_id
    where n.invoice_id = i.id and ${isIn('n.status', creditNoteStates.counted)} and t.category = x.category and t.percent is not distinct from x.percent) c on true
  where x.invoice_id = i.id)`;

/** Returns the invoice that a credit note takes back; one of an advance has none and is never asked. */
export function creditedInvoiceOf({ id, invoiceId }: { id: number; invoiceId?: number | null }): number {
  if (!invoiceId) throw new Error(`Credit note ${id} credits no invoice`);
  return invoiceId;
}

/**
 * Returns an invoice with everything that its issued credit notes took back, whatever the person may see. Lock the invoice first when the
 * answer decides something.
 */
export async function creditableOf(em: EntityManager, id: number): Promise<CreditableInvoice> {
  const { rows } =
    await sql<CreditableInvoice>`select i.id, i.number, i.invoice_date as "invoiceDate", i.customer_id as "customerId",
      c.name as "customerName", i.currency, i.language, i.prices_include_tax as "pricesIncludeTax", i.total, i.rounding,
      i.written_off as "writtenOff", i.balance, i.credited_total as "creditedTotal",
      (select coalesce(sum(n.rounding), 0) from credit_note n where n.invoice_id = i.id and ${inStates('n.status', creditNoteStates.counted)}) as "creditedRounding",
      i.charges, ${sql.raw(lines)} as lines, ${sql.raw(taxes)} as taxes
    from invoice i join customer c on c.id = i.customer_id where i.id = ${id}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no invoice ${id}`);
  return rows[0];
}
