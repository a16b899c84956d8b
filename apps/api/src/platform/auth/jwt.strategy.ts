import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Config } from '../../config.ts';
import type { Person } from '../context/actor.ts';
import { CONFIG } from '../context/tokens.ts';
import { AccessService } from './access.service.ts';
import { audience, issuer, type Claims } from './tokens.ts';

const tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();
const mostKnown = 10_000;

/** Accepts our own bearer tokens while they and their session are valid. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  /** Tokens with a verified signature. Verifying takes longer than the rest of the guard, and clients send a token many times. */
  private readonly known = new Map<string, Claims>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly access: AccessService,
  ) {
    super({
      jwtFromRequest: tokenOf,
      passReqToCallback: true,
      // A key object, created once: passport-jwt would parse a text as a public key and convert it for each request.
      secretOrKey: createSecretKey(config.accessSecret, 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
      issuer,
      audience,
    });
  }

  /** The person of a token whose signature was verified before. Expiry and session are checked each time. */
  async personKnown(request: Request): Promise<Person | undefined> {
    const token = tokenOf(request);
    const claims = token === null ? undefined : this.known.get(token);
    return claims?.exp !== undefined && claims.exp * 1000 > Date.now() ? this.personOf(claims) : undefined;
  }

  async validate(request: Request, claims: Claims): Promise<Person | false> {
    // A token without an expiry would be valid forever.
    if (claims.typ !== 'access' || typeof claims.exp !== 'number') return false;
    if (this.known.size >= mostKnown) this.known.clear();
    this.known.set(tokenOf(request) ?? '', claims);
    return (await this.personOf(claims)) ?? false;
  }

  private personOf(claims: Claims): Promise<Person | undefined> {
    return this.access.personOf(Number(claims.sub), claims.sid);
  }
}
