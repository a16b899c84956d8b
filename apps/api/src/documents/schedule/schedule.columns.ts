import { p } from '@mikro-orm/core';
import { recurringStatuses, recurringUnits, servicePeriods } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** The columns of what makes documents by a schedule. */
export const scheduleColumns = {
  status: p.enum(recurringStatuses).default('active'),
  name: p.string().length(100),
  every: p.integer(),
  unit: p.enum(recurringUnits),
  firstDate: p.date(),
  atMonthEnd: p.boolean().default(false),
  servicePeriod: p.enum(servicePeriods).default('none'),
  lastDate: p.date().nullable(),
  times: p.integer().nullable(),
  nextDate: p.date().nullable(),
  paymentTermsDays: p.integer().nullable(),
  /** The history of its documents names this person beside the system. */
  setUpById: () => p.manyToOne(User).mapToPk().joinColumn('set_up_by_id').deleteRule('restrict').index(),
};

/** What must be true of those columns. */
export const scheduleChecks = (table: string): { name: string; expression: string }[] => [
  { name: `${table}_every`, expression: 'every >= 1 and every <= 100' },
  { name: `${table}_times`, expression: 'times >= 1' },
  { name: `${table}_one_end`, expression: 'last_date is null or times is null' },
  { name: `${table}_last_after_first`, expression: 'last_date >= first_date' },
  { name: `${table}_ended`, expression: "(status = 'ended') = (next_date is null)" },
  { name: `${table}_next_after_first`, expression: 'next_date >= first_date' },
  { name: `${table}_terms`, expression: 'payment_terms_days >= 0' },
];
