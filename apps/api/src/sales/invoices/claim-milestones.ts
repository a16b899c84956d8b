import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { sourceIds, type Code, type InvoiceInput, type Params } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';

type Milestone = { id: number; projectId: number; invoiceId: number | null; currency: string };
type Problem = { code: Code; params?: Params };

/**
 * Locks the milestones that an invoice is to bill, ordered by id. Refuses those of another project, priced in another currency or on another
 * living invoice, and lines with anything besides. Two invoices over the same milestone wait for each other here; the unique constraint on the link is the last safeguard.
 */
export async function claimMilestones(em: EntityManager, input: InvoiceInput, invoiceId: number | null): Promise<void> {
  const wanted = input.lines.flatMap((line, index) => sourceIds(line, 'milestone').map((id) => ({ id, index })));
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const db = em.getKysely();
  await sql`select id from milestone where id = any(${ids}::int[]) order by id for update`.execute(db);
  const { rows } = await sql<Milestone>`select m.id, m.project_id as "projectId", l.invoice_id as "invoiceId",
      c.currency from milestone m join project p on p.id = m.project_id join customer c on c.id = p.customer_id
    left join invoice_source s on s.milestone_id = m.id and s.held left join invoice_line l on l.id = s.invoice_line_id
    where m.id = any(${ids}::int[])`.execute(db);
  const milestones = new Map(rows.map((one) => [one.id, one]));
  const problemOf = (id: number, index: number): Problem | undefined => {
    const milestone = milestones.get(id);
    if (!milestone) return { code: 'error.reference_missing' };
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return { code: 'field.repeated' };
    if (input.lines[index]?.sources?.length !== 1) return { code: 'invoice.milestone_alone' };
    const { projectId, currency, invoiceId: takenBy } = milestone;
    if (projectId !== input.projectId) return { code: 'invoice.milestone_of_other_project' };
    if (currency !== input.currency) return { code: 'invoice.milestone_in_other_currency', params: { currency } };
    return takenBy !== null && takenBy !== invoiceId ? { code: 'invoice.milestone_taken' } : undefined;
  };
  for (const { id, index } of wanted) {
    const problem = problemOf(id, index);
    if (problem) throw new ApiError(problem.code, problem.params, { [`lines.${index}.sources`]: problem });
  }
}
