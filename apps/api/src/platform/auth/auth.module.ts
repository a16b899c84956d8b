import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.ts';
import { CONFIG } from '../context/tokens.ts';
import { ApiTokenAccess } from './api-token.access.ts';
import { AccessService } from './access.service.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { Limiter } from './limiter.ts';
import { TokenUses } from './token-uses.ts';

/** Tokens, sessions and rights. Signing in itself belongs to the wing `people`. */
@Module({
  imports: [
    PassportModule.register({ session: false }),
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const key = createSecretKey(config.accessSecret, 'utf8'); // created once: a text would be converted to a key for each request
        return { secretOrKeyProvider: () => key, signOptions: { algorithm: 'HS256' } };
      },
    }),
  ],
  providers: [AccessService, ApiTokenAccess, JwtStrategy, Limiter, TokenUses],
  exports: [AccessService, ApiTokenAccess, JwtStrategy, Limiter, TokenUses, JwtModule],
})
export class AuthModule {}
