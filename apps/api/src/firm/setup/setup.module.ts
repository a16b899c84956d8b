import { Module } from '@nestjs/common';
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.ts';
import { NumberSeriesModule } from '../number-series/number-series.module.ts';
import { TaxRatesModule } from '../tax-rates/tax-rates.module.ts';
import { CountryRates } from './country-rates.service.ts';
import { SetupController } from './setup.controller.ts';
import { SetupService } from './setup.service.ts';

@Module({
  imports: [BankAccountsModule, NumberSeriesModule, TaxRatesModule],
  controllers: [SetupController],
  providers: [SetupService, CountryRates],
})
export class SetupModule {}
