import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { documentLanguage, type EstimateDetail, type LetterInput, type LetterWords } from '@kontor/domain';
import { letterOf } from '../../documents/letter.ts';
import { issuedSnapshot, mailPaper } from '../../documents/mail-paper.ts';
import { partiesOf } from '../../documents/parties.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { allow } from '../../platform/rest/allow.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { drawEstimatePdf } from './paper/draw-estimate-pdf.job.ts';
import { EstimatesService } from './estimates.service.ts';
import { estimateFacts } from './estimate.letter.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { estimateDetail } from './estimates.list.ts';

/** Letters with an estimate: their default words before sending, and sending them again. */
@Injectable()
export class EstimateLettersService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
  ) {}

  /** Returns the default words of the letter. Requires the right to amounts, which a letter contains. */
  async proposal(id: number): Promise<LetterWords> {
    if (!allows(actor().ability, 'read', 'Estimate', undefined, 'total')) throw forbidden();
    const estimate = await this.estimates.get(id);
    allow('send', 'Estimate', await withConditions(this.em, 'Estimate', estimate));
    const { seller, buyer } = await partiesOf(this.em, 'estimate', id);
    const language = documentLanguage(seller.country, estimate.language);
    const parties = { firm: seller.name, customer: buyer.name };
    return letterOf(this.em, 'estimate', language, estimateFacts({ ...estimate, language }, parties));
  }

  /** Sends an issued estimate by email, as it was issued. */
  mail(id: number, { to, ...own }: LetterInput): Promise<EstimateDetail> {
    return readAfter(this.em, estimateDetail, id, async (em) => {
      const estimate = await this.estimates.lock(em, id, 'send');
      const { seller, buyer } = issuedSnapshot(estimate);
      const facts = estimateFacts(estimate, { firm: seller.name, customer: buyer.name });
      const letter = await letterOf(em, 'estimate', estimate.language, facts, own);
      const draw = () => enqueue(em, drawEstimatePdf, { estimateId: id }, { key: `estimate pdf ${id}` });
      await mailPaper(em, 'Estimate', estimate, { ...letter, toAddress: to }, draw);
      await em.flush();
    });
  }
}
