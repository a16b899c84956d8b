import { shown } from '../../platform/rest/columns.ts';

type RateKey = 'organisation_id' | 'customer_id' | 'project_id' | 'task_id' | 'project_member_id';
type Owner = {
  key: RateKey;
  alias: string;
  /** The column of the rate that holds before the first dated one. */
  first?: 'hourly_rate' | 'default_hourly_rate';
};

/** The rate of the owner on a day, in SQL. */
export const rateOn = ({ key, alias, first = 'hourly_rate' }: Owner, day: string): string =>
  `(select r.hourly_rate from (select x.valid_from, x.hourly_rate from dated_rate x where x.${key} = ${alias}.id and x.valid_from <= ${day}
    union all select null, ${alias}.${first}) r order by r.valid_from desc nulls last limit 1)`;

const today = '(now() at time zone (select time_zone from organisation))::date';

/** What a record of an owner says of its dated rates, in SQL. */
export const ratesOf = (owner: Owner) => ({
  rates: `(select coalesce(json_agg(json_build_object('validFrom', r.valid_from, 'hourlyRate', r.hourly_rate) order by r.valid_from), '[]')
    from dated_rate r where r.${owner.key} = ${owner.alias}.id)`,
  currentRate: rateOn(owner, today),
});

/** The same as columns of a list. */
export const rateColumns = (owner: Owner) => {
  const { rates, currentRate } = ratesOf(owner);
  return { rates: shown(rates), currentRate: shown(currentRate) };
};
