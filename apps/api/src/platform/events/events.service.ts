import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Response } from 'express';
import { allows } from '@kontor/abilities';
import { AccessService } from '../auth/access.service.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Person } from '../context/actor.ts';
import type { Logger } from '../context/logger.ts';
import { PgListener } from '../messages/pg-listener.ts';
import { recordOf } from '../rest/record-access.ts';
import { isRecord } from '../subjects/subjects.ts';
import { LOGGER } from '../context/tokens.ts';
import { EventLine } from './event-line.ts';
import { HistoryFeed, historyChannel } from './history-feed.ts';
import { eventChannel, type LiveEvent } from './publish.ts';
import type { Ticket } from './tickets.ts';

const beatMs = 25_000;
/** The longest time until a screen gets news whose message was lost. */
const catchUpMs = 5_000;
type Listening = { line: EventLine; person: Person; until: number };

/** Sends live events to the open screens of this process, each as far as its person may read. */
@Injectable()
export class EventsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly open = new Set<Listening>();
  private timers: NodeJS.Timeout[] = [];
  /** The position in the history up to which this process has read. It reads only while somebody listens. */
  private moment: string | undefined;
  private isReading = false;
  private readAgain = false;

  constructor(
    private readonly listener: PgListener,
    private readonly access: AccessService,
    private readonly feed: HistoryFeed,
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.listener.on(eventChannel, (text) => (text ? this.hand(JSON.parse(text) as LiveEvent) : this.closeAll()));
    this.listener.on(historyChannel, () => this.read());
    // After the access service has dropped its cache.
    this.listener.on('kontor_access', () => setImmediate(() => void this.checkAll()));
    const beat = (): void => {
      this.open.forEach(({ line }) => line.beat());
      void this.checkAll();
    };
    this.timers = [setInterval(beat, beatMs), setInterval(() => this.read(), catchUpMs)];
    this.timers.forEach((timer) => timer.unref());
  }

  beforeApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
    this.closeAll();
  }

  async connect({ userId, sessionId, until }: Ticket, response: Response): Promise<void> {
    const person = await this.access.personOf(userId, sessionId);
    const left = until - Date.now();
    if (!person || left <= 0) throw new ApiError('error.not_signed_in');
    // Taken before the screen learns that it is connected, so that no event falls between its own reading and the feed.
    const isFirst = (): boolean => !this.open.size || this.moment === undefined;
    if (isFirst()) {
      const now = await this.feed.now();
      if (isFirst()) this.moment = now;
    }
    if (response.closed) return; // left in the meantime, and nothing would end its line
    const listening = { line: new EventLine(response), person, until };
    this.open.add(listening);
    const end = setTimeout(() => listening.line.close(), Math.min(left, 2_147_483_647));
    response.once('close', () => {
      clearTimeout(end);
      this.open.delete(listening);
    });
  }

  private read(): void {
    this.readAgain = true;
    if (!this.isReading) void this.readOn();
  }

  /** Sends on new history rows; rows that come meanwhile are read right after. */
  private async readOn(): Promise<void> {
    this.isReading = true;
    try {
      while (this.readAgain) {
        this.readAgain = false;
        if (!this.open.size) this.moment = undefined;
        if (this.moment === undefined) return;
        const { snapshot, events } = await this.feed.since(this.moment);
        this.moment = snapshot;
        events.forEach((event) => this.hand(event));
      }
    } catch (error) {
      this.logger.debug({ err: error }, 'the history is read later');
    } finally {
      this.isReading = false;
    }
  }

  private hand(event: LiveEvent): void {
    const { userId, ...told } = event;
    const { subject, id } = event;
    // Read once, however many listeners have rights that depend on the record.
    let asked: ReturnType<typeof recordOf> | undefined;
    const record = () => (asked ??= isRecord(subject) && id ? recordOf(this.em.fork(), subject, id) : Promise.resolve(undefined));
    for (const listening of this.open) {
      if (userId && userId !== listening.person.userId) continue;
      this.mayHear(listening.person, event, record).then(
        (may) => may && this.open.has(listening) && listening.line.tell(told),
        (error: unknown) => this.logger.warn({ err: error }, 'an event could not be handed on'),
      );
    }
  }

  /** Rules with conditions need the record itself. */
  private async mayHear(
    { ability }: Person,
    { subject, id, userId }: LiveEvent,
    record: () => ReturnType<typeof recordOf>,
  ): Promise<boolean> {
    if (userId) return true;
    if (!isRecord(subject) || !allows(ability, 'read', subject)) return false;
    const isConditional = ability.rulesFor('read', subject).some((rule) => rule.conditions);
    if (!isConditional || !id) return true;
    const found = await record();
    return found !== undefined && allows(ability, 'read', subject, found);
  }

  /** Closes connections of inactive people and ended sessions; the others get their current rights and are told. */
  private async checkAll(): Promise<void> {
    for (const listening of this.open) {
      const person = await this.access
        .personOf(listening.person.userId, listening.person.sessionId)
        .catch(() => listening.person);
      if (!person) {
        listening.line.close();
        continue;
      }
      const isChanged = JSON.stringify(person.rules) !== JSON.stringify(listening.person.rules);
      listening.person = person;
      if (isChanged) listening.line.tell({ type: 'rights' });
    }
  }

  private closeAll(): void {
    this.moment = undefined;
    this.open.forEach(({ line }) => line.close());
  }
}
