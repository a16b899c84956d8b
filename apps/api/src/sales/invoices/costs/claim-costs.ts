import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { sourceIds, type BillStatus, type Code, type InvoiceInput, type Params } from '@kontor/domain';
import type { DraftBasis } from '../../../documents/basis.ts';
import { actor } from '../../../platform/context/actor.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

type Cost = {
  id: number;
  status: BillStatus;
  billable: boolean;
  outlay: boolean;
  customerId: number;
  projectId: number | null;
  invoiceId: number | null;
};
type Problem = { code: Code; params?: Params };
type Claim = { invoiceId: number | null } & Pick<DraftBasis, 'rateOf'>;

/**
 * Locks the lines of bills that an invoice is to bill, ordered by id, and keeps their bills open meanwhile. Refuses costs that are not billable, belong
 * to another customer or project, or are on another living invoice. Two invoices over the same cost wait for each other here; the unique
 * constraint on the link is the last safeguard.
 */
export async function claimCosts(em: EntityManager, input: InvoiceInput, { invoiceId, rateOf }: Claim): Promise<void> {
  const lineOf = new Map<number, number>();
  const problems = new Map<string, Problem>();
  const refuse = (path: string, problem: Problem | undefined): void => {
    if (problem && !problems.has(path)) problems.set(path, problem);
  };
  input.lines.forEach((one, line) =>
    sourceIds(one, 'billLine').forEach((id) => {
      const path = `lines.${line}.sources`;
      if (lineOf.has(id)) refuse(path, { code: 'field.repeated' });
      if (one.sources?.length !== 1) refuse(path, { code: 'invoice.cost_alone' });
      lineOf.set(id, line);
    }),
  );
  if (lineOf.size === 0) return;
  const costs = await lockedCosts(em, [...lineOf.keys()]);
  for (const [id, line] of lineOf) {
    const path = `lines.${line}.sources`;
    const cost = costs.get(id);
    if (cost && cost.invoiceId !== null && cost.invoiceId !== invoiceId) throw await taken(em, path, cost.invoiceId);
    refuse(path, problemOf(cost, input));
    const taxed = input.lines[line];
    if (cost?.outlay && taxed && rateOf(taxed).percent) refuse(`lines.${line}.taxRateId`, { code: 'invoice.outlay_taxed' });
  }
  const [first] = problems.values();
  if (first) throw new ApiError(first.code, first.params, Object.fromEntries(problems));
}

/** Lock order: bills by id, then their lines. Nobody makes a draft of a bill, or voids it, while it is locked. */
async function lockedCosts(em: EntityManager, ids: readonly number[]): Promise<Map<number, Cost>> {
  const db = em.getKysely();
  const wanted = sql`any(${[...ids]}::int[])`;
  await sql`select id from bill where id in (select bill_id from bill_line where id = ${wanted}) order by id for share`.execute(
    db,
  );
  await sql`select id from bill_line where id = ${wanted} order by id for update`.execute(db);
  const { rows } = await sql<Cost>`select l.id, b.status, l.billable, l.outlay, l.customer_id as "customerId",
      l.project_id as "projectId", n.invoice_id as "invoiceId"
    from bill_line l join bill b on b.id = l.bill_id left join invoice_source s on s.bill_line_id = l.id and s.held
    left join invoice_line n on n.id = s.invoice_line_id where l.id = ${wanted} order by l.id`.execute(db);
  return new Map(rows.map((cost) => [cost.id, cost]));
}

function problemOf(cost: Cost | undefined, input: InvoiceInput): Problem | undefined {
  if (!cost) return { code: 'error.reference_missing' };
  if (!cost.billable) return { code: 'invoice.cost_not_billable' };
  if (cost.status === 'draft' || cost.status === 'void') return { code: 'invoice.cost_not_open' };
  if (cost.customerId !== input.customerId) return { code: 'invoice.cost_of_other_customer' };
  if (input.projectId && cost.projectId && cost.projectId !== input.projectId) return { code: 'invoice.cost_of_other_project' };
  return undefined;
}

/** Returns a refusal that names the other invoice, a draft by its id, if the person may read it. */
async function taken(em: EntityManager, path: string, invoiceId: number): Promise<ApiError> {
  if (!allows(actor().ability, 'read', 'Invoice', {}))
    return new ApiError('invoice.cost_taken', undefined, { [path]: { code: 'invoice.cost_taken' } });
  const { rows } = await sql<{ number: string | null }>`select number from invoice where id = ${invoiceId}`.execute(
    em.getKysely(),
  );
  const params = { invoice: rows[0]?.number ?? `#${invoiceId}`, invoiceId };
  return new ApiError('invoice.cost_taken', params, { [path]: { code: 'invoice.cost_on_invoice', params } });
}
