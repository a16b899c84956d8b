import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { audience, issuer } from '../auth/tokens.ts';
import { ApiError } from '../errors/api-error.ts';

const lifetime = 30;
/** Used tickets are stored among the idempotency keys, and swept with them. */
const route = 'GET /api/v1/events';

export type Ticket = { userId: number; sessionId: number; until: number };
type Claims = { sub: string; sid: number; typ: string; until: number; jti: string };

/** An EventSource cannot send a token in a header, and a token in an address would end up in logs: so a ticket works once, within 30 seconds. */
@Injectable()
export class Tickets {
  constructor(
    private readonly jwt: JwtService,
    private readonly em: EntityManager,
  ) {}

  issue({ userId, sessionId, until }: Ticket): Promise<string> {
    return this.jwt.signAsync(
      { sid: sessionId, typ: 'events', until },
      { subject: String(userId), issuer, audience, expiresIn: lifetime, jwtid: randomUUID(), algorithm: 'HS256' },
    );
  }

  /** Redeems a ticket; a second use is refused on every replica. */
  async take(ticket: string): Promise<Ticket> {
    const claims = await this.jwt.verifyAsync<Claims>(ticket, { issuer, audience, algorithms: ['HS256'] }).catch(() => undefined);
    if (claims?.typ !== 'events') throw refused();
    const userId = Number(claims.sub);
    const { rows } =
      await sql`insert into idempotency_key (user_id, route, key, body_hash) values (${userId}, ${route}, ${claims.jti}, '')
      on conflict (user_id, route, key) do nothing returning id`.execute(this.em.fork().getKysely());
    if (!rows.length) throw refused();
    return { userId, sessionId: claims.sid, until: claims.until };
  }
}

const refused = (): ApiError => new ApiError('error.not_signed_in');
