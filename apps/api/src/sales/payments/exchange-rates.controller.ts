import { Controller, Get, Query } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Currency, DropsUnknown, type KnownRateRecord } from '@kontor/domain';
import { rateOfDay } from '../../documents/known-rates.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { Can } from '../../platform/auth/can.ts';
import { AskedDate } from '../../platform/rest/query/asked.ts';

@DropsUnknown()
export class NewestRateQuery {
  @Currency() currency: string;
  /** `YYYY-MM-DD`. */
  @AskedDate() day: string;
}

/** What payments of a day take where nobody gives a rate. */
@Controller('api/v1/exchange-rates')
export class ExchangeRatesController {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** Returns the newest rate of a currency in the books up to a day; an empty list where the firm has used none, and for its own currency. */
  @Get('newest')
  @Can('read', 'Organisation')
  async newest(@Query() { currency, day }: NewestRateQuery): Promise<KnownRateRecord[]> {
    const { baseCurrency } = await this.organisation.get();
    const found = await rateOfDay(this.em, currency, { day, baseCurrency });
    return found ? [found] : [];
  }
}
