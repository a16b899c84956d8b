import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';
import { AvatarsController } from './avatars.controller.ts';
import { AvatarsService } from './avatars.service.ts';
import { SecurityController } from './security.controller.ts';
import { SecurityService } from './security.service.ts';

@Module({
  imports: [AuthModule, CredentialsModule],
  controllers: [AccountController, AvatarsController, SecurityController],
  providers: [AccountService, AvatarsService, SecurityService],
  exports: [SecurityService],
})
export class AccountModule {}
