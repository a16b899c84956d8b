import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  billedHoursOf,
  sourceIds,
  type BilledHours,
  type Code,
  type InvoiceInput,
  type Params,
  type RoundingMode,
} from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { actor } from '../../platform/context/actor.ts';

type Entry = { id: number; minutes: number; billable: boolean; customerId: number; projectId: number; invoiceId: number | null };
type Problem = { code: Code; params?: Params };

/**
 * Locks the hours that an invoice is to bill, ordered by id. Refuses hours that are not billable, belong to another customer or project, are on
 * another living invoice, or changed their length since the line was made. Two invoices over the same hours wait for each other here; the unique
 * index on the link is the last safeguard.
 */
export async function claimHours(em: EntityManager, input: InvoiceInput, invoiceId: number | null): Promise<void> {
  const lineOf = new Map<number, number>();
  input.lines.forEach((one, line) =>
    sourceIds(one, 'timeEntry').forEach((id) => {
      const path = `lines.${line}.sources`;
      if (lineOf.has(id)) throw new ApiError('field.repeated', undefined, { [path]: { code: 'field.repeated' } });
      lineOf.set(id, line);
    }),
  );
  if (lineOf.size === 0) return;
  const ids = [...lineOf.keys()];
  const db = em.getKysely();
  // A project that moves to another customer waits, too.
  await sql`select t.id from time_entry t join project p on p.id = t.project_id where t.id = any(${ids}::int[])
    order by t.id for update of t for share of p`.execute(db);
  const { rows } =
    await sql<Entry>`select t.id, t.minutes, t.billable, p.customer_id as "customerId", t.project_id as "projectId",
      l.invoice_id as "invoiceId"
    from time_entry t join project p on p.id = t.project_id
    left join invoice_source s on s.time_entry_id = t.id and s.held left join invoice_line l on l.id = s.invoice_line_id
    where t.id = any(${ids}::int[]) order by t.id`.execute(db);
  const entries = new Map(rows.map((entry) => [entry.id, entry]));
  const refused = new Map<number, Problem>();
  for (const [id, line] of lineOf) {
    const problem = problemOf(entries.get(id), input, invoiceId);
    if (problem && !refused.has(line)) refused.set(line, problem);
    if (problem?.code === 'invoice.hours_taken') throw await taken(em, line, entries.get(id)?.invoiceId ?? 0);
  }
  input.lines.forEach((one, line) => {
    const { timeEntryMinutes } = one;
    const minutes = sourceIds(one, 'timeEntry').reduce((total, id) => total + (entries.get(id)?.minutes ?? 0), 0);
    if (timeEntryMinutes && timeEntryMinutes !== minutes && !refused.has(line))
      refused.set(line, { code: 'invoice.hours_changed' });
  });
  const first = [...refused.values()][0];
  if (!first) return;
  const fields = Object.fromEntries([...refused].map(([line, problem]) => [`lines.${line}.sources`, problem]));
  throw new ApiError(first.code, first.params, fields);
}

type LineOfHours = { line: number; quantity: number; unit: string; day: string; minutes: number[] } & {
  mode: RoundingMode;
  stepMinutes: number;
};

/** Returns the last day of the hours that an invoice bills, and the logged time behind each of its lines in hours, rounded as agreed. */
export async function hoursOf(em: EntityManager, id: number): Promise<{ lastHour: string | null; billedHours: BilledHours[] }> {
  const { rows } = await sql<LineOfHours>`select l.position as line, l.quantity, l.unit, max(t.work_date) as day,
      json_agg(t.minutes) as minutes, o.billing_rounding_mode as mode, o.billing_rounding_minutes as "stepMinutes"
    from invoice_line l join invoice_source s on s.invoice_line_id = l.id join time_entry t on t.id = s.time_entry_id
    cross join organisation o where l.invoice_id = ${id} group by l.id, o.id order by l.position`.execute(em.getKysely());
  const lastHour = rows.reduce<string | null>((last, { day }) => (last === null || day > last ? day : last), null);
  const [rounding = { mode: 'none', stepMinutes: 1 }] = rows;
  return { lastHour, billedHours: billedHoursOf(rows, rounding) };
}

function problemOf(entry: Entry | undefined, input: InvoiceInput, invoiceId: number | null): Problem | undefined {
  if (!entry) return { code: 'error.reference_missing' };
  if (entry.invoiceId !== null && entry.invoiceId !== invoiceId) return { code: 'invoice.hours_taken' };
  if (!entry.billable) return { code: 'invoice.hours_not_billable' };
  if (entry.customerId !== input.customerId) return { code: 'invoice.hours_of_other_customer' };
  if (input.projectId && entry.projectId !== input.projectId) return { code: 'invoice.hours_of_other_project' };
  return undefined;
}

/** Returns a refusal that names the other invoice, a draft by its id, if the person may read it. */
async function taken(em: EntityManager, line: number, invoiceId: number): Promise<ApiError> {
  const { rows } = await sql<{ number: string | null }>`select number from invoice where id = ${invoiceId}`.execute(
    em.getKysely(),
  );
  const path = `lines.${line}.sources`;
  if (!allows(actor().ability, 'read', 'Invoice', {}))
    return new ApiError('invoice.hours_taken', undefined, { [path]: { code: 'invoice.hours_taken' } });
  const params = { invoice: rows[0]?.number ?? `#${invoiceId}`, invoiceId };
  return new ApiError('invoice.hours_taken', params, { [path]: { code: 'invoice.hours_on_invoice', params } });
}
