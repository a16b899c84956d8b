import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertDecidable,
  classifierTypes,
  estimateMachine,
  invoiceOf,
  todayIn,
  type AcceptEstimateInput,
  type DeclineEstimateInput,
  type EstimateDetail,
  type EstimateVerb,
} from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { createDraft } from '../invoices/invoice.draft.ts';
import type { Estimate } from './estimate.entity.ts';
import { EstimatesService } from './estimates.service.ts';

type Terms = { timeZone: string; termsDays: number; liveInvoiceId: number | null; referenceTaken: boolean };

/** What becomes of an estimate that was sent. Of two opposite decisions at once one wins, because each locks the estimate first. */
@Injectable()
export class EstimateDecisionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
  ) {}

  accept(id: number, { expiredConfirmed }: AcceptEstimateInput): Promise<EstimateDetail> {
    return this.decide(id, 'accept', expiredConfirmed, { declineReasonId: null, declineRemark: null });
  }

  decline(
    id: number,
    { expiredConfirmed, declineReasonId = null, declineRemark = null }: DeclineEstimateInput,
  ): Promise<EstimateDetail> {
    return this.decide(id, 'decline', expiredConfirmed, { declineReasonId, declineRemark: declineRemark?.trim() || null });
  }

  /**
   * Makes the draft of an invoice with the same lines and total, once: until that draft is deleted or the invoice is void. One that
   * the customer has not answered yet is accepted with it. The right to create invoices is asked for by the invoices.
   */
  async convert(id: number, { expiredConfirmed }: AcceptEstimateInput): Promise<EstimateDetail> {
    await inTransaction(this.em, async (em) => {
      const { estimate, terms } = await this.open(em, id, 'convert', expiredConfirmed);
      const document = await this.estimates.whole(id);
      const input = invoiceOf(document, todayIn(terms.timeZone, clock.now()), terms.termsDays);
      // The reference of a void invoice stays with that one: references are unique.
      if (terms.referenceTaken) input.referenceNumber = null;
      const invoice = await createDraft(em, input);
      em.assign(estimate, { invoiceId: invoice.id });
      await flush(em, { verb: 'convert' });
    });
    return this.estimates.get(id);
  }

  private async decide(
    id: number,
    verb: 'accept' | 'decline',
    expiredConfirmed: boolean | undefined,
    decline: { declineReasonId: number | null; declineRemark: string | null },
  ): Promise<EstimateDetail> {
    await inTransaction(this.em, async (em) => {
      const { estimate } = await this.open(em, id, verb, expiredConfirmed);
      await assertClassifiers(em, { declineReasonId: { id: decline.declineReasonId, type: classifierTypes.lossReason } });
      em.assign(estimate, { ...decline, invoiceId: null });
      await flush(em, { verb });
    });
    return this.estimates.get(id);
  }

  /** The estimate with its new status, once it may be decided. */
  private async open(
    em: EntityManager,
    id: number,
    verb: EstimateVerb & ('accept' | 'decline' | 'convert'),
    expiredConfirmed = false,
  ) {
    const estimate = await this.estimates.lock(em, id, verb);
    const status = estimateMachine.next(estimate.status, verb);
    const terms = await termsOf(em, estimate);
    const now = clock.now();
    assertDecidable({ ...estimate, invoiceId: terms.liveInvoiceId }, todayIn(terms.timeZone, now), expiredConfirmed);
    if (estimate.status !== status) em.assign(estimate, { status, decidedAt: now });
    return { estimate, terms };
  }
}

async function termsOf(em: EntityManager, { id }: Estimate): Promise<Terms> {
  const { rows } = await sql<Terms>`select o.time_zone as "timeZone",
      coalesce(c.payment_terms_days, o.payment_terms_days) as "termsDays",
      (select i.id from invoice i where i.id = e.invoice_id and i.status <> 'void') as "liveInvoiceId",
      exists (select 1 from invoice i where lower(regexp_replace(i.reference_number, '\\s', '', 'g'))
        = lower(regexp_replace(e.reference_number, '\\s', '', 'g'))) as "referenceTaken"
    from estimate e join customer c on c.id = e.customer_id cross join organisation o where e.id = ${id}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`There is no estimate ${id}, or the organisation is missing`);
  return rows[0];
}
