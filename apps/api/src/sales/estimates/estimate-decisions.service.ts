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

/** What is kept of a decision, in place of all that an earlier one said. */
type Said = Pick<Estimate, 'declineReasonId' | 'declineRemark' | 'decidedByName' | 'decidedFrom' | 'acceptRemark'>;
const unsaid = {
  ...{ declineReasonId: null, declineRemark: null, acceptRemark: null },
  ...{ decidedByName: null, decidedFrom: null },
};

type Terms = { timeZone: string; termsDays: number; liveInvoiceId: number | null; referenceTaken: boolean };

/** Accepts, declines and converts sent estimates. Of two opposite decisions at once only one succeeds, because each locks the estimate first. */
@Injectable()
export class EstimateDecisionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
  ) {}

  accept(id: number, { expiredConfirmed }: AcceptEstimateInput): Promise<EstimateDetail> {
    return this.decide(id, 'accept', expiredConfirmed, unsaid);
  }

  decline(
    id: number,
    { expiredConfirmed, declineReasonId = null, declineRemark = null }: DeclineEstimateInput,
  ): Promise<EstimateDetail> {
    return this.decide(id, 'decline', expiredConfirmed, {
      ...unsaid,
      ...{ declineReasonId, declineRemark: declineRemark?.trim() || null },
    });
  }

  /** The customer's own answer: with their name, the address that it came from, and a remark. `check` asks about the locked estimate. */
  decideByLink(
    id: number,
    verb: 'accept' | 'decline',
    { remark, ...by }: { decidedByName: string; decidedFrom: string | null; remark: string | null },
    check: (estimate: Estimate) => void,
  ): Promise<EstimateDetail> {
    const said = verb === 'accept' ? { acceptRemark: remark } : { declineRemark: remark };
    return this.decide(id, verb, false, { ...unsaid, ...by, ...said }, check);
  }

  /**
   * Creates a draft invoice with the same lines and total. Refuses a second one until that draft is deleted or the invoice voided. Accepts an
   * estimate that has no answer yet. The invoice service checks the right to create invoices.
   */
  async convert(id: number, { expiredConfirmed }: AcceptEstimateInput): Promise<EstimateDetail> {
    await inTransaction(this.em, async (em) => {
      const { estimate, terms } = await this.open(em, id, 'convert', expiredConfirmed);
      const document = await this.estimates.whole(id);
      const input = invoiceOf(document, todayIn(terms.timeZone, clock.now()), terms.termsDays);
      // A void invoice keeps its reference, and references are unique.
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
    said: Said,
    check?: (estimate: Estimate) => void,
  ): Promise<EstimateDetail> {
    await inTransaction(this.em, async (em) => {
      const { estimate } = await this.open(em, id, verb, expiredConfirmed, check);
      await assertClassifiers(em, { declineReasonId: { id: said.declineReasonId, type: classifierTypes.lossReason } });
      em.assign(estimate, { ...said, invoiceId: null });
      await flush(em, { verb });
    });
    return this.estimates.get(id);
  }

  /** Locks and returns an estimate that may be decided, with its new status. */
  private async open(
    em: EntityManager,
    id: number,
    verb: EstimateVerb & ('accept' | 'decline' | 'convert'),
    expiredConfirmed = false,
    check?: (estimate: Estimate) => void,
  ) {
    const estimate = await this.estimates.lock(em, id, verb);
    check?.(estimate);
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
