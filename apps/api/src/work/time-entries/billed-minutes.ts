import { sql } from 'kysely';

/** SQL of `roundBilledMinutes` in the domain, for an entry `t` and the rounding of the organisation `o`. */
export const billedMinutes = sql`case when o.billing_rounding_mode = 'none' or o.billing_rounding_minutes <= 1 then t.minutes
  else o.billing_rounding_minutes * case o.billing_rounding_mode
    when 'up' then (t.minutes + o.billing_rounding_minutes - 1) / o.billing_rounding_minutes
    when 'down' then t.minutes / o.billing_rounding_minutes
    when 'nearest' then (2 * t.minutes + o.billing_rounding_minutes) / (2 * o.billing_rounding_minutes) end end`;
