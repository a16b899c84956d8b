import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hiddenFields } from '@kontor/abilities';
import { DomainError, todayIn, type OrganisationInput, type OrganisationRecord } from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';
import { updateOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { Organisation } from './organisation.entity.ts';

const one = 1;

@Injectable()
export class OrganisationService {
  constructor(private readonly em: EntityManager) {}

  async get(): Promise<OrganisationRecord> {
    const { rows } =
      await sql<OrganisationRecord>`select id, version, created_at as "createdAt", updated_at as "updatedAt", name, legal_code as "legalCode",
      vat_code as "vatCode", is_vat_registered as "isVatRegistered", is_in_foretaksregisteret as "isInForetaksregisteret", street, city, zip, country, email, phone,
      website, logo_file_id as "logoFileId", base_currency as "baseCurrency", fiscal_year_start_month as "fiscalYearStartMonth", time_zone as "timeZone", language,
      payment_terms_days as "paymentTermsDays", terms, customer_notes as "customerNotes", default_hourly_rate as "defaultHourlyRate", workday_minutes as "workdayMinutes",
      day_limit_minutes as "dayLimitMinutes", billing_rounding_mode as "billingRoundingMode", billing_rounding_minutes as "billingRoundingMinutes", lock_date as "lockDate"
      from organisation where id = ${one}`.execute(this.em.getKysely());
    if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
    return rows[0];
  }

  /** As the person who asks may see it. */
  async read(): Promise<OrganisationRecord> {
    const organisation = await this.get();
    const hidden = new Set(hiddenFields(actor().ability, 'read', 'Organisation', Object.keys(organisation)));
    return Object.fromEntries(Object.entries(organisation).filter(([field]) => !hidden.has(field))) as OrganisationRecord;
  }

  /** The calendar date where the organisation is. */
  async today(): Promise<string> {
    const { timeZone } = await this.get();
    return todayIn(timeZone, clock.now());
  }

  async update(version: number, input: OrganisationInput): Promise<OrganisationRecord> {
    const check = () => {
      if (!Intl.supportedValuesOf('timeZone').includes(input.timeZone) && input.timeZone !== 'UTC')
        throw new DomainError('organisation.bad_time_zone', undefined, { timeZone: { code: 'organisation.bad_time_zone' } });
      if (input.dayLimitMinutes < input.workdayMinutes)
        throw new DomainError('organisation.limit_below_day', undefined, {
          dayLimitMinutes: { code: 'organisation.limit_below_day' },
        });
    };
    await updateOne(this.em, Organisation, { id: one, version, input, check });
    return this.read();
  }
}
