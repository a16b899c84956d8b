import { Module } from '@nestjs/common';
import { TravelRatesController } from './travel-rates.controller.ts';
import { TravelRatesService } from './travel-rates.service.ts';

@Module({ controllers: [TravelRatesController], providers: [TravelRatesService], exports: [TravelRatesService] })
export class TravelRatesModule {}
