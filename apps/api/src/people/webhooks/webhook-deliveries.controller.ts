import { Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import type { WholeWebhookDelivery, WebhookDeliveryRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { WebhooksService } from './webhooks.service.ts';

/** The log of what was sent to webhooks, kept for thirty days. */
@Controller('api/v1/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** Lists deliveries, latest first, without what was sent and answered. */
  @Get()
  @Can('read', 'Webhook')
  list(@Query() query: ListQuery): Promise<Page<WebhookDeliveryRecord>> {
    return this.webhooks.deliveries(query);
  }

  /** Returns one delivery with what was sent and answered, for those who could set up its webhook. */
  @Get(':id')
  @Can('read', 'Webhook')
  get(@Param('id', IdPipe) id: number): Promise<WholeWebhookDelivery> {
    return this.webhooks.delivery(id);
  }

  /** Sends a delivery once more, at once, with the same `webhook-id`, and returns what was answered. */
  @Post(':id/send')
  @HttpCode(200)
  @Can('send', 'Webhook')
  send(@Param('id', IdPipe) id: number): Promise<WholeWebhookDelivery> {
    return this.webhooks.sendAgain(id);
  }
}
