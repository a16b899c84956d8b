import { Inject, Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { isGone, isTaken, patienceMs, pauseMs, retryDelayMs, type DeliveryState, type WebhookMessage } from '@kontor/domain';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { clock } from '../../platform/context/clock.ts';
import type { Logger } from '../../platform/context/logger.ts';
import { CONFIG, LOGGER } from '../../platform/context/tokens.ts';
import { opened } from '../../platform/encryption/encrypted.ts';
import { toAnswer } from '../../platform/errors/to-answer.ts';
import { HookPost, type Answered } from './hook-post.ts';
import { RecordRoutes } from './record-routes.ts';
import { signedHeaders } from './signature.ts';
import { switchOff } from './switch-off.ts';
import { asOwner, hooksOf, type Hook } from './webhook-owner.ts';

type Delivery = {
  id: number;
  messageId: string;
  type: string;
  subject: string;
  subjectId: number;
  kind: WebhookMessage['data']['kind'];
  at: string;
  attempts: number;
};
type Result = Answered & { id: number; attempts: number; request: string | null; state: DeliveryState; nextAt: Date | null };

/** Deliveries of a webhook that are on their way at the same time, of different records. */
const atOnce = 20;
/** After this time an attempt whose process died is made again. */
const leaseMs = 60_000;
/** How long a record that was read for one webhook serves the others of the same owner, for the same change. */
const keptMs = 5000;

const columns = sql`id, message_id as "messageId", type, subject, subject_id as "subjectId", kind, at, attempts`;

/** Is the delivery `p` due, and none of the same record before it waiting? */
const isReady = (now: string) => sql`p.state = 'pending' and p.next_at <= ${now}::timestamptz
  and not exists (select 1 from webhook_delivery e where e.webhook_id = p.webhook_id and e.subject = p.subject
    and e.subject_id = p.subject_id and e.state = 'pending' and e.id < p.id)`;

/** Makes the attempts of deliveries: at least once each, and those of one record one after another. */
@Injectable()
export class WebhookAttempts {
  private readonly post: HookPost;
  private readonly read = new Map<string, { until: number; record: Promise<object | null> }>();

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly orm: MikroORM,
    private readonly records: RecordRoutes,
  ) {
    this.post = new HookPost({ allowsPrivate: config.webhookAddresses === 'all' });
  }

  close(): void {
    this.post.close();
  }

  /** The webhooks that have something to do now. */
  async due(): Promise<number[]> {
    const now = clock.now().toISOString();
    const { rows } = await sql<{ id: number }>`select w.id from webhook w join webhook_state n on n.webhook_id = w.id
      where w.active and (n.paused_until is null or n.paused_until <= ${now}::timestamptz)
        and exists (select 1 from webhook_delivery p where p.webhook_id = w.id and ${isReady(now)})
      order by w.id`.execute(this.db());
    return rows.map(({ id }) => id);
  }

  /** Attempts what is due for a webhook, until nothing is or it fails. */
  async serve(id: number, stopped?: AbortSignal): Promise<void> {
    while (!stopped?.aborted) {
      const [hook] = await hooksOf(this.orm, id);
      if (!hook?.active || !hook.rules) return;
      // One that fails is tried by a single delivery.
      const deliveries = await this.take(id, hook.failures > 0 ? 1 : atOnce);
      if (!deliveries.length) return;
      const results = await this.attempt(hook, deliveries);
      await this.record(results);
      if (!(await this.fared(hook, results))) return;
    }
  }

  /** Makes one attempt at once, whatever the state of the webhook is, and none after it. */
  async attemptNow(webhookId: number, deliveryId: number): Promise<void> {
    const [hook] = await hooksOf(this.orm, webhookId);
    const nextAt = new Date(clock.now().getTime() + leaseMs).toISOString();
    const { rows } = await sql<Delivery>`update webhook_delivery set attempts = attempts + 1, next_at = ${nextAt}::timestamptz
      where id = ${deliveryId} and webhook_id = ${webhookId} returning ${columns}`.execute(this.db());
    if (!hook) return;
    const results = await this.attempt(hook, rows);
    await this.record(
      results.map((result) => ({ ...result, ...(result.state === 'pending' && { state: 'failed', nextAt: null }) })),
    );
  }

  /** Takes what is due: the earliest delivery of each record, and none while another process attempts an earlier one. */
  private async take(id: number, most: number): Promise<Delivery[]> {
    const now = clock.now();
    const [due, until] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
    const { rows } = await sql<Delivery>`update webhook_delivery set attempts = attempts + 1, next_at = ${until}::timestamptz
      where id in (select p.id from webhook_delivery p
        where p.webhook_id = ${id} and ${isReady(due)}
        order by p.next_at, p.id limit ${most} for update skip locked)
      returning ${columns}`.execute(this.db());
    return rows.toSorted((a, b) => a.id - b.id);
  }

  /** The records are read one after another, so that a webhook takes no more than one connection; the posts go out together. */
  private async attempt(hook: Hook, deliveries: readonly Delivery[]): Promise<Result[]> {
    const secrets = secretsOf(hook);
    const bodies: (string | undefined)[] = [];
    for (const delivery of deliveries) bodies.push(await this.bodyOf(hook, delivery));
    return Promise.all(
      deliveries.map(async ({ id, messageId, attempts }, place) => {
        const body = bodies[place];
        const seconds = Math.floor(clock.now().getTime() / 1000);
        const answered =
          body === undefined
            ? unread
            : secrets
              ? await this.post.post(hook.url, signedHeaders(secrets, { messageId, seconds, body }), body)
              : unsigned;
        return { ...answered, id, attempts, request: body ?? null, ...outcome(answered, attempts) };
      }),
    );
  }

  /** Undefined when the record cannot be read: it is tried again by itself, and in the end left out, so that it holds up nothing else. */
  private async bodyOf(hook: Hook, delivery: Delivery): Promise<string | undefined> {
    try {
      return JSON.stringify(await this.messageOf(hook, delivery));
    } catch (error) {
      if (toAnswer(error).status === 503) throw error;
      const { id, attempts } = delivery;
      const isLeftOut = retryDelayMs(attempts, 0) === undefined;
      this.logger.warn(
        { err: error, webhook: hook.id, delivery: id, attempt: attempts },
        isLeftOut ? 'a record could not be read, and its delivery is left out' : 'a record could not be read for a webhook',
      );
      return undefined;
    }
  }

  private async messageOf(hook: Hook, { type, subject, subjectId, kind, at }: Delivery): Promise<WebhookMessage> {
    const verb = type.slice(subject.length + 1);
    const data: WebhookMessage['data'] = { subject, id: subjectId, kind, verb };
    if (hook.content === 'record') data.record = await this.recordFor(hook, subject, subjectId, at);
    return { type, timestamp: new Date(at).toISOString(), data };
  }

  /** Read after the change of that moment, so whoever asks for the same change may have it too. */
  private recordFor(hook: Hook, subject: string, id: number, at: string): Promise<object | null> {
    const key = [hook.userId, hook.serviceAccountId, subject, id, at].join(' ');
    const found = this.read.get(key);
    const now = Date.now();
    if (found && found.until > now) return found.record;
    if (this.read.size > 2000) this.read.clear();
    const record = asOwner(this.orm, hook, () => this.records.read(subject, id));
    this.read.set(key, { until: now + keptMs, record });
    record.catch(() => this.read.delete(key));
    return record;
  }

  private async record(results: readonly Result[]): Promise<void> {
    await sql`update webhook_delivery d set state = r.state, next_at = r."nextAt", tried_at = ${clock.now().toISOString()}::timestamptz,
        status = r.status, error = r.error, took_ms = r."tookMs", request = r.request, answer = r.answer
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(id bigint, state text, "nextAt" timestamptz, status int, error text,
        "tookMs" int, request text, answer text)
      where d.id = r.id`.execute(this.db());
  }

  /** Keeps how the webhook fares. True when it is to go on at once. */
  private async fared(hook: Hook, results: readonly Result[]): Promise<boolean> {
    if (results.some(({ status }) => isGone(status))) {
      await switchOff(this.orm, hook.id, 'gone');
      return false;
    }
    const now = clock.now();
    if (results.some(({ state }) => state === 'delivered')) {
      if (hook.failures)
        await sql`update webhook_state set failures = 0, failing_since = null, paused_until = null where webhook_id = ${hook.id}`.execute(
          this.db(),
        );
      return true;
    }
    // Says nothing about the receiver.
    if (results.every(({ error }) => error === unread.error)) return true;
    const pausedUntil = new Date(now.getTime() + pauseMs(hook.failures + 1, Math.random()));
    const { rows } = await sql<{
      since: string;
    }>`update webhook_state set failures = failures + 1, paused_until = ${pausedUntil.toISOString()}::timestamptz,
      failing_since = coalesce(failing_since, ${now.toISOString()}::timestamptz) where webhook_id = ${hook.id}
      returning failing_since as since`.execute(this.db());
    const since = Date.parse(rows[0]?.since ?? now.toISOString());
    if (now.getTime() - since >= patienceMs) await switchOff(this.orm, hook.id, 'failing');
    return false;
  }

  private db() {
    return this.orm.em.fork().getKysely();
  }
}

function outcome({ status }: Answered, attempts: number): Pick<Result, 'state' | 'nextAt'> {
  if (status !== null && isTaken(status)) return { state: 'delivered', nextAt: null };
  const delay = retryDelayMs(attempts, Math.random());
  if (delay === undefined) return { state: 'failed', nextAt: null };
  return { state: 'pending', nextAt: new Date(clock.now().getTime() + delay) };
}

const unread: Answered = { status: null, answer: null, error: 'unreadableRecord', tookMs: 0 };
const unsigned: Answered = { status: null, answer: null, error: 'unreadableSecret', tookMs: 0 };

/** Undefined when no key of this installation decrypts the secret: without it the receiver could not tell who sends. */
function secretsOf({ secret, previousSecret, previousSecretUntil }: Hook): string[] | undefined {
  const current = opened(secret);
  if (current === undefined) return undefined;
  const isBoth = previousSecret && previousSecretUntil && Date.parse(previousSecretUntil) > clock.now().getTime();
  const former = isBoth ? opened(previousSecret) : undefined;
  return former === undefined ? [current] : [current, former];
}
