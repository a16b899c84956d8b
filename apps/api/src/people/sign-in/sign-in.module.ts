import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { AccountEntryController } from './account-entry.controller.ts';
import { AccountEntry } from './account-entry.service.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';

@Module({
  imports: [AuthModule, CredentialsModule],
  controllers: [AuthController, AccountEntryController],
  providers: [AuthService, AccountEntry],
})
export class SignInModule {}
