import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { creditNoteStates, invoiceStates, retainerInvoiceStates, type AbilityRule, type Language } from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import type { EInvoiceFile } from '../../../documents/e-invoice/stored-e-invoice.ts';
import type { PaperFile } from '../../../documents/paper/stored-paper.ts';
import { note } from '../../../platform/audit/note.ts';
import { Limiter } from '../../../platform/auth/limiter.ts';
import { hashToken } from '../../../platform/auth/tokens.ts';
import { comesAsCustomer } from '../../../platform/context/actor.ts';
import { clock } from '../../../platform/context/clock.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { CreditNotePapersService } from '../../credit-notes/paper/credit-note-papers.service.ts';
import { EstimatePapersService } from '../../estimates/paper/estimate-papers.service.ts';
import { InvoicePapersService } from '../../invoices/paper/invoice-papers.service.ts';
import { RetainerPapersService } from '../../retainer-invoices/paper/retainer-papers.service.ts';
import { documentOf, linkDocuments, type DocumentKind } from '../link-documents.ts';
import type { OpenAdvance, OpenDocument, OpenLink, Overview, ShownDocument } from './shown.ts';
import { ShownDocumentsService } from './shown-documents.service.ts';
import { tellMaker } from './tell-maker.ts';

const today = sql`(now() at time zone o.time_zone)::date`;

/** The pages of a customer's link, read with the rights of the link alone. */
@Injectable()
export class CustomerPagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    private readonly invoicePapers: InvoicePapersService,
    private readonly estimatePapers: EstimatePapersService,
    private readonly retainerPapers: RetainerPapersService,
    private readonly creditPapers: CreditNotePapersService,
    private readonly shown: ShownDocumentsService,
  ) {}

  /** Returns the link of a token and gives the request its rights. 404 alike for unknown, ended and expired links. */
  async open(token: string, ip: string): Promise<OpenLink> {
    const { rows } =
      await sql<OpenLink>`select l.id, l.customer_id as "customerId", c.name as "customerName", l.invoice_id as "invoiceId",
        l.estimate_id as "estimateId", l.retainer_invoice_id as "retainerInvoiceId", l.credit_note_id as "creditNoteId", l.created_by_id as "createdById"
      from customer_link l join customer c on c.id = l.customer_id
      where l.token_hash = ${hashToken(token)} and l.ended_at is null and l.expires_at > ${clock.now().toISOString()}::timestamptz`.execute(
        this.em.getKysely(),
      );
    const [link] = rows;
    if (!link) {
      await this.limiter.count(`no customer link from ${ip}`, 30, 60);
      throw notFound();
    }
    await this.limiter.count(`customer link ${link.id} from ${ip}`, 120, 60);
    comesAsCustomer(rulesOf(link));
    return link;
  }

  /** Lists the customer's open documents, the oldest due date first, and the advances of which money is left. */
  async overview({ customerId }: OpenLink): Promise<Overview> {
    const db = this.em.getKysely();
    const documents = await sql<OpenDocument>`
      select 'invoices' as kind, i.id, i.number, i.invoice_date as date, i.due_date as "dueDate", i.currency, i.total,
        i.balance as open, i.due_date < ${today} as "isOverdue", not i.opening as "hasPage"
      from invoice i cross join organisation o where i.customer_id = ${customerId} and ${inStates('i.status', invoiceStates.open)} and i.balance > 0
      union all
      select 'retainer-invoices', r.id, r.number, r.invoice_date, r.due_date, r.currency, r.total, r.balance, r.due_date < ${today}, true
      from retainer_invoice r cross join organisation o where r.customer_id = ${customerId} and ${inStates('r.status', retainerInvoiceStates.open)} and r.balance > 0
      union all
      select 'credit-notes', n.id, n.number, n.credit_note_date, n.credit_note_date, n.currency, n.total, n.unallocated, false, true
      from credit_note n where n.customer_id = ${customerId} and ${inStates('n.status', creditNoteStates.counted)} and n.unallocated > 0
      union all
      select 'estimates', e.id, e.number, e.estimate_date, e.expiry_date, e.currency, e.total, e.total, false, true
      from estimate e cross join organisation o where e.customer_id = ${customerId} and e.status = 'sent' and e.expiry_date >= ${today}
      order by "dueDate", kind, id`.execute(db);
    const advances = await sql<OpenAdvance>`select r.id, r.number, r.invoice_date as date, r.currency, r.paid,
        r.applied + r.refunded as used, r.paid - r.applied - r.refunded as available
      from retainer_invoice r where r.customer_id = ${customerId} and r.paid > r.applied + r.refunded and ${inStates('r.status', retainerInvoiceStates.living)}
      order by r.invoice_date, r.id`.execute(db);
    const { rows } = await sql<{
      firm: string;
      language: Language;
    }>`select o.name as firm, coalesce(c.language, o.language) as language
      from customer c cross join organisation o where c.id = ${customerId}`.execute(db);
    if (!rows[0]) throw notFound();
    return { ...rows[0], documents: documents.rows, advances: advances.rows };
  }

  /** A document that the link opens, in a language that its seller may issue it in. */
  async document(link: OpenLink, kind: DocumentKind, id: number, wanted?: Language): Promise<ShownDocument> {
    await this.assertOpens(link, kind, id);
    return this.shown.of(kind, id, wanted);
  }

  async pdf(link: OpenLink, kind: DocumentKind, id: number): Promise<PaperFile> {
    await this.assertOpens(link, kind, id);
    const papers = {
      invoices: this.invoicePapers,
      estimates: this.estimatePapers,
      'retainer-invoices': this.retainerPapers,
      'credit-notes': this.creditPapers,
    };
    return papers[kind].stored(id);
  }

  async eInvoice(link: OpenLink, kind: DocumentKind, id: number): Promise<EInvoiceFile> {
    await this.assertOpens(link, kind, id);
    if (kind === 'estimates') throw notFound();
    const papers = { invoices: this.invoicePapers, 'retainer-invoices': this.retainerPapers, 'credit-notes': this.creditPapers };
    return papers[kind].eInvoice(id);
  }

  /** Records that the link was opened. Notifies its creator the first time. */
  async see(link: OpenLink, shown: ShownDocument | undefined): Promise<void> {
    const now = clock.now();
    await inTransaction(this.em, async (em) => {
      const { rows } = await sql<{
        count: number;
      }>`update customer_link set seen_at = coalesce(seen_at, ${now.toISOString()}::timestamptz),
          last_seen_at = ${now.toISOString()}::timestamptz, seen_count = seen_count + 1 where id = ${link.id}
        returning seen_count as count`.execute(em.getKysely());
      if (rows[0]?.count !== 1) return;
      const subject = linkDocuments.find(({ kind }) => kind === shown?.kind)?.subject ?? 'Customer';
      note(em, { verb: 'see', subject, subjectId: shown?.id ?? link.customerId, changes: {} });
      const name = shown?.paper?.number ?? link.customerName;
      await tellMaker(em, link, 'documentSeen', { subject, subjectId: shown?.id ?? link.customerId, name }, `link ${link.id}`);
      await em.flush();
    });
  }

  /** Throws 404 unless the link opens this document. */
  async assertOpens(link: OpenLink, kind: DocumentKind, id: number): Promise<void> {
    const only = documentOf(link);
    if (only && (only.id !== id || only.kind !== kind)) throw notFound();
    const known = linkDocuments.find((one) => one.kind === kind);
    if (!known) throw notFound();
    const { rows } = await sql`select 1 from ${sql.table(known.table)} where id = ${id} and customer_id = ${link.customerId}
      and number is not null`.execute(this.em.getKysely());
    if (!rows.length) throw notFound();
  }
}

/** A link brings the right to read what it opens, and to answer an estimate. */
function rulesOf(link: OpenLink): AbilityRule[] {
  const only = documentOf(link);
  return linkDocuments
    .filter(({ subject }) => !only || only.subject === subject)
    .map(({ subject }) => ({
      action: subject === 'Estimate' ? ['read', 'accept', 'decline'] : ['read'],
      subject,
      conditions: only ? { id: only.id } : { customerId: link.customerId },
    }));
}
