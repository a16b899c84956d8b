import { defineEntity, p } from '@mikro-orm/core';
import { webhookContents, webhookOffReasons } from '@kontor/domain';
import { encrypted } from '../../platform/encryption/encrypted.ts';
import { base } from '../../platform/orm/base.ts';
import { person } from '../../platform/orm/later-entity.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';

/** What it tells is decided by the rights of its owner: a person or a service account. */
const schema = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  checks: [{ name: 'webhook_one_owner', expression: 'num_nonnulls(user_id, service_account_id) = 1' }],
  properties: {
    ...base,
    name: p.string().length(100),
    url: p.string().length(500),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').nullable().index(),
    serviceAccountId: () =>
      p.manyToOne(ServiceAccount).mapToPk().joinColumn('service_account_id').deleteRule('no action').nullable().index(),
    events: p.json<string[]>().nullable(),
    content: p.enum(webhookContents),
    active: p.boolean().default(true),
    offReason: p.enum(webhookOffReasons).nullable(),
    secret: encrypted().hidden(),
    previousSecret: encrypted().hidden().nullable(),
    previousSecretUntil: p.datetime().nullable(),
  },
});
export class Webhook extends schema.class {}
schema.setClass(Webhook);
