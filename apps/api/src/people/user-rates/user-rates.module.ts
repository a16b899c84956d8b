import { Module } from '@nestjs/common';
import { UserRatesController } from './user-rates.controller.ts';
import { UserRatesService } from './user-rates.service.ts';

@Module({ controllers: [UserRatesController], providers: [UserRatesService] })
export class UserRatesModule {}
