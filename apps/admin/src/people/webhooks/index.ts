import type { WebhookDeliveryRecord, WebhookInput, WebhookRecord } from '@kontor/domain';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { roleWords } from '../roles/index.ts';

const words = [defineWords(() => import('./messages.ts')), roleWords];

declare module '../../platform/api/resource.ts' {
  interface Resources {
    webhooks: { record: WebhookRecord; input: WebhookInput };
    webhookDeliveries: { record: WebhookDeliveryRecord };
  }
}

/** A webhook is added in a dialog, which shows its secret once. Its page has the log of its deliveries. */
export const webhooks = [
  defineResource({
    name: 'webhooks',
    subject: 'Webhook',
    names: {
      en: 'Webhook |||| Webhooks',
      lt: 'Webhook adresas |||| Webhook adresai |||| Webhook adresų',
      no: 'Webhook |||| Webhooker',
      gender: { lt: 'm', no: 'm' },
    },
    icon: WebhookOutlined,
    recordRepresentation: 'name',
    inputKeys: ['name', 'url', 'events', 'content', 'active'],
    words,
    sort: { field: 'name', order: 'ASC' },
    list: () => import('./WebhookList.tsx').then((m) => m.WebhookList),
    edit: () => import('./WebhookEdit.tsx').then((m) => m.WebhookEdit),
    show: () => import('./WebhookShow.tsx').then((m) => m.WebhookShow),
    menu: { group: 'administration', place: 46 },
    rights: {
      group: 'people',
      objects: { en: 'webhooks', lt: 'webhook adresus', no: 'webhooker' },
    },
  }),
  defineResource({
    name: 'webhookDeliveries',
    subject: 'Webhook',
    names: {
      en: 'Delivery |||| Deliveries',
      lt: 'Pranešimas |||| Pranešimai |||| Pranešimų',
      no: 'Levering |||| Leveringer',
      gender: { lt: 'm', no: 'm' },
    },
    recordRepresentation: 'type',
    words,
    show: () => import('./DeliveryShow.tsx').then((m) => m.DeliveryShow),
    touches: ['webhooks'],
  }),
];
