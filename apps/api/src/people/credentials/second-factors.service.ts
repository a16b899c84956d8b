import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { clock } from '../../platform/context/clock.ts';
import { howToRead, opened } from '../../platform/encryption/encrypted.ts';
import type { Logger } from '../../platform/context/logger.ts';
import { LOGGER } from '../../platform/context/tokens.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { hashToken } from '../../platform/auth/tokens.ts';

const period = 30;
// Without the ambiguous i, l, o, 0 and 1. Sixteen of these 31 characters are 79 bits.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const howMany = 10;

/** Authenticator codes (RFC 6238) and the recovery codes that replace them. */
@Injectable()
export class SecondFactors {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** A new secret replaces one that was never confirmed. */
  async begin(em: EntityManager, userId: number, email: string): Promise<{ secret: string; uri: string }> {
    const totp = new TOTP({ issuer: 'Kontor', label: email, period });
    const secret = totp.secret.base32;
    const found = await em.findOne(SecondFactor, { userId });
    if (found) em.assign(found, { totpSecret: secret, lastStep: 0 });
    else em.create(SecondFactor, { userId, totpSecret: secret, createdAt: clock.now() });
    await em.flush();
    return { secret, uri: totp.toString() };
  }

  /** Takes a code of the authenticator or a recovery code. The caller limits the attempts. */
  async take(em: EntityManager, userId: number, typed: string): Promise<boolean> {
    return (await this.takeCode(em, userId, typed)) || (await this.takeRecoveryCode(em, userId, typed));
  }

  /** Accepts an authenticator code, one step early or late, once: the same statement uses up its step. */
  async takeCode(em: EntityManager, userId: number, typed: string): Promise<boolean> {
    const token = typed.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return false;
    const db = em.getKysely();
    const { rows } = await sql<{ secret: string }>`select totp_secret as secret from second_factor
      where user_id = ${userId}`.execute(db);
    if (!rows[0]) return false;
    const secret = opened(rows[0].secret);
    if (secret === undefined) {
      // Recovery codes are hashes, so they still work.
      this.logger.error({ subject: 'SecondFactor', userId }, `The secret of an authenticator cannot be read. ${howToRead}`);
      return false;
    }
    const timestamp = clock.now().getTime();
    const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), period, timestamp, window: 1 });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1000 / period) + delta;
    const taken = await sql`update second_factor set last_step = ${step} where user_id = ${userId} and last_step < ${step}
      returning id`.execute(db);
    return taken.rows.length === 1;
  }

  private async takeRecoveryCode(em: EntityManager, userId: number, typed: string): Promise<boolean> {
    const { rows } = await sql`update recovery_code set used_at = ${clock.now().toISOString()}::timestamptz
      where user_id = ${userId} and code_hash = ${hashOf(typed)} and used_at is null returning id`.execute(em.getKysely());
    return rows.length === 1;
  }

  /** Replaces the recovery codes; the old ones stop working. */
  async makeRecoveryCodes(em: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: howMany }, makeCode);
    const db = em.getKysely();
    await sql`delete from recovery_code where user_id = ${userId}`.execute(db);
    await sql`insert into recovery_code (user_id, code_hash) select ${userId}, unnest(${codes.map(hashOf)}::text[])`.execute(db);
    return codes;
  }

  async remove(em: EntityManager, userId: number): Promise<void> {
    const db = em.getKysely();
    await sql`delete from recovery_code where user_id = ${userId}`.execute(db);
    await sql`delete from second_factor where user_id = ${userId}`.execute(db);
  }
}

/** Example: `k7wd-pm3x-hq2v-9tzc`. */
const makeCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join('-');
const hashOf = (code: string): string => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
