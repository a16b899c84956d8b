import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  documentLanguage,
  languages,
  type AbilityRule,
  type EstimateStatus,
  type InvoiceStatus,
  type Language,
} from '@kontor/domain';
import { loadPaper } from '../../../documents/keeping/kept-paper.ts';
import type { EInvoiceFile } from '../../../documents/e-invoice/stored-e-invoice.ts';
import type { PaperData } from '../../../documents/paper/paper.ts';
import type { PaperFile } from '../../../documents/paper/stored-paper.ts';
import { note } from '../../../platform/audit/note.ts';
import { Limiter } from '../../../platform/auth/limiter.ts';
import { hashToken } from '../../../platform/auth/tokens.ts';
import { comesAsCustomer } from '../../../platform/context/actor.ts';
import { clock } from '../../../platform/context/clock.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { estimatePaper } from '../../estimates/paper/estimate-paper.ts';
import { EstimatePapersService } from '../../estimates/paper/estimate-papers.service.ts';
import { InvoicePapersService } from '../../invoices/paper/invoice-papers.service.ts';
import { loadInvoicePaper } from '../../invoices/paper/load-invoice-paper.ts';
import type { DocumentKind, OpenDocument, OpenLink, Overview, PaidPart, ShownDocument } from './shown.ts';
import { tellMaker } from './tell-maker.ts';

type InvoiceState = {
  status: InvoiceStatus;
  balance: number;
  isOverdue: boolean;
  hasEInvoice: boolean;
  timeZone: string;
  firm: string;
};
type EstimateState = {
  status: EstimateStatus;
  revision: number;
  isExpired: boolean;
  decidedAt: string | null;
  decidedByName: string | null;
  language: Language;
  timeZone: string;
  firm: string;
};

const today = sql`(now() at time zone o.time_zone)::date`;

/** The pages of a customer's link, read with the rights of the link alone. */
@Injectable()
export class CustomerPagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: Limiter,
    private readonly invoicePapers: InvoicePapersService,
    private readonly estimatePapers: EstimatePapersService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Returns the link of a token and gives the request its rights. 404 alike for unknown, ended and expired links. */
  async open(token: string, ip: string): Promise<OpenLink> {
    const { rows } =
      await sql<OpenLink>`select l.id, l.customer_id as "customerId", c.name as "customerName", l.invoice_id as "invoiceId",
        l.estimate_id as "estimateId", l.created_by_id as "createdById"
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

  /** Lists the customer's open documents, the oldest due date first. */
  async overview({ customerId }: OpenLink): Promise<Overview> {
    const db = this.em.getKysely();
    const documents = await sql<OpenDocument>`
      select 'invoices' as kind, i.id, i.number, i.invoice_date as date, i.due_date as "dueDate", i.currency, i.total,
        i.balance as open, i.due_date < ${today} as "isOverdue", not i.opening as "hasPage"
      from invoice i cross join organisation o where i.customer_id = ${customerId} and i.status = 'sent' and i.balance > 0
      union all
      select 'estimates', e.id, e.number, e.estimate_date, e.expiry_date, e.currency, e.total, e.total, false, true
      from estimate e cross join organisation o where e.customer_id = ${customerId} and e.status = 'sent' and e.expiry_date >= ${today}
      order by "dueDate", kind, id`.execute(db);
    const { rows } = await sql<{
      firm: string;
      language: Language;
    }>`select o.name as firm, coalesce(c.language, o.language) as language
      from customer c cross join organisation o where c.id = ${customerId}`.execute(db);
    if (!rows[0]) throw notFound();
    return { ...rows[0], documents: documents.rows };
  }

  /** A document that the link opens, in a language that its seller may issue it in. */
  async document(link: OpenLink, kind: DocumentKind, id: number, wanted?: Language): Promise<ShownDocument> {
    await this.assertOpens(link, kind, id);
    return kind === 'invoices' ? this.invoice(id, wanted) : this.estimate(id, wanted);
  }

  async pdf(link: OpenLink, kind: DocumentKind, id: number): Promise<PaperFile> {
    await this.assertOpens(link, kind, id);
    return kind === 'invoices' ? this.invoicePapers.stored(id) : this.estimatePapers.stored(id);
  }

  async eInvoice(link: OpenLink, id: number): Promise<EInvoiceFile> {
    await this.assertOpens(link, 'invoices', id);
    return this.invoicePapers.eInvoice(id);
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
      const subject = !shown ? 'Customer' : shown.kind === 'invoices' ? 'Invoice' : 'Estimate';
      note(em, { verb: 'see', subject, subjectId: shown?.id ?? link.customerId, changes: {} });
      const name = shown?.paper?.number ?? link.customerName;
      await tellMaker(em, link, 'documentSeen', { subject, subjectId: shown?.id ?? link.customerId, name }, `link ${link.id}`);
      await em.flush();
    });
  }

  /** Throws 404 unless the link opens this document. */
  async assertOpens({ customerId, invoiceId, estimateId }: OpenLink, kind: DocumentKind, id: number): Promise<void> {
    const only = invoiceId ?? estimateId;
    if (only !== null && (only !== id || (invoiceId === null) !== (kind === 'estimates'))) throw notFound();
    const table = sql.table(kind === 'invoices' ? 'invoice' : 'estimate');
    const { rows } =
      await sql`select 1 from ${table} where id = ${id} and customer_id = ${customerId} and number is not null`.execute(
        this.em.getKysely(),
      );
    if (!rows.length) throw notFound();
  }

  private async invoice(id: number, wanted?: Language): Promise<ShownDocument> {
    const found = await loadInvoicePaper(this.em, this.store, id);
    const { rows } =
      await sql<InvoiceState>`select i.status, i.balance, i.status = 'sent' and i.balance > 0 and i.due_date < ${today} as "isOverdue",
        i.status <> 'void' and i.e_invoice_state = 'ready' as "hasEInvoice",
        o.time_zone as "timeZone", o.name as firm from invoice i cross join organisation o where i.id = ${id}`.execute(
        this.em.getKysely(),
      );
    if (!found || !rows[0]) throw notFound();
    const { timeZone, firm, ...state } = rows[0];
    const paid = await sql<PaidPart>`select to_char(allocation_date, 'YYYY-MM-DD') as date, amount from payment_allocation
      where invoice_id = ${id} order by allocation_date, id`.execute(this.em.getKysely());
    // The amount to pay is the balance.
    const data = { ...found.data, due: state.balance };
    const paper = inLanguage(data, wanted);
    return { kind: 'invoices', id, paper, languages: languagesOf(data), firm, timeZone, invoice: { ...state, paid: paid.rows } };
  }

  private async estimate(id: number, wanted?: Language): Promise<ShownDocument> {
    const { rows } =
      await sql<EstimateState>`select e.status, e.revision, e.status = 'sent' and e.expiry_date < ${today} as "isExpired",
        e.decided_at as "decidedAt", e.decided_by_name as "decidedByName", e.language, o.time_zone as "timeZone", o.name as firm
      from estimate e cross join organisation o where e.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound();
    const { timeZone, firm, language, ...estimate } = rows[0];
    const found = await loadPaper(this.em, this.store, estimatePaper, id);
    const shown = found ? languagesOf(found.data) : [language];
    return { kind: 'estimates', id, paper: found && inLanguage(found.data, wanted), languages: shown, firm, timeZone, estimate };
  }
}

/** A link brings the right to read what it opens, and to answer an estimate. */
function rulesOf({ customerId, invoiceId, estimateId }: OpenLink): AbilityRule[] {
  const opens = { Invoice: invoiceId, Estimate: estimateId };
  const isOne = invoiceId !== null || estimateId !== null;
  return (['Invoice', 'Estimate'] as const).flatMap((subject) => {
    if (isOne && opens[subject] === null) return [];
    const conditions = isOne ? { id: opens[subject] } : { customerId };
    return [{ action: subject === 'Invoice' ? ['read'] : ['read', 'accept', 'decline'], subject, conditions }];
  });
}

const languagesOf = ({ seller }: PaperData): Language[] =>
  languages.filter((language) => documentLanguage(seller.country, language) === language);

const inLanguage = (data: PaperData, wanted: Language | undefined): PaperData =>
  wanted && languagesOf(data).includes(wanted) ? { ...data, language: wanted } : data;
