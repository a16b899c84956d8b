import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, rulesFor } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import type { Person } from '../context/actor.ts';
import { Messages } from '../messages/messages.ts';
import { PgListener } from '../messages/pg-listener.ts';

const lifetime = 5_000;
const channel = 'kontor_access';

/** The person of a session, with their rights. Cached for five seconds; the entry is dropped as soon as either changes. */
@Injectable()
export class AccessService implements OnModuleInit {
  private readonly kept = new Map<string, { until: number; person: Promise<Person | undefined> }>();

  constructor(
    private readonly em: EntityManager,
    private readonly listener: PgListener,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    this.listener.on(channel, () => this.kept.clear());
  }

  /** Undefined when the session has ended or the person is no longer active. */
  personOf(userId: number, sessionId: number): Promise<Person | undefined> {
    const key = `${userId} ${sessionId}`;
    const found = this.kept.get(key);
    if (found && found.until > Date.now()) return found.person;
    if (this.kept.size > 10_000) this.kept.clear();
    const person = this.load(userId, sessionId);
    this.kept.set(key, { until: Date.now() + lifetime, person });
    person.catch(() => this.kept.delete(key));
    return person;
  }

  /** Drops the cached rights on every replica at the commit. Call it in the transaction that changes a role, a user or a session. */
  forget(em: EntityManager): void {
    this.messages.tell(em, { channel, payload: '' });
  }

  /** Drops them in this process only, at once. */
  forgetHere(): void {
    this.kept.clear();
  }

  private async load(userId: number, sessionId: number): Promise<Person | undefined> {
    const { rows } = await sql<{ rules: AbilityRule[] }>`select r.rules
      from session s join user_account u on u.id = s.user_id join role r on r.id = u.role_id
      where s.id = ${sessionId} and u.id = ${userId} and s.ended_at is null and u.active`.execute(this.em.fork().getKysely());
    if (!rows[0]) return undefined;
    const { rules } = rows[0];
    return { kind: 'person', userId, sessionId, rules, ability: abilityOf(rulesFor(rules, userId)) };
  }
}
