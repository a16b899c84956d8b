import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { assertWithinPrice, creditNoteStates, invoiceStates, type InvoicedOfProject, type ProjectBilling } from '@kontor/domain';
import { actor } from '../../../platform/context/actor.ts';
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

/**
 * Refuses to send more of a project than its fixed price. Two invoices of it wait for each other at the project: only a read after the lock was
 * granted is certain to see what the other one has sent.
 */
export async function assertWithinFixedPrice(em: EntityManager, { id, projectId, currency }: Invoice): Promise<void> {
  if (!projectId) return;
  const db = em.getKysely();
  const { rows: locked } = await sql`select p.id from project p join customer c on c.id = p.customer_id
    where p.id = ${projectId} and p.billing = 'fixedPrice' and c.currency = ${currency} for no key update of p`.execute(db);
  if (!locked.length) return;
  const { rows } = await sql<Priced & { invoiced: number; net: number }>`select p.billing, ${agreedPrice('p')} as "budgetAmount",
      i.currency, ${invoicedOf(projectId, currency)} as invoiced, ${taken} as net
    from project p join invoice i on i.project_id = p.id where i.id = ${id}`.execute(db);
  for (const { invoiced, net, ...project } of rows) assertWithinPrice(project, { invoiced, net });
}

/** What of a project is sent, for a new price of it. */
async function invoicedSoFar(em: EntityManager, projectId: number): Promise<InvoicedOfProject> {
  const db = em.getKysely();
  const customer = await sql<{ currency: string }>`select c.currency from project p join customer c on c.id = p.customer_id
    where p.id = ${projectId}`.execute(db);
  const currency = customer.rows[0]?.currency ?? '';
  const sums = await sql<{ invoiced: number }>`select ${invoicedOf(projectId, currency)} as invoiced`.execute(db);
  const { ability } = actor();
  const isSeen = (['Invoice', 'CreditNote'] as const).every((subject) => allows(ability, 'read', subject, {}, 'net'));
  return { invoiced: sums.rows[0]?.invoiced ?? 0, currency, isSeen };
}

@Injectable()
export class FixedPrices implements OnModuleInit {
  constructor(private readonly port: ProjectInvoices) {}

  onModuleInit(): void {
    this.port.invoiced = invoicedSoFar;
  }
}
