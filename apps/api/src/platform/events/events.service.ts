import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Response } from 'express';
import { allows } from '@kontor/abilities';
import { AccessService } from '../auth/access.service.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Person } from '../context/context.ts';
import type { Logger } from '../context/logger.ts';
import { PgListener } from './pg-listener.ts';
import { isSubject, recordOf } from '../audit/record-access.ts';
import { LOGGER } from '../context/tokens.ts';
import { EventLine } from './event-line.ts';
import { eventChannel, type LiveEvent } from './publish.ts';
import type { Ticket } from './tickets.ts';

const beatMs = 25_000;
type Listening = { line: EventLine; person: Person; until: number };

/** Hands the events of the database to the open screens of this process, each as far as its person may read. */
@Injectable()
export class EventsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly open = new Set<Listening>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly listener: PgListener,
    private readonly access: AccessService,
    private readonly em: EntityManager,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.listener.on(eventChannel, (text) => (text ? this.hand(JSON.parse(text) as LiveEvent) : this.closeAll()));
    // After the access service has dropped what it knew.
    this.listener.on('kontor_access', () => setImmediate(() => void this.checkAll()));
    this.timer = setInterval(() => {
      this.open.forEach(({ line }) => line.beat());
      void this.checkAll();
    }, beatMs);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.closeAll();
  }

  async connect({ userId, sessionId, until }: Ticket, response: Response): Promise<void> {
    const person = await this.access.personOf(userId, sessionId);
    const left = until - Date.now();
    if (!person || left <= 0) throw new ApiError(401, 'error.not_signed_in');
    const listening = { line: new EventLine(response), person, until };
    this.open.add(listening);
    const end = setTimeout(() => listening.line.close(), Math.min(left, 2_147_483_647));
    response.once('close', () => {
      clearTimeout(end);
      this.open.delete(listening);
    });
  }

  private hand(event: LiveEvent): void {
    const { userId, ...told } = event;
    const { subject, id } = event;
    // Asked for once, however many listen whose rights depend on it.
    let asked: ReturnType<typeof recordOf> | undefined;
    const record = () =>
      (asked ??= isSubject(subject) && id ? recordOf(this.em.fork(), subject, id) : Promise.resolve(undefined));
    for (const listening of this.open) {
      if (userId && userId !== listening.person.id) continue;
      this.mayHear(listening.person, event, record).then(
        (may) => may && this.open.has(listening) && listening.line.tell(told),
        (error: unknown) => this.logger.warn({ err: error }, 'an event could not be handed on'),
      );
    }
  }

  /** A rule with conditions is asked about the record itself. */
  private async mayHear(
    { ability }: Person,
    { subject, id, userId }: LiveEvent,
    record: () => ReturnType<typeof recordOf>,
  ): Promise<boolean> {
    if (userId) return true;
    if (!isSubject(subject) || !allows(ability, 'read', subject)) return false;
    const isConditional = ability.rulesFor('read', subject).some((rule) => rule.conditions);
    if (!isConditional || !id) return true;
    const found = await record();
    return found !== undefined && allows(ability, 'read', subject, found);
  }

  /** Ends the lines of people who are no longer active or whose session has ended; others get their present rights, and are told. */
  private async checkAll(): Promise<void> {
    for (const listening of this.open) {
      const person = await this.access.personOf(listening.person.id, listening.person.sessionId).catch(() => listening.person);
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
    this.open.forEach(({ line }) => line.close());
  }
}
