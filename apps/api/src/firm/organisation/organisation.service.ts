import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hiddenFields } from '@kontor/abilities';
import {
  assertCodes,
  assertElectronicAddress,
  checkOrganisation,
  remindersSince,
  todayIn,
  type OrganisationInput,
  type OrganisationRecord,
} from '@kontor/domain';
import { ratesOf } from '../dated-rates/rate-columns.ts';
import { saveRates } from '../dated-rates/save-rates.ts';
import { saveInterestRates } from '../late-interest/save-interest-rates.ts';
import { clock } from '../../platform/context/clock.ts';
import { updateOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { Organisation } from './organisation.entity.ts';

const one = 1;
const interestRates = `(select coalesce(json_agg(json_build_object('validFrom', r.valid_from, 'percent', r.percent) order by r.valid_from), '[]')
    from late_interest_rate r)`;
const { rates } = ratesOf({ key: 'organisation_id', alias: 'organisation', first: 'default_hourly_rate' });

@Injectable()
export class OrganisationService {
  constructor(private readonly em: EntityManager) {}

  async get(): Promise<OrganisationRecord> {
    const { rows } =
      await sql<OrganisationRecord>`select id, version, created_at as "createdAt", updated_at as "updatedAt", name, legal_code as "legalCode",
      vat_code as "vatCode", is_vat_registered as "isVatRegistered", is_in_foretaksregisteret as "isInForetaksregisteret", street, city, zip, country, email, phone,
      website, electronic_address as "electronicAddress", electronic_address_scheme as "electronicAddressScheme", logo_file_id as "logoFileId", base_currency as "baseCurrency", fiscal_year_start_month as "fiscalYearStartMonth", time_zone as "timeZone", language,
      payment_terms_days as "paymentTermsDays", terms, customer_notes as "customerNotes",
      estimate_validity_days as "estimateValidityDays",
      retainer_terms as "retainerTerms", retainer_notes as "retainerNotes", retainers_carry_tax as "retainersCarryTax", default_hourly_rate as "defaultHourlyRate", ${sql.raw(rates)} as rates, workday_minutes as "workdayMinutes",
      day_limit_minutes as "dayLimitMinutes", future_days as "futureDays", document_days as "documentDays", customer_link_days as "customerLinkDays",
      reminders_on as "remindersOn", reminders_since as "remindersSince", reminder_upcoming_days as "reminderUpcomingDays", reminder_first_days as "reminderFirstDays",
      reminder_second_days as "reminderSecondDays", reminder_final_days as "reminderFinalDays", reminders_with_statement as "remindersWithStatement", late_interest_payers as "lateInterestPayers", ${sql.raw(interestRates)} as "lateInterestRates", billing_rounding_mode as "billingRoundingMode", billing_rounding_minutes as "billingRoundingMinutes", project_choice as "projectChoice", negative_stock as "negativeStock", mark_up_percent as "markUpPercent",
      bill_approval as "billApproval", samples_shown as "samplesShown", lock_date as "lockDate"
      from organisation where id = ${one}`.execute(this.em.getKysely());
    if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
    return rows[0];
  }

  /** The profile without the fields hidden from the actor. */
  async read(): Promise<OrganisationRecord> {
    const organisation = await this.get();
    const hidden = new Set(hiddenFields(actor().ability, 'read', 'Organisation', Object.keys(organisation)));
    return Object.fromEntries(Object.entries(organisation).filter(([field]) => !hidden.has(field))) as OrganisationRecord;
  }

  /** Today's date in the organisation's time zone. */
  async today(): Promise<string> {
    const { timeZone } = await this.get();
    return todayIn(timeZone, clock.now());
  }

  async update(version: number, { rates: given, lateInterestRates, ...input }: OrganisationInput): Promise<OrganisationRecord> {
    const check = async (before: Organisation): Promise<void> => {
      assertCodes(input, before);
      assertElectronicAddress(input);
      checkOrganisation(before, input, {
        today: todayIn(before.timeZone, clock.now()),
        isAnythingIssued: input.baseCurrency !== before.baseCurrency && (await this.isAnythingIssued()),
        isTimeZone: (name) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name),
      });
    };
    await this.em.transactional(async (em) => {
      const columns = (before: Organisation) => ({
        ...input,
        remindersSince: remindersSince(before, input.remindersOn, todayIn(before.timeZone, clock.now())),
      });
      const changed = await updateOne(em, Organisation, { id: one, version, input, check, columns });
      await saveRates(em, 'organisationId', changed, given);
      await saveInterestRates(em, changed, lateInterestRates);
    });
    return this.read();
  }

  /** Amounts of issued documents are stored in the base currency of their day, so it must not change. */
  private async isAnythingIssued(): Promise<boolean> {
    const { rows } = await sql<{
      found: boolean;
    }>`select exists (select 1 from invoice where status <> 'draft')
      or exists (select 1 from bill where status <> 'draft')
      or exists (select 1 from number_series where last_issued_date is not null) as found`.execute(this.em.getKysely());
    return rows[0]?.found === true;
  }
}
