import { Module } from '@nestjs/common';
import { TaxRatesController } from './tax-rates.controller.ts';
import { TaxRatesService } from './tax-rates.service.ts';

@Module({ controllers: [TaxRatesController], providers: [TaxRatesService], exports: [TaxRatesService] })
export class TaxRatesModule {}
