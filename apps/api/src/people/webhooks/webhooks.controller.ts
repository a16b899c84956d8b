import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { type MadeWebhook, NewWebhookInput, type WholeWebhookDelivery, WebhookInput, type WebhookRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { WebhooksService } from './webhooks.service.ts';

/** Addresses that are told what happens here, by the Standard Webhooks scheme. */
@Controller('api/v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** Lists webhooks with their owner and how they fare, one page at a time. */
  @Get()
  @Can('read', 'Webhook')
  list(@Query() query: ListQuery): Promise<Page<WebhookRecord>> {
    return this.webhooks.list(query);
  }

  /** Returns one webhook, without its secret. */
  @Get(':id')
  @Can('read', 'Webhook')
  get(@Param('id', IdPipe) id: number): Promise<WebhookRecord> {
    return this.webhooks.get(id);
  }

  /** Adds a webhook, which is told what its owner may read. The answer is the only place that has the secret. */
  @Post()
  @NeverKept()
  @Can('create', 'Webhook')
  create(@Body() input: NewWebhookInput): Promise<MadeWebhook> {
    return this.webhooks.create(input);
  }

  /** Changes a webhook; what is left out stays as it was. Switching it on again tells what happens from then on. */
  @Put(':id')
  @Can('update', 'Webhook')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: WebhookInput): Promise<WebhookRecord> {
    return this.webhooks.update(id, version, input);
  }

  /** Deletes a webhook with the log of its deliveries. */
  @Delete(':id')
  @Can('delete', 'Webhook')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<WebhookRecord> {
    return this.webhooks.remove(id, version);
  }

  /** Changes the secret. For a day deliveries are signed with the former one as well. The answer is the only place that has the new one. */
  @Post(':id/change-secret')
  @HttpCode(200)
  @NeverKept()
  @Can('update', 'Webhook')
  changeSecret(@Param('id', IdPipe) id: number, @Version() version: number): Promise<MadeWebhook> {
    return this.webhooks.changeSecret(id, version);
  }

  /** Sends the event `Webhook.test` at once and returns what was answered; it is not tried again. */
  @Post(':id/test')
  @HttpCode(200)
  @Can('send', 'Webhook')
  test(@Param('id', IdPipe) id: number): Promise<WholeWebhookDelivery> {
    return this.webhooks.test(id);
  }
}
