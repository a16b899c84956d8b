import { Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { deliveryDays } from '@kontor/domain';
import { sql } from 'kysely';
import { ChangesModule } from '../../platform/changes/changes.module.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';
import { RecordRoutes } from './record-routes.ts';
import { WebhookAttempts } from './webhook-attempts.ts';
import { WebhookCourier } from './webhook-courier.ts';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.ts';
import { WebhookEvents } from './webhook-events.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksService } from './webhooks.service.ts';

const forgetDeliveries = job<object>('forgetDeliveries');

@Module({
  imports: [ChangesModule, DiscoveryModule],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [WebhooksService, WebhookEvents, WebhookAttempts, WebhookCourier, RecordRoutes],
})
export class WebhooksModule implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(forgetDeliveries, forget, '47 * * * *');
  }
}

async function forget(_: object, em: EntityManager): Promise<void> {
  await sql`delete from webhook_delivery where at < now() - make_interval(days => ${deliveryDays})`.execute(em.getKysely());
}
