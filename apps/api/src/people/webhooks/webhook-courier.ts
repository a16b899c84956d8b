import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../../config.ts';
import type { Logger } from '../../platform/context/logger.ts';
import { CONFIG, LOGGER } from '../../platform/context/tokens.ts';
import { historyChannel } from '../../platform/events/history-feed.ts';
import { PgListener } from '../../platform/messages/pg-listener.ts';
import { WebhookAttempts } from './webhook-attempts.ts';
import { WebhookEvents } from './webhook-events.ts';

/** Changes that come close together are read together. */
const gapMs = 250;
/** How often retries that are due are looked for. */
const restMs = 5000;
/** Webhooks that are served at the same time: each takes a connection now and then, and the API needs its own. */
const mostLanes = 4;

/**
 * Serves the webhooks of the database in this process, beside the jobs: reads the history when there is something new, makes deliveries of it, and
 * attempts those that are due. Nothing is done in the transactions of others. Replicas share the work by the rows that they take.
 */
@Injectable()
export class WebhookCourier implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = new AbortController();
  private woken = new AbortController();
  private running: Promise<void> | undefined;
  private readonly lanes = new Map<number, Promise<void>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly listener: PgListener,
    private readonly events: WebhookEvents,
    private readonly attempts: WebhookAttempts,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    this.stopped = new AbortController();
    this.listener.on(historyChannel, () => this.woken.abort());
    this.running = this.keepRunning(this.stopped.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    this.woken.abort();
    await this.running;
    await Promise.all(this.lanes.values());
    this.attempts.close();
  }

  /** Makes deliveries of what has happened and each attempt that is due. */
  async serve(): Promise<void> {
    await this.events.collect();
    for (let due = await this.attempts.due(); due.length; due = await this.attempts.due())
      await Promise.all(due.map((id) => this.attempts.serve(id)));
  }

  private async keepRunning(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      this.woken = new AbortController();
      try {
        await this.events.collect();
        await this.fillLanes();
      } catch (error) {
        this.logger.warn({ err: error }, 'webhooks wait for the database');
      }
      await pause(restMs, undefined, { signal: this.woken.signal }).catch(() => undefined);
      await pause(gapMs, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  /** A webhook that hangs keeps one lane busy, and only for an attempt at a time: after a failure it waits. */
  private async fillLanes(): Promise<void> {
    for (const id of await this.attempts.due()) {
      if (this.lanes.size >= mostLanes || this.stopped.signal.aborted) return;
      if (this.lanes.has(id)) continue;
      const lane = this.attempts
        .serve(id, this.stopped.signal)
        .catch((error: unknown) => this.logger.warn({ err: error, webhook: id }, 'a webhook is served again later'))
        .finally(() => {
          this.lanes.delete(id);
          // Another one may have waited for a lane.
          this.woken.abort();
        });
      this.lanes.set(id, lane);
    }
  }
}
