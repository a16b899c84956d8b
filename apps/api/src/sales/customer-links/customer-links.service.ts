import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertOwnPaper,
  DomainError,
  linkTarget,
  type CustomerLinkInput,
  type CustomerLinkRecord,
  type LinkTarget,
  type NewCustomerLink,
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
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { estimateList } from '../estimates/estimates.list.ts';
import { invoiceList } from '../invoices/invoices.list.ts';
import { CustomerLink } from './customer-link.entity.ts';
import { customerLinkList } from './customer-links.list.ts';
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
    await inTransaction(this.em, async (em) => {
      const link = await em.findOne(CustomerLink, { id });
      if (!link) throw notFound();
      allow('delete', 'CustomerLink', await withConditions(em, 'CustomerLink', link));
      if (link.endedAt) return;
      link.endedAt = clock.now();
      const { invoiceId, estimateId, customerId } = link;
      const subject = invoiceId ? 'Invoice' : estimateId ? 'Estimate' : 'Customer';
      note(em, { verb: 'endLink', subject, subjectId: invoiceId ?? estimateId ?? customerId, changes: {} });
      await em.flush();
    });
    return this.get(id);
  }

  /** A link shows amounts to everybody who has it, so creating one needs the right to send the document and to see its amounts. */
  private async customerOf({ subject, id }: LinkTarget): Promise<number> {
    if (subject === 'Customer') {
      await oneOf(this.em, customerList, id);
      for (const kind of ['Invoice', 'Estimate'] as const)
        if (!allows(actor().ability, 'send', kind) || !seesAmounts(kind)) throw forbidden();
      return id;
    }
    const invoice = subject === 'Invoice' ? await oneOf(this.em, invoiceList, id) : null;
    const record = invoice ?? (await oneOf(this.em, estimateList, id));
    allow('send', subject, await withConditions(this.em, subject, record));
    if (!seesAmounts(subject)) throw forbidden();
    if (record.number === null || record.status === 'draft') throw new DomainError('customer_link.is_draft');
    if (invoice) assertOwnPaper(invoice);
    return record.customerId;
  }
}

const seesAmounts = (kind: 'Invoice' | 'Estimate'): boolean => allows(actor().ability, 'read', kind, undefined, 'total');
