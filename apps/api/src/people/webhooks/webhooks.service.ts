import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { mayGrant, rulesFor, webhookEvents } from '@kontor/abilities';
import {
  bothSecretsMs,
  DomainError,
  mostWebhooks,
  type AbilityRule,
  type MadeWebhook,
  type NewWebhookInput,
  type WholeWebhookDelivery,
  type WebhookDeliveryRecord,
  type WebhookInput,
  type WebhookRecord,
} from '@kontor/domain';
import type { Config } from '../../config.ts';
import { actor, person } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { Page } from '../../platform/rest/page.ts';
import { createOne, removeOne, toChange, updateOne } from '../../platform/rest/writing.ts';
import { ServiceAccount } from '../credentials/service-account.entity.ts';
import { assertMayManage } from '../users/user.rights.ts';
import { newSecret } from './signature.ts';
import { WebhookAttempts } from './webhook-attempts.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEvents } from './webhook-events.ts';
import { WebhookState } from './webhook-state.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { deliveryList, webhookList } from './webhooks.list.ts';

/**
 * A webhook tells what its owner may read, to an address that a person chose. So nobody sets up, changes or reads along one whose owner has a right that
 * they lack.
 */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: WebhookEvents,
    private readonly attempts: WebhookAttempts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  list(query: ListQuery): Promise<Page<WebhookRecord>> {
    return pageOf(this.em, webhookList, query);
  }

  get(id: number): Promise<WebhookRecord> {
    return oneOf(this.em, webhookList, id);
  }

  async create({ serviceAccountId = null, ...input }: NewWebhookInput): Promise<MadeWebhook> {
    this.assertFits(input);
    const owner = serviceAccountId === null ? { userId: person().userId } : await this.serviceOwner(serviceAccountId);
    const secret = newSecret();
    const cursor = await this.events.now();
    const id = await this.em.transactional(async (em) => {
      // Locked: of requests at the same moment, none counts without the others.
      await sql`select pg_advisory_xact_lock(7451005)`.execute(em.getKysely());
      if ((await em.count(Webhook)) >= mostWebhooks) throw new DomainError('webhook.too_many', { max: mostWebhooks });
      const { name, url, events = null, content = 'id', active = true } = input;
      const hook = await createOne(em, Webhook, input, { ...owner, name, url, events, content, active, secret });
      em.create(WebhookState, { webhookId: hook.id, cursor });
      return hook.id;
    });
    return { secret, record: await this.get(id) };
  }

  async update(id: number, version: number, input: WebhookInput): Promise<WebhookRecord> {
    this.assertFits(input);
    const cursor = await this.events.now();
    await this.em.transactional(async (em) => {
      let wasActive = true;
      const hook = await updateOne(em, Webhook, {
        id,
        version,
        input,
        check: async (before) => {
          wasActive = before.active;
          await this.assertMayManageOwner(before);
        },
        columns: input.active === undefined ? input : { ...input, offReason: null },
      });
      if (hook.active && !wasActive) await this.beginAgain(em, id, cursor);
    });
    return this.get(id);
  }

  /** What happened while it was off is not told; what was waiting is. */
  private async beginAgain(em: EntityManager, id: number, cursor: string): Promise<void> {
    const db = em.getKysely();
    await sql`update webhook_state set cursor = ${cursor}, failures = 0, failing_since = null, paused_until = null
      where webhook_id = ${id}`.execute(db);
    await sql`update webhook_delivery set next_at = ${clock.now().toISOString()}::timestamptz
      where webhook_id = ${id} and state = 'pending'`.execute(db);
  }

  /** A new secret. The former one signs as well for a day, so that the receiver can change over without missing a delivery. */
  async changeSecret(id: number, version: number): Promise<MadeWebhook> {
    const secret = newSecret();
    const previousSecretUntil = new Date(clock.now().getTime() + bothSecretsMs);
    await updateOne(this.em, Webhook, {
      id,
      version,
      input: {},
      check: (hook) => this.assertMayManageOwner(hook),
      columns: ({ secret: previousSecret }) => Promise.resolve({ previousSecret, previousSecretUntil, secret }),
    });
    return { secret, record: await this.get(id) };
  }

  async remove(id: number, version: number): Promise<WebhookRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Webhook, id, version, (hook) => this.assertMayManageOwner(hook));
    return record;
  }

  /** Sends a test event at once, also to a webhook that is switched off. */
  async test(id: number): Promise<WholeWebhookDelivery> {
    const hook = await toChange(this.em, Webhook, id, 'send', 'Webhook');
    await this.assertMayManageOwner(hook);
    const delivery = this.em.create(WebhookDelivery, {
      webhookId: id,
      messageId: `msg_${randomUUID()}`,
      type: 'Webhook.test',
      subject: 'Webhook',
      subjectId: id,
      kind: 'update',
      at: clock.now(),
      state: 'failed',
    });
    await this.em.flush();
    await this.attempts.attemptNow(id, delivery.id);
    return this.delivery(delivery.id);
  }

  deliveries(query: ListQuery): Promise<Page<WebhookDeliveryRecord>> {
    return pageOf(this.em, deliveryList, query);
  }

  /** With request and answer, for those who could set the webhook up. */
  async delivery(id: number): Promise<WholeWebhookDelivery> {
    const record = await oneOf(this.em, deliveryList, id);
    const hook = await this.em.findOne(Webhook, { id: record.webhookId });
    const mayRead = hook !== null && (await this.mayManageOwner(hook));
    const [kept] = mayRead ? await this.em.find(WebhookDelivery, { id }, { refresh: true }) : [];
    return { ...record, request: kept?.request ?? null, answer: kept?.answer ?? null };
  }

  /** Sends a delivery once more, at once. It keeps its message id: a receiver that has it already can tell. */
  async sendAgain(id: number): Promise<WholeWebhookDelivery> {
    const { webhookId, state } = await oneOf(this.em, deliveryList, id);
    const hook = await this.em.findOne(Webhook, { id: webhookId });
    if (!hook) throw notFound();
    allow('send', 'Webhook', hook);
    await this.assertMayManageOwner(hook);
    if (state === 'pending') throw new DomainError('webhook.still_pending');
    await this.attempts.attemptNow(webhookId, id);
    return this.delivery(id);
  }

  private assertFits({ url, events }: Pick<WebhookInput, 'url' | 'events'>): void {
    const unknown = events?.findIndex((event) => !webhookEvents.includes(event)) ?? -1;
    if (unknown >= 0)
      throw new DomainError('webhook.unknown_event', undefined, { [`events.${unknown}`]: { code: 'webhook.unknown_event' } });
    if (this.config.webhookAddresses === 'public' && !url.startsWith('https:'))
      throw new DomainError('webhook.needs_https', undefined, { url: { code: 'webhook.needs_https' } });
  }

  private async serviceOwner(id: number): Promise<{ serviceAccountId: number }> {
    const account = await this.em.findOne(ServiceAccount, { id });
    if (!account)
      throw new DomainError('error.reference_missing', undefined, { serviceAccountId: { code: 'error.reference_missing' } });
    allow('read', 'ServiceAccount', account);
    if (!account.active)
      throw new DomainError('service_account.inactive', undefined, { serviceAccountId: { code: 'service_account.inactive' } });
    await assertMayManage(this.em, [account.roleId], 'serviceAccountId');
    return { serviceAccountId: id };
  }

  /** Has the actor every right of the owner? One's own records are those of the owner, and a service account has none. */
  private async mayManageOwner({ userId = null, serviceAccountId = null }: Webhook): Promise<boolean> {
    const { rows } = await sql<{ rules: AbilityRule[] }>`select r.rules from role r
      where r.id = (select role_id from user_account where id = ${userId}) or r.id = (select role_id from service_account where id = ${serviceAccountId})`.execute(
      this.em.getKysely(),
    );
    const by = actor();
    const held = by.ability.rules as AbilityRule[];
    return rows.every(({ rules }) => mayGrant(held, rulesFor(rules, userId ?? by.userId ?? 0)));
  }

  private async assertMayManageOwner(hook: Webhook): Promise<void> {
    if (!(await this.mayManageOwner(hook))) throw new ApiError('user.role_exceeds_yours');
  }
}
