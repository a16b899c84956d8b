import { defineEntity, p } from '@mikro-orm/core';
import { base, percent } from '../../platform/orm/base.ts';

/** A part of the organisation, of which there is one. */
const schema = defineEntity({
  name: 'LateInterestRate',
  tableName: 'late_interest_rate',
  uniques: [{ name: 'late_interest_rate_unique', properties: ['validFrom'] }],
  checks: [{ name: 'late_interest_rate_percent', expression: 'percent >= 0 and percent <= 100' }],
  properties: { ...base, validFrom: p.date(), percent: percent() },
});
export class LateInterestRate extends schema.class {}
schema.setClass(LateInterestRate);
