import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertDecidable,
  assertDecidesFirst,
  assertLost,
  choiceOf,
  classifierTypes,
  DomainError,
  estimateMachine,
  invoiceOf,
  todayIn,
  totalWith,
  type AcceptEstimateInput,
  type ConvertEstimateInput,
  type DeclineEstimateInput,
  type EstimateDetail,
  type EstimateVerb,
  type ExplainLossInput,
} from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { createDraft } from '../invoices/invoice.draft.ts';
import type { Estimate } from './estimate.entity.ts';
import { EstimatesService } from './estimates.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { estimateDetail } from './estimates.list.ts';

/** What is kept of a decision, in place of all that an earlier one said. */
type Said = Pick<Estimate, 'declineReasonId' | 'declineRemark' | 'decidedByName' | 'decidedFrom' | 'acceptRemark'>;
/** The optional lines that were chosen; of no account where an estimate is declined. */
type Choice = readonly number[] | null | undefined;
const unsaid = {
  declineReasonId: null,
  declineRemark: null,
  acceptRemark: null,
  decidedByName: null,
  decidedFrom: null,
};

type Terms = { timeZone: string; termsDays: number; liveInvoiceId: number | null; referenceTaken: boolean };

/** Accepts, declines and converts sent estimates. Each locks the estimate first: of two that oppose each other at once, only one succeeds. */
@Injectable()
export class EstimateDecisionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
  ) {}

  accept(id: number, input: AcceptEstimateInput): Promise<EstimateDetail> {
    return this.decide(id, 'accept', input, unsaid);
  }

  decline(
    id: number,
    { declineReasonId = null, declineRemark = null, ...confirmed }: DeclineEstimateInput,
  ): Promise<EstimateDetail> {
    const said = { ...unsaid, declineReasonId, declineRemark: declineRemark?.trim() || null };
    return this.decide(id, 'decline', confirmed, said);
  }

  /** Sets the reason of a loss, or another one. Who declined, when and with which words stays. */
  explainLoss(id: number, { declineReasonId = null }: ExplainLossInput): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const estimate = await this.estimates.lock(em, id, 'decline');
      assertLost(estimate);
      await assertClassifiers(em, { declineReasonId: { id: declineReasonId, type: classifierTypes.lossReason } });
      em.assign(estimate, { declineReasonId });
      await flush(em, { verb: 'update' });
    });
  }

  /** The customer's own answer: with their name, the address that it came from, a remark and a choice. `check` asks about the locked estimate. */
  decideByLink(
    id: number,
    verb: 'accept' | 'decline',
    {
      remark,
      chosenLines,
      ...by
    }: { decidedByName: string; decidedFrom: string | null; remark: string | null; chosenLines: number[] },
    check: (estimate: Estimate) => void,
  ): Promise<EstimateDetail> {
    const said = verb === 'accept' ? { acceptRemark: remark } : { declineRemark: remark };
    return this.decide(id, verb, { chosenLines }, { ...unsaid, ...by, ...said }, check);
  }

  /**
   * Creates a draft invoice of the lines that were accepted, with the same total. Refuses a second one until that draft is deleted or the
   * invoice voided. Accepts an estimate that has no answer yet. The invoice service checks the right to create invoices.
   */
  convert(id: number, accepting: ConvertEstimateInput): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const { estimate, document, terms } = await this.open(em, id, 'convert', accepting);
      const today = todayIn(terms.timeZone, clock.now());
      const input = invoiceOf(document, estimate.chosenLines ?? [], today, terms.termsDays);
      // A void invoice keeps its reference, and references are unique.
      if (terms.referenceTaken) input.referenceNumber = null;
      const invoice = await createDraft(em, input);
      em.assign(estimate, { invoiceId: invoice.id });
      await flush(em, { verb: 'convert' });
    });
  }

  private decide(
    id: number,
    verb: 'accept' | 'decline',
    accepting: AcceptEstimateInput,
    said: Said,
    check?: (estimate: Estimate) => void,
  ): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const { estimate } = await this.open(em, id, verb, accepting, check);
      await assertClassifiers(em, { declineReasonId: { id: said.declineReasonId, type: classifierTypes.lossReason } });
      em.assign(estimate, { ...said, invoiceId: null });
      await flush(em, { verb });
    });
  }

  /** Locks and returns an estimate that may be decided, with its new status and the choice of optional lines. */
  private async open(
    em: EntityManager,
    id: number,
    verb: EstimateVerb & ('accept' | 'decline' | 'convert'),
    { expiredConfirmed = false, otherDecisionConfirmed = false, chosenLines }: AcceptEstimateInput,
    check?: (estimate: Estimate) => void,
  ) {
    const estimate = await this.estimates.lock(em, id, verb);
    check?.(estimate);
    const status = estimateMachine.next(estimate.status, verb);
    const terms = await termsOf(em, estimate);
    const now = clock.now();
    assertDecidable({ ...estimate, invoiceId: terms.liveInvoiceId }, todayIn(terms.timeZone, now), expiredConfirmed);
    assertDecidesFirst(estimate, status, otherDecisionConfirmed);
    const document = await this.estimates.whole(id);
    if (estimate.status !== status)
      em.assign(estimate, { status, decidedAt: now, ...(status === 'accepted' ? chosen(document, chosenLines) : unchosen) });
    else assertSameChoice(document, chosenLines);
    return { estimate, document, terms };
  }
}

const unchosen = { chosenLines: null, acceptedTotal: null };

/** The chosen optional lines of an estimate, and its total with them. */
function chosen(document: EstimateDetail, lines: Choice): { chosenLines: number[]; acceptedTotal: number } {
  const chosenLines = choiceOf(document.lines, lines ?? []);
  return { chosenLines, acceptedTotal: totalWith(document, chosenLines) };
}

/** What was accepted stays as it is, so a command that names lines again has to name the same ones. */
function assertSameChoice(document: EstimateDetail, lines: Choice): void {
  if (lines && String(choiceOf(document.lines, lines)) !== String(document.chosenLines))
    throw new DomainError('estimate.choice_made');
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
