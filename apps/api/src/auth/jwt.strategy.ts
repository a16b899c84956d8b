import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Config } from '../config.ts';
import type { Person } from '../shared/context.ts';
import { CONFIG } from '../shared/tokens.ts';
import { AccessService } from './access.service.ts';
import { audience, issuer, type Claims } from './tokens.ts';

/** A bearer token of ours, still valid, and a session that goes on. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly access: AccessService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key that is made once: a secret given as text is tried as a public key and made into one again in each request.
      secretOrKey: createSecretKey(config.accessSecret, 'utf8') as unknown as Buffer,
      algorithms: ['HS256'],
      issuer,
      audience,
    });
  }

  async validate(claims: Claims): Promise<Person | false> {
    if (claims.typ !== 'access') return false;
    return (await this.access.personOf(Number(claims.sub), claims.sid)) ?? false;
  }
}
