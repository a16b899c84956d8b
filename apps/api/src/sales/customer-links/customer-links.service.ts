import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertOwnPaper,
  DomainError,
  linkTarget,
  type CreditNoteRecord,
  type CustomerLinkInput,
  type CustomerLinkRecord,
  type EstimateRecord,
  type LinkTarget,
  type NewCustomerLink,
  type RetainerInvoiceRecord,
} from '@kontor/domain';
import type { Config } from '../../config.ts';
import { customerList } from '../../customers/customers/customers.list.ts';
import { note } from '../../platform/audit/note.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { creditNoteList } from '../credit-notes/credit-notes.list.ts';
import { estimateList } from '../estimates/estimates.list.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import { retainerList } from '../retainer-invoices/retainer-invoices.list.ts';
import { CustomerLink } from './customer-link.entity.ts';
import { customerLinkList } from './customer-links.list.ts';
import { documentOf, linkDocuments, type DocumentSubject } from './link-documents.ts';
import { makeLink } from './make-link.ts';

@Injectable()
export class CustomerLinksService {
  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  list(query: ListQuery): Promise<Page<CustomerLinkRecord>> {
    return pageOf(this.em, customerLinkList, query);
  }

  get(id: number): Promise<CustomerLinkRecord> {
    return oneOf(this.em, customerLinkList, id);
  }

  async create(input: CustomerLinkInput): Promise<NewCustomerLink> {
    const target = linkTarget(input);
    const customerId = await this.customerOf(target);
    const { id, path } = await inTransaction(this.em, async (em) => {
      const made = await makeLink(em, target, { customerId, createdById: actor().userId });
      allowAfterwards('create', 'CustomerLink', await withConditions(em, 'CustomerLink', made.link));
      note(em, { verb: 'makeLink', subject: target.subject, subjectId: target.id, changes: {} });
      await em.flush();
      return { id: made.link.id, path: made.path };
    });
    return { ...(await this.get(id)), url: `${this.config.publicUrl}${path}` };
  }

  /** Ends a link, unless it has already ended. */
  async end(id: number): Promise<CustomerLinkRecord> {
    await this.get(id);
    return readAfter(this.em, customerLinkList, id, async (em) => {
      const link = await em.findOne(CustomerLink, { id });
      if (!link) throw notFound();
      allow('delete', 'CustomerLink', await withConditions(em, 'CustomerLink', link));
      if (link.endedAt) return;
      link.endedAt = clock.now();
      const { subject, id: subjectId } = documentOf(link) ?? { subject: 'Customer', id: link.customerId };
      note(em, { verb: 'endLink', subject, subjectId, changes: {} });
      await em.flush();
    });
  }

  /** A link shows amounts to everybody who has it, so creating one needs the right to send the document and to see its amounts. */
  private async customerOf({ subject, id }: LinkTarget): Promise<number> {
    if (subject === 'Customer') {
      await oneOf(this.em, customerList, id);
      for (const { subject: kind } of linkDocuments)
        if (!allows(actor().ability, 'send', kind, {}) || !seesAmounts(kind)) throw forbidden();
      return id;
    }
    const record = subject === 'Invoice' ? await oneOf(this.em, invoiceList, id) : await this.documentOf(subject, id);
    allow('send', subject, await withConditions(this.em, subject, record));
    if (!seesAmounts(subject)) throw forbidden();
    if (record.number === null || record.status === 'draft') throw new DomainError('customer_link.is_draft');
    if ('opening' in record) assertOwnPaper(record);
    return record.customerId;
  }

  private documentOf(
    subject: Exclude<DocumentSubject, 'Invoice'>,
    id: number,
  ): Promise<EstimateRecord | RetainerInvoiceRecord | CreditNoteRecord> {
    if (subject === 'Estimate') return oneOf(this.em, estimateList, id);
    return subject === 'CreditNote' ? oneOf(this.em, creditNoteList, id) : oneOf(this.em, retainerList, id);
  }
}

const seesAmounts = (kind: DocumentSubject): boolean => allows(actor().ability, 'read', kind, undefined, 'total');
