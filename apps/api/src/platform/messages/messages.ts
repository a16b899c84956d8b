import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '../context/logger.ts';
import { PgListener } from './pg-listener.ts';
import { LOGGER } from '../context/tokens.ts';

/** A message to all processes on a PostgreSQL channel. */
export type Message = { channel: string; payload: string };

const gapMs = 20;
const retryMs = 1000;
/** Only a long outage makes so many wait; afterwards every screen reads everything again. */
const mostWaiting = 10_000;

const ofTransaction = new WeakMap<object, Message[]>();

/** Sends the messages if and only if this transaction commits. */
export function tellAtCommit(transaction: object, ...messages: Message[]): void {
  const earlier = ofTransaction.get(transaction);
  if (earlier) earlier.push(...messages);
  else ofTransaction.set(transaction, messages);
}

/**
 * Sends messages of committed transactions to all processes. NOTIFY takes a lock that all writers of the database share and holds
 * it until the commit, so it never runs in a working transaction: one statement every 20 ms sends all messages.
 */
@Injectable()
export class Messages implements EventSubscriber, OnModuleInit, OnApplicationShutdown {
  private readonly waiting = new Map<string, Message>();
  private timer: NodeJS.Timeout | undefined;
  private lastSent = 0;
  /** The parent transaction of each savepoint. */
  private readonly parents = new WeakMap<object, object>();
  private readonly opening = new WeakMap<object, object>();

  constructor(
    private readonly orm: MikroORM,
    private readonly listener: PgListener,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /** Sends at the commit of the caller's transaction, or at once when there is none. */
  tell(em: EntityManager, message: Message): void {
    const transaction = em.getTransactionContext<object>();
    if (transaction) tellAtCommit(transaction, message);
    else this.send([message]);
  }

  async beforeTransactionStart({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (transaction) this.opening.set(em, transaction as object);
  }
  async afterTransactionStart({ em, transaction }: TransactionEventArgs): Promise<void> {
    const parent = this.opening.get(em);
    if (parent && transaction) this.parents.set(transaction as object, parent);
    this.opening.delete(em);
  }
  async afterTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    const committed = transaction as object;
    const messages = ofTransaction.get(committed);
    if (!messages) return;
    ofTransaction.delete(committed);
    const parent = this.parents.get(committed);
    if (parent) tellAtCommit(parent, ...messages);
    else this.send(messages);
  }

  private send(messages: readonly Message[]): void {
    if (this.waiting.size > mostWaiting) this.waiting.clear();
    for (const message of messages) this.waiting.set(`${message.channel} ${message.payload}`, message);
    this.timer ??= setTimeout(() => void this.flush(), Math.max(0, this.lastSent + gapMs - Date.now()));
  }

  private async flush(): Promise<void> {
    const messages = [...this.waiting.values()];
    this.waiting.clear();
    this.lastSent = Date.now();
    try {
      await this.listener.notify(messages);
      this.timer = undefined;
      if (this.waiting.size) this.send([]);
    } catch (error) {
      this.logger.debug({ err: error }, 'messages wait for the database');
      this.timer = setTimeout(() => void this.flush(), retryMs).unref();
      this.send(messages);
    }
  }
}
