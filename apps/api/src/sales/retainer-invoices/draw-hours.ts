import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  adjustmentText,
  DomainError,
  drawMinutes,
  hourAdjustments,
  hourPriceOf,
  hoursPriceOf,
  prepaidMinutesOf,
  roundBilledMinutes,
  type BilledRounding,
  type Draw,
  type HoursPrice,
} from '@kontor/domain';
import type { AdvanceLine } from '../invoices/advances.ts';
import { addDeductions } from '../invoices/deductions.ts';
import type { Invoice } from '../invoices/invoice.entity.ts';
import type { RetainerApplication } from './retainer-application.entity.ts';
import { RetainerHoursLine } from './retainer-hours-line.entity.ts';
import type { RetainerInvoice } from './retainer-invoice.entity.ts';

/** Returns the price of the prepaid hours of a locked retainer invoice, and the money of those that living invoices draw. */
export async function pricedHours(em: EntityManager, retainer: RetainerInvoice): Promise<HoursPrice & { drawnAmount: number }> {
  await em.populate(retainer, ['lines']);
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0) as amount from retainer_application
    where retainer_invoice_id = ${retainer.id} and minutes > 0 and released_date is null`.execute(em.getKysely());
  return { ...hoursPriceOf(retainer, retainer.lines.getItems()), drawnAmount: rows[0]?.amount ?? 0 };
}

type Hour = {
  lineId: number;
  projectId: number;
  minutes: number;
  isRepeated: boolean;
  quantity: number;
  rate: AdvanceLine['rate'];
} & BilledRounding &
  Parameters<typeof hourPriceOf>[0];

/** The minutes to draw of a line that bills hours, with its price an hour after its discount. */
export type DrawnLine = { price: number; minutes: number; rate: AdvanceLine['rate'] };

const correctedBy = (invoiceId: number) => sql`with recursive corrected as (
    select corrected_invoice_id as id from invoice where id = ${invoiceId} and corrected_invoice_id is not null
    union select i.corrected_invoice_id from invoice i join corrected c on c.id = i.id where i.corrected_invoice_id is not null)`;

/**
 * Returns what to draw of each line of a locked draft: the oldest hours of the project, or of the customer without one. A draft that corrects an invoice
 * repeats the lines that brought hours to their agreed price, unless the credit gave these back: they are not drawn again.
 */
export async function drawFrom(
  em: EntityManager,
  { invoiceId, projectId, left }: { invoiceId: number; projectId: number | null; left: number },
): Promise<DrawnLine[]> {
  const db = em.getKysely();
  const { rows } = await sql<Hour>`${correctedBy(invoiceId)} select l.id as "lineId", t.project_id as "projectId", t.minutes,
      exists (select 1 from invoice_source o join invoice_line r on r.id = o.invoice_line_id join corrected c on c.id = r.invoice_id
        where o.time_entry_id = t.id) as "isRepeated", l.quantity, l.net, l.unit_price as "unitPrice",
      l.base_quantity as "baseQuantity", l.discount_percent as "discountPercent", l.discount_amount as "discountAmount", l.charge, o.billing_rounding_mode as mode,
      o.billing_rounding_minutes as "stepMinutes",
      json_build_object('id', l.tax_rate_id, 'name', l.tax_name, 'percent', l.tax_percent, 'category', l.tax_category,
        'exemptionReason', l.tax_reason, 'isafCode', l.tax_isaf_code, 'saftCode', l.tax_saft_code) as rate
    from invoice_line l join invoice_source s on s.invoice_line_id = l.id and s.held join time_entry t on t.id = s.time_entry_id
    cross join organisation o
    where l.invoice_id = ${invoiceId} and l.unit = 'HUR'
    order by t.work_date, t.id`.execute(db);
  const before =
    await sql<Draw>`${correctedBy(invoiceId)} select r.project_id as "projectId", a.minutes, a.invoice_id <> ${invoiceId} as "isRepeated"
    from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id
    where (a.invoice_id = ${invoiceId} or a.invoice_id in (select id from corrected)) and a.minutes > 0 and a.released_date is null
    order by a.id`.execute(db);
  const billed = new Map(rows.map(({ lineId, quantity }) => [lineId, prepaidMinutesOf([{ unit: 'HUR', quantity }])]));
  const entries = rows.map((row) => ({
    lineId: row.lineId,
    projectId: row.projectId,
    isRepeated: row.isRepeated,
    minutes: roundBilledMinutes(row.minutes, row),
  }));
  const minutesOfLine = drawMinutes(entries, billed, { projectId, minutes: left }, before.rows);
  const lineOf = new Map(rows.map((row) => [row.lineId, row]));
  return [...minutesOfLine].flatMap(([lineId, minutes]) => {
    const line = lineOf.get(lineId);
    return line ? [{ price: hourPriceOf(line), minutes, rate: line.rate }] : [];
  });
}

type Adjusting = {
  application: RetainerApplication;
  retainer: RetainerInvoice;
  invoice: Invoice;
  lines: readonly DrawnLine[];
  hourly: number;
};

/** Adds the lines to a locked draft that bring drawn hours to the price agreed in advance. */
export async function adjustHours(
  em: EntityManager,
  { application, retainer, invoice, lines, hourly }: Adjusting,
): Promise<void> {
  const rateOf = new Map(lines.map(({ rate }) => [rate.id, rate]));
  const adjustments = hourAdjustments(
    lines.map(({ rate, ...line }) => ({ ...line, taxRateId: rate.id, taxPercent: rate.percent })),
    // An advance that carries no tax asks for its prices as they were typed.
    { hourly, includesTax: retainer.pricesIncludeTax && !retainer.carriesTax },
    invoice.pricesIncludeTax,
  );
  const { id: retainerInvoiceId, number, invoiceDate } = retainer;
  const description = adjustmentText(number ?? '', invoice.language);
  const added = adjustments.flatMap(({ taxRateId, ...priced }): AdvanceLine[] => {
    const rate = rateOf.get(taxRateId);
    if (!rate) return [];
    const about = { lineId: 0, retainerInvoiceId, number: number ?? '', invoiceDate, taxRateId, base: 0, amount: 0 };
    return [{ ...about, rate, hours: { description, ...priced } }];
  });
  const ids = await addDeductions(em, invoice, added);
  for (const invoiceLineId of ids) em.create(RetainerHoursLine, { application, invoiceLineId });
}

/**
 * Hours are taken off a draft in the reverse of their order: those that were drawn later stand behind these, and would move to the price of theirs.
 * Throws DomainError `retainer_invoice.hours_used_after`.
 */
export async function assertDrawnLast(
  em: EntityManager,
  { id, invoiceId }: RetainerApplication,
  { projectId }: RetainerInvoice,
): Promise<void> {
  const { rows } = await sql<{ number: string }>`select r.number
    from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id
    where a.invoice_id = ${invoiceId} and a.minutes > 0 and a.id > ${id}
      and (r.project_id = ${projectId ?? null}::int or r.project_id is null or ${projectId ?? null}::int is null)
    order by a.id desc limit 1`.execute(em.getKysely());
  if (rows[0]) throw new DomainError('retainer_invoice.hours_used_after', { number: rows[0].number });
}
