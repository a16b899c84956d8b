import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { ServiceAccountsController } from './service-accounts.controller.ts';
import { ServiceAccountsService } from './service-accounts.service.ts';

@Module({ imports: [AuthModule], controllers: [ServiceAccountsController], providers: [ServiceAccountsService] })
export class ServiceAccountsModule {}
