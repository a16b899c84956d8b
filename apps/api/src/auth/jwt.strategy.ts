import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Config } from '../config.ts';
import type { Person } from '../shared/context.ts';
import { CONFIG } from '../shared/tokens.ts';
import { AccessService } from './access.service.ts';
import { audience, issuer } from './tokens.ts';

type Claims = { sub: string; sid: number; typ: string };

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly access: AccessService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.accessSecret,
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
