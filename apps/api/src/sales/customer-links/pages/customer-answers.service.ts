import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertAnswerable,
  CustomerDecisionInput,
  DomainError,
  messagesIn,
  readInput,
  type Language,
  type NotificationKind,
} from '@kontor/domain';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { Estimate } from '../../estimates/estimate.entity.ts';
import { EstimateDecisionsService } from '../../estimates/estimate-decisions.service.ts';
import type { Typed } from './answer-form.ts';
import { CustomerPagesService } from './customer-pages.service.ts';
import { askedLanguage } from './page-errors.filter.ts';
import { pageWords } from './page-words.ts';
import type { OpenLink } from './shown.ts';
import { tellMaker } from './tell-maker.ts';

/** The fields of a form, as a browser sends them. */
export type Sent = Record<string, unknown>;
type From = { ip: string; language: Language | undefined };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Customers' answers to estimates. */
@Injectable()
export class CustomerAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: CustomerPagesService,
    private readonly decisions: EstimateDecisionsService,
  ) {}

  /**
   * Stores the answer to an estimate. Returns the typed text with its problems; undefined once it is stored, and where it was
   * answered the same before, which the page then shows.
   */
  async take(
    link: OpenLink,
    id: number,
    verb: 'accept' | 'decline',
    { revision, name, remark }: Sent,
    { ip, language = askedLanguage() }: From,
  ): Promise<Typed | undefined> {
    const typed = { name: textOf(name), remark: textOf(remark) };
    const words = pageWords[language];
    await this.pages.assertOpens(link, 'estimates', id);
    const { input } = await readInput(CustomerDecisionInput, {
      ...typed,
      remark: typed.remark || null,
      revision: Number(revision),
    });
    if (!input) return { ...typed, problem: typed.name.trim() ? words.tooLong : words.nameMissing };
    try {
      await this.decide(link, id, verb, input, ip);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof ApiError)) throw error;
      if (error.code === 'customer_link.decided') {
        if (await this.isDecided(id, verb)) return undefined;
      } else if (error.code !== 'customer_link.revised' && error.code !== 'estimate.expired') throw error;
      return { ...typed, problem: messagesIn(language)[error.code] };
    }
  }

  /** Sent twice, or by two people who agree. */
  private async isDecided(id: number, verb: 'accept' | 'decline'): Promise<boolean> {
    const estimate = await this.em.fork().findOne(Estimate, { id });
    return estimate?.status === (verb === 'accept' ? 'accepted' : 'rejected');
  }

  private async decide(
    link: OpenLink,
    id: number,
    verb: 'accept' | 'decline',
    { revision, name, remark }: CustomerDecisionInput,
    ip: string,
  ): Promise<void> {
    const by = { decidedByName: name.trim(), decidedFrom: ip.slice(0, 45) || null, remark: remark?.trim() || null };
    const { number } = await this.decisions.decideByLink(id, verb, by, (estimate) => assertAnswerable(estimate, revision));
    const kind: NotificationKind = verb === 'accept' ? 'estimateAccepted' : 'estimateDeclined';
    const about = { subject: 'Estimate', subjectId: id, name: number ?? '' } as const;
    await inTransaction(this.em, (em) => tellMaker(em, link, kind, about, `${id} ${revision}`));
  }
}
