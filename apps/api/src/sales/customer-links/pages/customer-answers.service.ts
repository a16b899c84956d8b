import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertAnswerable,
  CustomerDecisionInput,
  DomainError,
  messagesIn,
  optionalPositions,
  readInput,
  statusOf,
  totalWith,
  type Code,
  type Language,
  type NotificationKind,
} from '@kontor/domain';
import { paperFormat } from '../../../documents/paper/paper-format.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { Estimate } from '../../estimates/estimate.entity.ts';
import { EstimateDecisionsService } from '../../estimates/estimate-decisions.service.ts';
import { EstimatesService } from '../../estimates/estimates.service.ts';
import type { Typed } from './answer-form.ts';
import { CustomerPagesService } from './customer-pages.service.ts';
import { askedLanguage } from './page-errors.filter.ts';
import { mostTotals } from './page-style.ts';
import { pageWords } from './page-words.ts';
import type { OpenLink } from './shown.ts';
import { tellMaker } from './tell-maker.ts';

/** The fields of a form, as a browser sends them. */
export type Sent = Record<string, unknown>;
type From = { ip: string; language: Language | undefined };

/** Refusals that the page tells the customer. */
const told: readonly Code[] = ['customer_link.revised', 'estimate.expired'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Customers' answers to estimates. */
@Injectable()
export class CustomerAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: CustomerPagesService,
    private readonly decisions: EstimateDecisionsService,
    private readonly estimates: EstimatesService,
  ) {}

  /**
   * Stores the answer to an estimate. Returns the typed text with its problems; undefined once it is stored, and where it was
   * answered the same before, which the page then shows. A choice whose total the page could not show is shown before it is accepted.
   */
  async take(
    link: OpenLink,
    id: number,
    verb: 'accept' | 'decline',
    sent: Sent,
    { ip, language = askedLanguage() }: From,
  ): Promise<Typed | undefined> {
    const typed = await this.typed(link, id, sent);
    const words = pageWords[language];
    const { name, remark, chosenLines } = typed;
    const { input } = await readInput(CustomerDecisionInput, {
      name,
      chosenLines,
      remark: remark || null,
      revision: Number(sent['revision']),
    });
    if (!input) return { ...typed, status: 422, problem: name.trim() ? words.tooLong : words.nameMissing };
    try {
      const unseen = verb === 'accept' && (await this.unseenTotal(id, input, textOf(sent['shown'])));
      if (unseen) return { ...typed, problem: words.confirmTotal(paperFormat(language, unseen.currency).money(unseen.total)) };
      await this.decide(link, id, verb, input, ip);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof ApiError)) throw error;
      if (error.code === 'customer_link.decided') {
        if (await this.isDecided(id, verb, chosenLines)) return undefined;
      } else if (!told.includes(error.code)) throw error;
      // Of one that has expired the page says so by itself; the words of the refusal are for the firm's people.
      const problem = error.code === 'estimate.expired' ? null : messagesIn(language)[error.code];
      return { ...typed, status: statusOf(error.code), problem };
    }
  }

  /** Reads the form without storing anything, so that the page can show the total of its choice. */
  async typed(link: OpenLink, id: number, { name, remark, line }: Sent): Promise<Typed> {
    await this.pages.assertOpens(link, 'estimates', id);
    const offered = optionalPositions((await this.estimates.whole(id)).lines).map(String);
    const ticked = [line].flat().filter((position) => offered.includes(position as string));
    const chosenLines = [...new Set(ticked.map(Number))].sort((a, b) => a - b);
    return { name: textOf(name), remark: textOf(remark), chosenLines, problem: null, status: 200 };
  }

  /** Returns the total of a choice that the page has not shown yet. */
  private async unseenTotal(id: number, { revision, chosenLines }: CustomerDecisionInput, shown: string) {
    if (shown === chosenLines.join(' ')) return undefined;
    const estimate = await this.estimates.whole(id);
    if (optionalPositions(estimate.lines).length <= mostTotals) return undefined;
    assertAnswerable(estimate, revision);
    return { currency: estimate.currency, total: totalWith(estimate, chosenLines) };
  }

  /** Sent twice, or by two people who agree. */
  private async isDecided(id: number, verb: 'accept' | 'decline', chosenLines: number[]): Promise<boolean> {
    const estimate = await this.em.fork().findOne(Estimate, { id });
    if (verb === 'decline') return estimate?.status === 'rejected';
    return estimate?.status === 'accepted' && String(estimate.chosenLines) === String(chosenLines);
  }

  private async decide(
    link: OpenLink,
    id: number,
    verb: 'accept' | 'decline',
    { revision, name, remark, chosenLines }: CustomerDecisionInput,
    ip: string,
  ): Promise<void> {
    const by = { decidedByName: name.trim(), decidedFrom: ip.slice(0, 45) || null, remark: remark?.trim() || null, chosenLines };
    const { number } = await this.decisions.decideByLink(id, verb, by, (estimate) => assertAnswerable(estimate, revision));
    const kind: NotificationKind = verb === 'accept' ? 'estimateAccepted' : 'estimateDeclined';
    const about = { subject: 'Estimate', subjectId: id, name: number ?? '' } as const;
    await inTransaction(this.em, (em) => tellMaker(em, link, kind, about, `${id} ${revision}`));
  }
}
