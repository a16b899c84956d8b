import { defineSubject } from '../../platform/subjects/subject.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookState } from './webhook-state.entity.ts';
import { Webhook } from './webhook.entity.ts';

export const webhookSubject = defineSubject({
  entity: Webhook,
  parts: [{ entity: WebhookState }, { entity: WebhookDelivery }],
  secret: ['secret', 'previousSecret'],
  quiet: ['previousSecretUntil'],
  page: 'webhooks',
  constraints: { webhook_service_account_id_foreign: { code: 'service_account.has_webhooks' } },
});
