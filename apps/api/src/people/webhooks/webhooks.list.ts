import type { WebhookDeliveryRecord, WebhookRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, onlyShown, without } from '../../platform/rest/columns-of.ts';
import { text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { back, from, to } from '../../platform/rest/table.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';
import { User } from '../users/user.entity.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookState } from './webhook-state.entity.ts';
import { Webhook } from './webhook.entity.ts';

const w = from(Webhook, 'w');
const u = to(w, 'userId', User, 'u');
const s = to(w, 'serviceAccountId', ServiceAccount, 's');
const states = back(w, WebhookState, 'webhookId', 'states');

export const webhookList = listOf<WebhookRecord>('webhooks', w, {
  columns: columnsOf(w, {
    name: alphabetic,
    ownerName: alphabetic(text('coalesce(u.display_name, s.name)', u, s)),
    events: onlyShown,
    failingSince: of(states, 'failingSince'),
    pendingCount: whole(`(select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'pending')`),
    ...without('secret', 'previousSecret'),
  }),
  search: ['name', 'url', 'ownerName'],
  sort: ['name', 'ASC'],
});

const d = from(WebhookDelivery, 'd');
const ofHook = to(d, 'webhookId', Webhook, 'h');

export const deliveryList = listOf<WebhookDeliveryRecord>('webhook-deliveries', d, {
  subject: 'Webhook',
  columns: columnsOf(d, {
    webhookName: of(ofHook, 'name'),
    ...without('kind', 'request', 'answer'),
  }),
  // The conditions of a right are about the webhook.
  hidden: columnsOf(ofHook, without('secret', 'previousSecret')),
  search: ['type'],
  sort: ['id', 'DESC'],
});
