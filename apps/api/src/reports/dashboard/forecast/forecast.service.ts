import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { CashForecast } from '@kontor/domain';
import { OrganisationService } from '../../../firm/organisation/organisation.service.ts';
import { actor } from '../../../platform/context/actor.ts';
import { readsBills, readsMoney } from '../dashboard.rights.ts';
import { forecastOf } from './forecast.query.ts';

@Injectable()
export class ForecastService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** Apart from the rest of the dashboard, because it reads how the last invoices of each customer were paid. */
  async get(): Promise<CashForecast> {
    const { ability } = actor();
    const { baseCurrency } = await this.organisation.get();
    if (!readsMoney(ability)) return { currency: baseCurrency, within: null };
    const db = this.em.getKysely() as unknown as Kysely<unknown>;
    return { currency: baseCurrency, within: await forecastOf(db, await this.organisation.today(), readsBills(ability)) };
  }
}
