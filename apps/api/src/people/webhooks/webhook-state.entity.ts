import { defineEntity, p } from '@mikro-orm/core';
import { Webhook } from './webhook.entity.ts';

/** How a webhook fares. In a table of its own, since each change of a webhook has an entry in the history. */
const schema = defineEntity({
  name: 'WebhookState',
  tableName: 'webhook_state',
  properties: {
    webhookId: () =>
      p.manyToOne(Webhook).mapToPk().joinColumn('webhook_id').deleteRule('cascade').updateRule('no action').primary(),
    /** Up to where the changes became deliveries, as in the feed of changes. */
    cursor: p.string().length(60),
    /** Failures since the latest success. */
    failures: p.integer().default(0),
    failingSince: p.datetime().nullable(),
    /** After a failure, nothing is sent before. */
    pausedUntil: p.datetime().nullable(),
  },
});
export class WebhookState extends schema.class {}
schema.setClass(WebhookState);
