import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './auth/auth.guard.ts';
import { AuthModule } from './auth/auth.module.ts';
import type { Config } from './config.ts';
import { CustomersModule } from './customers/customers.module.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { InputPipe } from './errors/validation.pipe.ts';
import { AnswerInterceptor } from './rest/answer.interceptor.ts';
import { IdempotencyInterceptor } from './rest/idempotency.interceptor.ts';
import { BankAccountsModule } from './bank-accounts/bank-accounts.module.ts';
import { ClassifiersModule } from './classifiers/classifiers.module.ts';
import { NumberSeriesModule } from './number-series/number-series.module.ts';
import { OrganisationModule } from './organisation/organisation.module.ts';
import { TaxRatesModule } from './tax-rates/tax-rates.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { SearchModule } from './search/search.module.ts';
import { DatabaseModule } from './shared/database.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with(config),
        DiscoveryModule,
        AuthModule,
        CustomersModule,
        SearchModule,
        DashboardModule,
        TaxRatesModule,
        OrganisationModule,
        NumberSeriesModule,
        ClassifiersModule,
        BankAccountsModule,
      ],
      providers: [
        ErrorFilter,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_PIPE, useClass: InputPipe },
      ],
    };
  }
}
