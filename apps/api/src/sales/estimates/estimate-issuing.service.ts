import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertEstimateSendable,
  documentLanguage,
  estimateMachine,
  todayIn,
  type EstimateDetail,
  type SendEstimateInput,
} from '@kontor/domain';
import { takeNumber } from '../../documents/numbering/take-number.ts';
import { partiesOf, toSend } from '../../documents/parties.ts';
import { clock } from '../../platform/context/clock.ts';
import { flush } from '../../platform/audit/flush.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { putInOutboxWaiting } from '../../platform/outbox/put-in-outbox.ts';
import type { Estimate } from './estimate.entity.ts';
import { EstimateVersion } from './estimate-version.entity.ts';
import { letterOf } from '../../documents/letter.ts';
import { estimateFacts } from './estimate.letter.ts';
import { EstimatesService } from './estimates.service.ts';
import { drawEstimatePdf } from './paper/draw-estimate-pdf.job.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { estimateDetail } from './estimates.list.ts';

/** Sends estimates to the customer, and reopens them as a draft of the next version. */
@Injectable()
export class EstimateIssuingService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
  ) {}

  /** Freezes the estimate and requests its PDF and mail. The first version gets the number, which later ones keep. */
  send(id: number, { to, subject, message, ...series }: SendEstimateInput): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const estimate = await this.estimates.lock(em, id, 'send');
      const status = estimateMachine.next(estimate.status, 'send');
      const parties = await partiesOf(em, 'estimate', id);
      const { seller, buyer, baseCurrency, timeZone } = parties;
      const now = clock.now();
      assertEstimateSendable(toSend(estimate, parties, 'estimateDate', todayIn(timeZone, now)));
      await enqueue(em, drawEstimatePdf, { estimateId: id }, { key: `estimate pdf ${id}` });
      const reason = series.numberSeriesReason?.trim() || estimate.numberSeriesReason;
      const taken =
        estimate.number === null ? await this.takeNumber(em, estimate, { ...series, numberSeriesReason: reason }) : undefined;
      const language = documentLanguage(seller.country, estimate.language);
      em.assign(estimate, {
        ...(taken && {
          number: taken.number,
          numberSeriesId: taken.numberSeriesId,
          numberSeriesReason: taken.isOtherSeries ? reason : null,
        }),
        status,
        language,
        sentAt: now,
        pdfState: 'pending' as const,
        snapshot: { seller, buyer, bankAccount: null, language, baseCurrency },
      });
      await flush(em, { verb: 'send', reason: taken?.isOtherSeries ? reason : undefined });
      if (to) {
        const letter = await letterOf(
          em,
          'estimate',
          language,
          estimateFacts(estimate, { firm: seller.name, customer: buyer.name }),
          { subject, message },
        );
        await putInOutboxWaiting(em, { ...letter, toAddress: to, subjectType: 'Estimate', subjectId: id });
      }
    });
  }

  private takeNumber(em: EntityManager, { estimateDate: date, numberSeriesId }: Estimate, series: SendEstimateInput) {
    return takeNumber(em, {
      kind: 'estimate',
      date,
      dateField: 'estimateDate',
      seriesId: series.numberSeriesId ?? numberSeriesId,
      seriesReason: series.numberSeriesReason,
    });
  }

  /** Stores the sent version for good and opens the next one as a draft. */
  revise(id: number): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const estimate = await this.estimates.lock(em, id, 'revise');
      const draft = estimateMachine.next(estimate.status, 'revise');
      const { status, sentAt, decidedAt, snapshot, revision, pdfFileId } = estimate;
      if (!sentAt || !snapshot) throw new Error(`Estimate ${id} is ${status} and was never sent`);
      const document = await this.estimates.whole(id);
      em.create(EstimateVersion, { estimate, revision, status, sentAt, decidedAt, document, snapshot, pdfFileId });
      em.assign(estimate, {
        status: draft,
        revision: revision + 1,
        decidedAt: null,
        declineReasonId: null,
        declineRemark: null,
        decidedByName: null,
        decidedFrom: null,
        acceptRemark: null,
        chosenLines: null,
        acceptedTotal: null,
        pdfState: 'none' as const,
        pdfFileId: null,
      });
      await flush(em, { verb: 'revise' });
    });
  }
}
