import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { deliverEInvoice } from '../../documents/e-invoice/deliver-e-invoice.job.ts';
import { AccessPoints } from '../../firm/access-point/access-points.service.ts';
import { ACCESS_POINT_PORT, type AccessPointPort, type DeliveryNews } from '../../firm/access-point/access-point.port.ts';
import { clock } from '../../platform/context/clock.ts';
import { ERROR_SINK, type ErrorSink } from '../../platform/errors/error-sink.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { beginDelivery } from './begin-delivery.ts';
import { lockDocument } from './delivery-document.ts';
import { askAboutEInvoices, handOverEInvoice, takeEInvoiceNews } from './e-invoice-deliveries.jobs.ts';
import { EInvoiceDelivery } from './e-invoice-delivery.entity.ts';
import { HandingOver } from './handing-over.service.ts';
import { takeNews } from './take-news.ts';

const atOnce = 100;

/** The jobs of e-invoices that go by the access point. */
@Injectable()
export class EInvoiceDeliveriesTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly handing: HandingOver,
    private readonly accessPoints: AccessPoints,
    @Inject(ACCESS_POINT_PORT) private readonly port: AccessPointPort,
    @Inject(ERROR_SINK) private readonly errors: ErrorSink,
  ) {}

  onModuleInit(): void {
    this.registry.register(deliverEInvoice, ({ subject, id }, em) => this.begin(em, subject, id));
    this.registry.register(handOverEInvoice, ({ deliveryId }, em, isLastTry) => this.handing.handOver(em, deliveryId, isLastTry));
    this.registry.register(askAboutEInvoices, (_, em) => this.ask(em), '*/2 * * * *');
    this.registry.register(takeEInvoiceNews, ({ key, ...news }, em) => this.take(em, key, news));
  }

  private async begin(em: EntityManager, subject: string, id: number): Promise<void> {
    await em.transactional(async (inner) => {
      await lockDocument(inner, subject, id);
      if (await inner.count(EInvoiceDelivery, { subjectType: subject, subjectId: id })) return;
      await beginDelivery(inner, { subjectType: subject, subjectId: id, edition: 1 });
    });
  }

  /** Polls: news may never come by themselves. One that cannot be asked about stops only itself. */
  private async ask(em: EntityManager): Promise<void> {
    const settings = await this.accessPoints.settings(em);
    if (!settings) return;
    const due = await em.find(
      EInvoiceDelivery,
      { nextAskAt: { $lte: clock.now() } },
      { limit: atOnce, orderBy: { nextAskAt: 'asc' } },
    );
    for (const delivery of due) {
      const unchanged: DeliveryNews = { state: delivery.state === 'accepted' ? 'accepted' : 'sent', reason: null };
      const news = await this.port.newsOf(settings, delivery.key).catch(() => undefined);
      await this.tell(await takeNews(em, delivery, news ?? unchanged));
    }
  }

  /** Ignores what names no e-invoice of ours. */
  private async take(em: EntityManager, key: string, news: DeliveryNews): Promise<void> {
    const delivery = await em.findOne(EInvoiceDelivery, { key });
    if (delivery) await this.tell(await takeNews(em, delivery, news));
  }

  private async tell(rejection: string | null): Promise<void> {
    if (rejection) await this.errors.record('job', new Error(rejection), 'e-invoice delivery');
  }
}
