import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { endpointOf, type EInvoiceDeliveryProblem } from '@kontor/domain';
import type { Config } from '../../config.ts';
import {
  ACCESS_POINT_PORT,
  NoAnswer,
  TokenRefused,
  type AccessPointPort,
  type DeliveryNews,
} from '../../firm/access-point/access-point.port.ts';
import { AccessPoints, type AccessPointSettings } from '../../firm/access-point/access-points.service.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { ERROR_SINK, type ErrorSink } from '../../platform/errors/error-sink.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import { enqueueHandingOver } from './begin-delivery.ts';
import { lockDocument, type DeliveryDocument } from './delivery-document.ts';
import { EInvoiceDelivery } from './e-invoice-delivery.entity.ts';
import { lockDelivery, noteState, takeNews, tellFailure } from './take-news.ts';

/** Longer than a call may take, and shorter than a killed worker's job waits. */
const claimMs = 25_000;

type Claim = { delivery: EInvoiceDelivery; document: DeliveryDocument; wasTried: boolean };

/** Hands an e-invoice to the access point: tried again until it has it, and never handed over twice. */
@Injectable()
export class HandingOver {
  constructor(
    private readonly accessPoints: AccessPoints,
    @Inject(ACCESS_POINT_PORT) private readonly port: AccessPointPort,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ERROR_SINK) private readonly errors: ErrorSink,
  ) {}

  async handOver(em: EntityManager, deliveryId: number, isLastTry: boolean): Promise<void> {
    const settings = await this.accessPoints.settings(em);
    const claim = await this.claim(em, deliveryId, Boolean(settings));
    if (!claim) return;
    const { delivery, document } = claim;
    const failed = (why: string) => `The e-invoice of ${document.number} could not be handed to the access point: ${why}`;
    if (!settings) return this.giveUp(em, claim, 'notSetUp', failed('none is set up'));
    let news: DeliveryNews;
    try {
      news = await this.pass(claim, settings);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof TokenRefused) return this.giveUp(em, claim, 'tokenRefused', failed(message));
      if (!(error instanceof NoAnswer)) throw error;
      // The last one is recorded by the job that fails.
      if (isLastTry) await this.giveUp(em, claim, 'noAnswer', null);
      else await this.release(em, deliveryId);
      throw new Error(failed(message), { cause: error });
    }
    const rejection = await takeNews(em, delivery, news);
    if (rejection) await this.errors.record('job', new Error(rejection), 'e-invoice delivery');
  }

  /** Where an answer was lost, or may have been, it asks before it hands over: the access point may have it. */
  private async pass({ delivery, document, wasTried }: Claim, settings: AccessPointSettings): Promise<DeliveryNews> {
    const { key } = delivery;
    const known = wasTried ? await this.port.newsOf(settings, key) : undefined;
    if (known) return known;
    const { number, snapshot, storageKey } = document;
    const [sender, recipient] = [endpointOf(snapshot.seller), endpointOf(snapshot.buyer)];
    if (!sender || !recipient || !storageKey) throw new Error(`${number} has no e-invoice to hand over`);
    const xml = await buffer(await this.store.open(storageKey));
    const news = { address: `${this.config.publicUrl}/api/v1/access-point/news`, secret: settings.newsSecret };
    return this.port.handOver(settings, { key, number, sender, recipient, xml, news });
  }

  /** Marks it as being handed over by this run alone. Undefined when there is nothing to do, or another run does it. */
  private claim(em: EntityManager, id: number, isSetUp: boolean): Promise<Claim | undefined> {
    return em.transactional(async (inner) => {
      const of = await inner.findOne(EInvoiceDelivery, { id }, { refresh: true });
      if (!of) return undefined;
      const document = await lockDocument(inner, of.subjectType, of.subjectId);
      const delivery = await lockDelivery(inner, id);
      if (delivery.state !== 'queued') return undefined;
      const [now, wasTried] = [clock.now(), Boolean(delivery.triedAt)];
      if (delivery.claimedUntil && delivery.claimedUntil > now) {
        await enqueueHandingOver(inner, id, delivery.claimedUntil);
        return undefined;
      }
      if (document.status === 'void') {
        inner.remove(delivery);
        return undefined;
      }
      if (isSetUp) {
        const claimedUntil = new Date(now.getTime() + claimMs);
        inner.assign(delivery, { triedAt: delivery.triedAt ?? now, claimedUntil });
      }
      return { delivery, document, wasTried };
    });
  }

  private async release(em: EntityManager, id: number): Promise<void> {
    await em.nativeUpdate(EInvoiceDelivery, { id }, { claimedUntil: null });
  }

  private async giveUp(
    em: EntityManager,
    { delivery: { id, subjectType, subjectId }, document: { number }, wasTried }: Claim,
    problem: EInvoiceDeliveryProblem,
    words: string | null,
  ): Promise<void> {
    await em.transactional(async (inner) => {
      await lockDocument(inner, subjectType, subjectId);
      const delivery = await lockDelivery(inner, id);
      if (delivery.state !== 'queued') return;
      // Whoever refuses the token, or is not there, has not got the document.
      const triedAt = problem === 'noAnswer' || wasTried ? delivery.triedAt : null;
      inner.assign(delivery, { state: 'failed', stateAt: clock.now(), problem, triedAt, claimedUntil: null });
      noteState(inner, delivery, 'queued');
      await inner.flush();
      await tellFailure(inner, delivery, number);
    });
    if (words) await this.errors.record('job', new Error(words), 'e-invoice delivery');
  }
}
