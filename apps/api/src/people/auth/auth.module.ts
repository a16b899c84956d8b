import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { AccessService } from '../../platform/auth/access.service.ts';
import { AccountEntryController } from './account-entry.controller.ts';
import { AccountEntry } from './account-entry.service.ts';
import { AccountLetters } from './account-letters.service.ts';
import { AccountLinks } from './account-links.service.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { JwtStrategy } from '../../platform/auth/jwt.strategy.ts';
import { Limiter } from '../../platform/auth/limiter.ts';
import { SecondFactors } from './second-factors.service.ts';

@Module({
  imports: [
    PassportModule.register({ session: false }),
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const key = createSecretKey(config.accessSecret, 'utf8'); // made once; a text would be turned into a key for each request
        return { secretOrKeyProvider: () => key, signOptions: { algorithm: 'HS256' } };
      },
    }),
  ],
  controllers: [AuthController, AccountEntryController],
  providers: [AuthService, AccessService, JwtStrategy, Limiter, AccountLinks, AccountLetters, AccountEntry, SecondFactors],
  exports: [AccessService, JwtStrategy, Limiter, JwtModule, AccountLinks, AccountLetters, SecondFactors],
})
export class AuthModule {}
