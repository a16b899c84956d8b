import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.ts';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { ApiTokensController } from './api-tokens.controller.ts';
import { ApiTokensService } from './api-tokens.service.ts';
import { OwnTokensController } from './own-tokens.controller.ts';

@Module({
  imports: [AuthModule, AccountModule],
  controllers: [ApiTokensController, OwnTokensController],
  providers: [ApiTokensService],
})
export class ApiTokensModule {}
