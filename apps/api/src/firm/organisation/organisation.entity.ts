import { defineEntity, p } from '@mikro-orm/core';
import { languages, lateInterestPayers, negativeStocks, projectChoices, roundingModes } from '@kontor/domain';
import { File } from '../../platform/files/file.entity.ts';
import { addressColumns, electronicAddressCheck, electronicColumns, reachColumns, registerColumns } from '../parties/columns.ts';
import { ratedOrganisation } from '../dated-rates/dated-rate.entity.ts';
import { base, markUp, money } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Organisation',
  tableName: 'organisation',
  checks: [
    { name: 'organisation_only_one', expression: 'id = 1' },
    electronicAddressCheck('organisation'),
    { name: 'organisation_day_limit', expression: 'day_limit_minutes >= 60 and day_limit_minutes <= 1440' },
    ...(['upcoming', 'first', 'second', 'final'] as const).map((stage) => ({
      name: `organisation_reminder_${stage}_days`,
      expression: `reminder_${stage}_days >= 0 and reminder_${stage}_days <= 365`,
    })),
    { name: 'organisation_reminders_since', expression: '(reminders_since is not null) = reminders_on' },
    {
      name: 'organisation_estimate_validity_days',
      expression: 'estimate_validity_days >= 0 and estimate_validity_days <= 3650',
    },
    { name: 'organisation_customer_link_days', expression: 'customer_link_days >= 1 and customer_link_days <= 3650' },
  ],
  properties: {
    ...base,
    ...registerColumns,
    isVatRegistered: p.boolean().default(false),
    isInForetaksregisteret: p.boolean().default(false),
    ...addressColumns,
    ...reachColumns,
    ...electronicColumns,
    logoFileId: () => p.manyToOne(File).mapToPk().joinColumn('logo_file_id').nullable().deleteRule('restrict'),
    baseCurrency: p.string().length(3),
    fiscalYearStartMonth: p.integer().default(1),
    timeZone: p.string().length(60),
    language: p.enum(languages).default('en'),
    paymentTermsDays: p.integer().default(14),
    terms: p.text().nullable(),
    customerNotes: p.text().nullable(),
    estimateValidityDays: p.integer().default(30),
    retainerTerms: p.text().nullable(),
    retainerNotes: p.text().nullable(),
    retainersCarryTax: p.boolean().default(false),
    defaultHourlyRate: money().nullable(),
    workdayMinutes: p.integer().default(480),
    dayLimitMinutes: p.integer().default(720),
    futureDays: p.integer().default(31),
    documentDays: p.integer().default(60),
    customerLinkDays: p.integer().default(180),
    remindersOn: p.boolean().default(false),
    remindersSince: p.date().nullable(),
    reminderUpcomingDays: p.integer().default(3),
    reminderFirstDays: p.integer().default(7),
    reminderSecondDays: p.integer().default(14),
    reminderFinalDays: p.integer().default(30),
    remindersWithStatement: p.boolean().default(false),
    lateInterestPayers: p.enum(lateInterestPayers).default('nobody'),
    billingRoundingMode: p.enum(roundingModes).default('none'),
    billingRoundingMinutes: p.integer().default(1),
    projectChoice: p.enum(projectChoices).default('whenOpen'),
    negativeStock: p.enum(negativeStocks).default('refuse'),
    markUpPercent: markUp().nullable(),
    billApproval: p.boolean().default(false),
    samplesShown: p.boolean().default(false),
    lockDate: p.date().nullable(),
  },
});
export class Organisation extends schema.class {}
schema.setClass(Organisation);
ratedOrganisation.is(Organisation);
