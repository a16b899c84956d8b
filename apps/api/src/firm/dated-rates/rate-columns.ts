import { shown } from '../../platform/rest/columns.ts';

type RateKey = 'organisation_id' | 'customer_id' | 'project_id' | 'task_id' | 'project_member_id';
type Owner = {
  key: RateKey;
  alias: string;
  /** Column of the owner with the rate that applies before the first dated one. */
  first?: 'hourly_rate' | 'default_hourly_rate';
};

/** SQL for the owner's rate on a day. */
export const rateOn = ({ key, alias, first = 'hourly_rate' }: Owner, day: string): string =>
  `(select r.hourly_rate from (select x.valid_from, x.hourly_rate from dated_rate x where x.${key} = ${alias}.id and x.valid_from <= ${day}
    union all select null, ${alias}.${first}) r order by r.valid_from desc nulls last limit 1)`;

const today = '(now() at time zone (select time_zone from organisation))::date';

/** SQL for the dated rates of an owner's record, and for its rate today. */
export const ratesOf = (owner: Owner) => ({
  rates: `(select coalesce(json_agg(json_build_object('validFrom', r.valid_from, 'hourlyRate', r.hourly_rate) order by r.valid_from), '[]')
    from dated_rate r where r.${owner.key} = ${owner.alias}.id)`,
  currentRate: rateOn(owner, today),
});

/** The same as list columns. */
export const rateColumns = (owner: Owner) => {
  const { rates, currentRate } = ratesOf(owner);
  return { rates: shown(rates), currentRate: shown(currentRate) };
};
