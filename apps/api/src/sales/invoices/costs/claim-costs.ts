import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { billStates, expenseStates, type Code, type InvoiceInput, type Params, type SourceKind } from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import type { DraftBasis } from '../../../documents/basis.ts';
import { actor } from '../../../platform/context/actor.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

type CostKind = Exclude<SourceKind, 'timeEntry' | 'milestone'>;
type Cost = {
  kind: CostKind;
  id: number;
  isOpen: boolean;
  billable: boolean;
  outlay: boolean;
  customerId: number;
  projectId: number | null;
  invoiceId: number | null;
};
type Problem = { code: Code; params?: Params };
type Named = Pick<Cost, 'kind' | 'id'>;
type Claim = { invoiceId: number | null } & Pick<DraftBasis, 'rateOf'>;

/**
 * Locks the lines of bills and the expenses that an invoice is to bill, ordered by id, and keeps those bills open and expenses approved meanwhile.
 * Refuses costs that are not billable, belong to another customer or project, or are on another living invoice. Two invoices over the same cost
 * wait for each other here; the unique constraint on the link is the last safeguard.
 */
export async function claimCosts(em: EntityManager, input: InvoiceInput, { invoiceId, rateOf }: Claim): Promise<void> {
  const lineOf = new Map<string, Named & { line: number }>();
  const problems = new Map<string, Problem>();
  const refuse = (path: string, problem: Problem | undefined): void => {
    if (problem && !problems.has(path)) problems.set(path, problem);
  };
  input.lines.forEach((one, line) =>
    one.sources?.forEach(({ kind, id }) => {
      if (kind === 'timeEntry' || kind === 'milestone') return;
      const path = `lines.${line}.sources`;
      const name = nameOf({ kind, id });
      if (lineOf.has(name)) refuse(path, { code: 'field.repeated' });
      if (one.sources?.length !== 1) refuse(path, { code: 'invoice.cost_alone' });
      lineOf.set(name, { kind, id, line });
    }),
  );
  if (lineOf.size === 0) return;
  const costs = await lockedCosts(em, [...lineOf.values()]);
  for (const [name, { line }] of lineOf) {
    const path = `lines.${line}.sources`;
    const cost = costs.get(name);
    if (cost && cost.invoiceId !== null && cost.invoiceId !== invoiceId) throw await taken(em, path, cost.invoiceId);
    refuse(path, problemOf(cost, input));
    const taxed = input.lines[line];
    if (cost?.outlay && taxed && rateOf(taxed).percent) refuse(`lines.${line}.taxRateId`, { code: 'invoice.outlay_taxed' });
  }
  const [first] = problems.values();
  if (first) throw new ApiError(first.code, first.params, Object.fromEntries(problems));
}

const nameOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/** Lock order: bills by id, then their lines, then expenses. */
async function lockedCosts(em: EntityManager, named: readonly Named[]): Promise<Map<string, Cost>> {
  const idsOf = (wanted: CostKind): number[] => named.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const costs = [...(await lockedLines(em, idsOf('billLine'))), ...(await lockedExpenses(em, idsOf('expense')))];
  return new Map(costs.map((cost) => [nameOf(cost), cost]));
}

/** Nobody makes a draft of a bill, or voids it, while it is locked. */
async function lockedLines(em: EntityManager, ids: readonly number[]): Promise<Cost[]> {
  if (ids.length === 0) return [];
  const db = em.getKysely();
  const wanted = sql`any(${[...ids]}::int[])`;
  await sql`select id from bill where id in (select bill_id from bill_line where id = ${wanted}) order by id for share`.execute(
    db,
  );
  await sql`select id from bill_line where id = ${wanted} order by id for update`.execute(db);
  const { rows } =
    await sql<Cost>`select 'billLine' as kind, l.id, ${inStates('b.status', billStates.counted)} as "isOpen", l.billable, l.outlay,
      l.customer_id as "customerId", l.project_id as "projectId", n.invoice_id as "invoiceId"
    from bill_line l join bill b on b.id = l.bill_id left join invoice_source s on s.bill_line_id = l.id and s.held
    left join invoice_line n on n.id = s.invoice_line_id where l.id = ${wanted} order by l.id`.execute(db);
  return rows;
}

/** Nobody gives an expense back to its person while it is locked. */
async function lockedExpenses(em: EntityManager, ids: readonly number[]): Promise<Cost[]> {
  if (ids.length === 0) return [];
  const db = em.getKysely();
  const wanted = sql`any(${[...ids]}::int[])`;
  await sql`select id from expense where id = ${wanted} order by id for update`.execute(db);
  const { rows } =
    await sql<Cost>`select 'expense' as kind, e.id, ${inStates('e.status', expenseStates.counted)} as "isOpen", e.billable, e.outlay,
      e.customer_id as "customerId", e.project_id as "projectId", n.invoice_id as "invoiceId"
    from expense e left join invoice_source s on s.expense_id = e.id and s.held
    left join invoice_line n on n.id = s.invoice_line_id where e.id = ${wanted} order by e.id`.execute(db);
  return rows;
}

function problemOf(cost: Cost | undefined, input: InvoiceInput): Problem | undefined {
  if (!cost) return { code: 'error.reference_missing' };
  if (!cost.billable) return { code: 'invoice.cost_not_billable' };
  if (!cost.isOpen) return { code: cost.kind === 'billLine' ? 'invoice.cost_not_open' : 'invoice.expense_not_approved' };
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
