import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { deductionLine, type AdvanceDeduction, type DocumentLineInput, type Language, type TaxCategory } from '@kontor/domain';
import { publish } from '../../platform/events/publish.ts';

/** A line that deducts a taxed advance, with its rate as the advance had it, or one that brings prepaid hours to their price. */
export type AdvanceLine = AdvanceDeduction & {
  lineId: number;
  /** Of a line for prepaid hours, how it was written. */
  hours: Pick<DocumentLineInput, 'description' | 'quantity' | 'unitPrice'> | null;
  rate: {
    id: number;
    name: string;
    percent: number | null;
    category: TaxCategory;
    exemptionReason: string | null;
    isafCode: string | null;
    saftCode: string | null;
  };
};

/** Returns the lines of an invoice that come from retainer invoices, in their order. They stand behind all others. */
export async function advanceLinesOf(em: EntityManager, invoiceId: number): Promise<AdvanceLine[]> {
  const { rows } = await sql<AdvanceLine>`select l.id as "lineId", a.retainer_invoice_id as "retainerInvoiceId", r.number,
      r.invoice_date as "invoiceDate", coalesce(x.base, 0) as base, coalesce(x.amount, 0) as amount, l.tax_rate_id as "taxRateId",
      case when h.id is not null then json_build_object('description', l.description, 'quantity', l.quantity, 'unitPrice', l.unit_price) end as hours,
      json_build_object('id', l.tax_rate_id, 'name', l.tax_name, 'percent', l.tax_percent, 'category', l.tax_category,
        'exemptionReason', l.tax_reason, 'isafCode', l.tax_isaf_code, 'saftCode', l.tax_saft_code) as rate
    from invoice_line l left join retainer_application_line x on x.invoice_line_id = l.id left join retainer_hours_line h on h.invoice_line_id = l.id
    join retainer_application a on a.id = coalesce(x.retainer_application_id, h.retainer_application_id)
    join retainer_invoice r on r.id = a.retainer_invoice_id
    where l.invoice_id = ${invoiceId} order by l.position`.execute(em.getKysely());
  return rows;
}

/** Returns the input of such a line. */
export const lineOfAdvance = (
  advance: AdvanceLine,
  document: { language: Language; pricesIncludeTax: boolean },
): DocumentLineInput =>
  advance.hours
    ? { kind: 'text', unit: 'HUR', ...advance.hours, taxRateId: advance.taxRateId, advanceOf: advance.retainerInvoiceId }
    : deductionLine(advance, document);

/** Returns the prepaid minutes that a draft draws. */
export async function drawnMinutesOf(em: EntityManager, invoiceId: number): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`select coalesce(sum(minutes), 0)::int as minutes from retainer_application
    where invoice_id = ${invoiceId} and released_date is null`.execute(em.getKysely());
  return rows[0]?.minutes ?? 0;
}

const told = (em: EntityManager, rows: readonly { id: number }[]): void => {
  for (const { id } of rows) publish(em, { type: 'changed', subject: 'RetainerInvoice', id });
};

/** Releases the money of retainer invoices that is reserved for drafts which are about to be deleted. An issued invoice keeps what it uses. */
export async function releaseAdvances(em: EntityManager, invoiceIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`with locked as (
      select id from invoice where id = any(${[...invoiceIds]}::int[]) and status = 'draft' order by id for update),
    released as (delete from retainer_application a using locked l where a.invoice_id = l.id returning a.retainer_invoice_id, a.amount, a.minutes),
    sums as (select retainer_invoice_id, sum(amount) as amount, sum(minutes) as minutes from released group by 1)
    update retainer_invoice r set applied = r.applied - s.amount, drawn_minutes = r.drawn_minutes - s.minutes, version = r.version + 1, updated_at = now()
    from sums s where r.id = s.retainer_invoice_id returning r.id`.execute(em.getKysely());
  told(em, rows);
}

/** Makes the money available again that a locked invoice uses, which is about to be void. Its PDF still names what stood on it. */
export async function freeAdvances(em: EntityManager, invoiceId: number, day: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`with locked as (
      select r.id from retainer_invoice r where r.id in (select retainer_invoice_id from retainer_application
        where invoice_id = ${invoiceId} and released_date is null) order by r.id for update),
    taken as (delete from retainer_application a using locked k where a.retainer_invoice_id = k.id and a.invoice_id = ${invoiceId}
      and not a.is_final returning a.retainer_invoice_id, a.amount, a.minutes),
    freed as (update retainer_application a set released_date = ${day}::date from locked k where a.retainer_invoice_id = k.id
      and a.invoice_id = ${invoiceId} and a.is_final and a.released_date is null returning a.retainer_invoice_id, a.amount, a.minutes),
    sums as (select retainer_invoice_id, sum(amount) as amount, sum(minutes) as minutes from (select * from taken union all select * from freed) t group by 1)
    update retainer_invoice r set applied = r.applied - s.amount, drawn_minutes = r.drawn_minutes - s.minutes, version = r.version + 1, updated_at = now()
    from sums s where r.id = s.retainer_invoice_id returning r.id`.execute(em.getKysely());
  told(em, rows);
}

/**
 * Makes the taxed advances available again whose lines a credit note takes back or, without a day, uses them again. The database refuses to use
 * money that is used elsewhere meanwhile.
 */
export async function freeCredited(em: EntityManager, creditNoteId: number, day: string | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`with credited as (
      select distinct a.id, a.retainer_invoice_id from credit_note_line d join retainer_application_line x on x.invoice_line_id = d.invoice_line_id
      join retainer_application a on a.id = x.retainer_application_id
      where d.credit_note_id = ${creditNoteId} and (a.released_date is null) = (${day}::date is not null)),
    locked as (select id from retainer_invoice where id in (select retainer_invoice_id from credited) order by id for update),
    changed as (update retainer_application a set released_date = ${day}::date from credited c join locked k on k.id = c.retainer_invoice_id
      where a.id = c.id returning a.retainer_invoice_id, case when ${day}::date is null then -a.amount else a.amount end as amount,
      case when ${day}::date is null then -a.minutes else a.minutes end as minutes),
    sums as (select retainer_invoice_id, sum(amount) as amount, sum(minutes) as minutes from changed group by 1)
    update retainer_invoice r set applied = r.applied - s.amount, drawn_minutes = r.drawn_minutes - s.minutes, version = r.version + 1, updated_at = now()
    from sums s where r.id = s.retainer_invoice_id returning r.id`.execute(em.getKysely());
  told(em, rows);
}
