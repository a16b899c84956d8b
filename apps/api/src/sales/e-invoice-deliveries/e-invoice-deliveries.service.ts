import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertDeliverableAgain, DomainError, type EInvoiceDeliveryRecord } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';
import { allow } from '../../platform/rest/allow.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { CreditNotesService } from '../credit-notes/credit-notes.service.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { RetainerInvoicesService } from '../retainer-invoices/retainer-invoices.service.ts';
import { beginDelivery, enqueueHandingOver } from './begin-delivery.ts';
import { lockDocument } from './delivery-document.ts';
import { EInvoiceDelivery } from './e-invoice-delivery.entity.ts';
import { noteState } from './take-news.ts';

export type Delivered = 'Invoice' | 'CreditNote' | 'RetainerInvoice';

/** Where e-invoices stand that go by the access point, read with the rights to their documents. */
@Injectable()
export class EInvoiceDeliveriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly creditNotes: CreditNotesService,
    private readonly retainers: RetainerInvoicesService,
  ) {}

  /** The newest first; none where the e-invoice does not go by the access point. */
  async of(subject: Delivered, id: number): Promise<EInvoiceDeliveryRecord[]> {
    await this.read(subject, id);
    return this.deliveries(this.em, subject, id).then((found) => found.map(shown));
  }

  /**
   * Sends an e-invoice again. One that was rejected goes under a new key; one that could not be handed over keeps its own, because the access point may
   * have it all the same.
   */
  async sendAgain(subject: Delivered, id: number): Promise<EInvoiceDeliveryRecord[]> {
    allow('send', subject, await this.read(subject, id));
    await inTransaction(this.em, async (em) => {
      const { status } = await lockDocument(em, subject, id);
      if (status === 'void') throw new DomainError('e_invoice_delivery.void');
      const [latest] = await this.deliveries(em, subject, id);
      assertDeliverableAgain(latest?.state);
      if (!latest) return;
      if (latest.state === 'rejected')
        return beginDelivery(em, { subjectType: subject, subjectId: id, edition: latest.edition + 1 });
      em.assign(latest, { state: 'queued', stateAt: clock.now(), problem: null });
      noteState(em, latest, 'failed');
      await enqueueHandingOver(em, latest.id);
    });
    return this.of(subject, id);
  }

  private read(subject: Delivered, id: number): Promise<object> {
    const documents = { Invoice: this.invoices, CreditNote: this.creditNotes, RetainerInvoice: this.retainers };
    return documents[subject].get(id);
  }

  private deliveries(em: EntityManager, subjectType: string, subjectId: number): Promise<EInvoiceDelivery[]> {
    return em.find(EInvoiceDelivery, { subjectType, subjectId }, { orderBy: { edition: 'desc' }, refresh: true });
  }
}

const shown = ({ id, createdAt, edition, state, stateAt, reason, problem }: EInvoiceDelivery): EInvoiceDeliveryRecord => ({
  id,
  createdAt: createdAt.toISOString(),
  edition,
  state,
  stateAt: stateAt.toISOString(),
  reason: reason ?? null,
  problem: problem ?? null,
});
