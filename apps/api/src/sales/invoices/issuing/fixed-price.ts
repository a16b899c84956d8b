import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows } from '@kontor/abilities';
import { assertWithinPrice, creditNoteStates, invoiceStates, type InvoicedOfProject, type ProjectBilling } from '@kontor/domain';
import { actor } from '../../../platform/context/actor.ts';
import { withConditions } from '../../../platform/rest/record-access.ts';
import { inStates } from '../../../platform/facts/states.ts';
import { agreedPrice } from '../../../work/projects/agreed-price.ts';
import { ProjectInvoices } from '../../../work/projects/project-invoices.ts';
import { billsCost, netOfCosts } from '../invoice.facts.ts';
import type { Invoice } from '../invoice.entity.ts';

type Priced = { billing: ProjectBilling; budgetAmount: number | null; currency: string };

/** What an invoice takes of a fixed price: its net with the advances that it deducts, without the lines that bill costs. */
const taken = sql<number>`(i.net - ${netOfCosts('i')} + coalesce((select sum(x.base) from retainer_application_line x
  join invoice_line d on d.id = x.invoice_line_id where d.invoice_id = i.id), 0))`;
/** What a credit note gives back of it. */
const givenBack = sql<number>`(n.net - coalesce((select sum(round(l.net * n.net / nullif(n.subtotal, 0), 2)) from credit_note_line l
  where l.credit_note_id = n.id and ${billsCost('l.invoice_line_id')}), 0)
  + coalesce((select sum(x.base) from retainer_application_line x join credit_note_line l on l.invoice_line_id = x.invoice_line_id
    where l.credit_note_id = n.id), 0))`;

const invoicedOf = (projectId: number, currency: string) =>
  sql<number>`(coalesce((select sum(${taken}) from invoice i where i.project_id = ${projectId}
      and i.currency = ${currency} and ${inStates('i.status', invoiceStates.counted)} and not i.opening), 0)
    - coalesce((select sum(${givenBack}) from credit_note n where n.project_id = ${projectId} and n.currency = ${currency}
      and ${inStates('n.status', creditNoteStates.counted)} and n.invoice_id is not null), 0))`;

type OfProject = { projectId?: number | null; currency: string };

/**
 * Refuses to invoice more of a project than its fixed price. Two documents of it wait for each other at the project: only a read after the lock was
 * granted is certain to see what the other one has changed.
 */
async function assertWithin(em: EntityManager, { projectId, currency }: OfProject, more: RawBuilder<number>): Promise<void> {
  if (!projectId) return;
  const db = em.getKysely();
  const { rows: locked } = await sql`select p.id from project p join customer c on c.id = p.customer_id
    where p.id = ${projectId} and p.billing = 'fixedPrice' and c.currency = ${currency} for no key update of p`.execute(db);
  if (!locked.length) return;
  const { rows } = await sql<Priced & { invoiced: number; net: number }>`select p.billing, ${agreedPrice('p')} as "budgetAmount",
      ${currency}::text as currency, ${invoicedOf(projectId, currency)} as invoiced, ${more} as net
    from project p where p.id = ${projectId}`.execute(db);
  for (const { invoiced, net, ...project } of rows) assertWithinPrice(project, { invoiced, net });
}

/** Refuses to send an invoice that takes more of a project than its fixed price. */
export function assertWithinFixedPrice(em: EntityManager, invoice: Invoice): Promise<void> {
  return assertWithin(em, invoice, sql<number>`(select ${taken} from invoice i where i.id = ${invoice.id})`);
}

/** Refuses to void a credit note where what it gave back of a fixed price is invoiced again. */
export function assertVoidWithinFixedPrice(
  em: EntityManager,
  { id, projectId, currency }: OfProject & { id: number },
): Promise<void> {
  return assertWithin(em, { projectId, currency }, sql<number>`(select ${givenBack} from credit_note n where n.id = ${id})`);
}

/** What of a project is sent, for a new price of it. */
async function invoicedSoFar(em: EntityManager, projectId: number): Promise<InvoicedOfProject> {
  const db = em.getKysely();
  const { rows } = await sql<{ customerId: number; currency: string }>`select c.id as "customerId", c.currency
    from project p join customer c on c.id = p.customer_id where p.id = ${projectId}`.execute(db);
  const { customerId = 0, currency = '' } = rows[0] ?? {};
  const sums = await sql<{ invoiced: number }>`select ${invoicedOf(projectId, currency)} as invoiced`.execute(db);
  const { ability } = actor();
  const record = await withConditions(em, 'Invoice', { projectId, customerId });
  const isSeen = (['Invoice', 'CreditNote'] as const).every((subject) => allows(ability, 'read', subject, record, 'net'));
  return { invoiced: sums.rows[0]?.invoiced ?? 0, currency, isSeen };
}

@Injectable()
export class FixedPrices implements OnModuleInit {
  constructor(private readonly port: ProjectInvoices) {}

  onModuleInit(): void {
    this.port.invoiced = invoicedSoFar;
  }
}
