import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { JwtService } from '@nestjs/jwt';

export const issuer = 'kontor';
export const audience = 'kontor-api';
export type Claims = { sub: string; sid: number; typ: string; exp?: number };

/** A signed token with user and session id; it contains no secrets. */
export const signAccessToken = (jwt: JwtService, userId: number, sessionId: number, seconds: number): Promise<string> =>
  jwt.signAsync(
    { sid: sessionId, typ: 'access' },
    { subject: String(userId), issuer, audience, expiresIn: seconds, jwtid: randomUUID(), algorithm: 'HS256' },
  );

/** 256 random bits. Only the hash is stored. */
export const makeRefreshToken = (): string => randomBytes(32).toString('base64url');
/** The token that follows a used one: always the same, so that a lost answer can be given again, and known to nobody without our secret. */
export const refreshTokenAfter = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
