import { defineEntity, p } from '@mikro-orm/core';
import { deliveryProblems, deliveryStates } from '@kontor/domain';
import { Webhook } from './webhook.entity.ts';

const schema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_webhook_index', properties: ['webhookId', 'id'] },
    { name: 'webhook_delivery_at_index', properties: ['at'] },
    {
      name: 'webhook_delivery_waiting_index',
      expression: `create index "webhook_delivery_waiting_index" on "webhook_delivery" ("webhook_id", "subject", "subject_id", "id") where "state" = 'pending'`,
    },
    {
      name: 'webhook_delivery_due_index',
      expression: `create index "webhook_delivery_due_index" on "webhook_delivery" ("webhook_id", "next_at") where "state" = 'pending'`,
    },
  ],
  properties: {
    id: p.bigint('number').primary(),
    webhookId: () => p.manyToOne(Webhook).mapToPk().joinColumn('webhook_id').deleteRule('cascade').updateRule('no action'),
    messageId: p.string().length(40),
    type: p.string().length(81),
    subject: p.string().length(40),
    subjectId: p.integer(),
    kind: p.string().length(10),
    at: p.datetime(),
    state: p.enum(deliveryStates).default('pending'),
    attempts: p.integer().default(0),
    /** When the next attempt is due; during one, when another process may take it for lost. */
    nextAt: p.datetime().nullable(),
    triedAt: p.datetime().nullable(),
    status: p.integer().nullable(),
    error: p.enum(deliveryProblems).nullable(),
    tookMs: p.integer().nullable(),
    request: p.text().nullable(),
    answer: p.text().nullable(),
  },
});
export class WebhookDelivery extends schema.class {}
schema.setClass(WebhookDelivery);
