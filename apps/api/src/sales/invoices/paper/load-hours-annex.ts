import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hoursAnnexOf, type HoursAnnex, type LoggedHour, type RoundingMode } from '@kontor/domain';

type Row = LoggedHour & { mode: RoundingMode; stepMinutes: number };

/** Returns the hours on the lines of an invoice as they are now, by day and person. */
export async function loadHoursAnnex(em: EntityManager, invoiceId: number): Promise<HoursAnnex> {
  const { rows } = await sql<Row>`select l.position as line, l.quantity, l.unit, t.work_date as date, t.minutes,
      u.display_name as "personName", p.name as "projectName", k.name as "taskName",
      o.billing_rounding_mode as mode, o.billing_rounding_minutes as "stepMinutes"
    from invoice_line l join invoice_source s on s.invoice_line_id = l.id join time_entry t on t.id = s.time_entry_id
    join user_account u on u.id = t.user_id join project p on p.id = t.project_id left join task k on k.id = t.task_id
    cross join organisation o where l.invoice_id = ${invoiceId} order by t.work_date, "personName", t.id`.execute(em.getKysely());
  return hoursAnnexOf(rows, rows[0] ?? { mode: 'none', stepMinutes: 1 });
}
