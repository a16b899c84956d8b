import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, rulesFor, rulesOfToken } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import type { Person, TokenActor } from '../context/actor.ts';
import { Messages } from '../messages/messages.ts';
import { PgListener } from '../messages/pg-listener.ts';

const lifetime = 5_000;
const channel = 'kontor_access';

/** A stored token. Without an actor, its owner is switched off. */
type KnownToken = { isEnded: boolean; expiresAt: number; addresses: readonly string[]; actor: TokenActor | undefined };

/** The id that no user has, for the own records of a service account. */
const nobody = 0;

/** The person of a session, with their rights. Cached for five seconds; the entry is dropped as soon as either changes. */
@Injectable()
export class AccessService implements OnModuleInit {
  private readonly people = new Remembered<Person | undefined>();
  private readonly tokens = new Remembered<KnownToken | undefined>();

  constructor(
    private readonly em: EntityManager,
    private readonly listener: PgListener,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    this.listener.on(channel, () => this.forgetHere());
  }

  /** Undefined when the session has ended or the person is no longer active. */
  personOf(userId: number, sessionId: number): Promise<Person | undefined> {
    return this.people.get(`${userId} ${sessionId}`, () => this.load(userId, sessionId));
  }

  /** The API token with this hash; undefined when there is none. */
  tokenOf(hash: string): Promise<KnownToken | undefined> {
    return this.tokens.get(hash, () => this.loadToken(hash));
  }

  /** Drops the cached rights on every replica at the commit. Call it in the transaction that changes a role, a user or a session. */
  forget(em: EntityManager): void {
    this.messages.tell(em, { channel, payload: '' });
  }

  /** Drops them in this process only, at once. */
  forgetHere(): void {
    this.people.clear();
    this.tokens.clear();
  }

  private async load(userId: number, sessionId: number): Promise<Person | undefined> {
    const { rows } = await sql<{ rules: AbilityRule[] }>`select r.rules
      from session s join user_account u on u.id = s.user_id join role r on r.id = u.role_id
      where s.id = ${sessionId} and u.id = ${userId} and s.ended_at is null and u.active`.execute(this.em.fork().getKysely());
    if (!rows[0]) return undefined;
    const { rules } = rows[0];
    return { kind: 'person', userId, sessionId, rules, ability: abilityOf(rulesFor(rules, userId)) };
  }

  private async loadToken(hash: string): Promise<KnownToken | undefined> {
    type Row = Omit<KnownToken, 'actor' | 'expiresAt'> & {
      id: number;
      userId: number | null;
      serviceAccountId: number | null;
      expiresAt: string;
      rights: string[] | null;
      rules: AbilityRule[] | null;
    };
    const { rows } = await sql<Row>`select t.id, t.user_id as "userId", t.service_account_id as "serviceAccountId",
      t.ended_at is not null as "isEnded", t.expires_at as "expiresAt", t.addresses, t.rights, r.rules
      from api_token t left join user_account u on u.id = t.user_id and u.active
        left join service_account s on s.id = t.service_account_id and s.active
        left join role r on r.id = coalesce(u.role_id, s.role_id)
      where t.token_hash = ${hash}`.execute(this.em.fork().getKysely());
    const [row] = rows;
    if (!row) return undefined;
    const { id: tokenId, userId, serviceAccountId, isEnded, addresses, rights } = row;
    const rules = row.rules && rulesOfToken(row.rules, rights);
    const actor: TokenActor | undefined = rules
      ? { kind: 'token', userId, tokenId, serviceAccountId, rules, ability: abilityOf(rulesFor(rules, userId ?? nobody)) }
      : undefined;
    return { isEnded, expiresAt: Date.parse(row.expiresAt), addresses, actor };
  }
}

/** Values that are loaded once in a while, and by one of those who ask at the same time. */
class Remembered<T> {
  private readonly kept = new Map<string, { until: number; value: Promise<T> }>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    const found = this.kept.get(key);
    if (found && found.until > Date.now()) return found.value;
    if (this.kept.size > 10_000) this.kept.clear();
    const value = load();
    this.kept.set(key, { until: Date.now() + lifetime, value });
    value.catch(() => this.kept.delete(key));
    return value;
  }

  clear(): void {
    this.kept.clear();
  }
}
