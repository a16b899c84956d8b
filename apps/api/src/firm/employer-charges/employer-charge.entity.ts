import { defineEntity, p } from '@mikro-orm/core';
import { employerChargeBases, employerChargeKinds } from '@kontor/domain';
import { base, percent } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'EmployerCharge',
  tableName: 'employer_charge',
  indexes: [
    {
      name: 'employer_charge_unique',
      expression: `create unique index "employer_charge_unique" on "employer_charge" ("country", "kind", (coalesce("zone", '')), "valid_from")`,
    },
    {
      name: 'employer_charge_default_unique',
      expression:
        'create unique index "employer_charge_default_unique" on "employer_charge" ("country", "kind", "valid_from") where "is_default"',
    },
  ],
  checks: [
    { name: 'employer_charge_percent', expression: 'percent >= 0 and percent <= 100' },
    { name: 'employer_charge_holiday_pay', expression: "kind <> 'holidayPay' or base = 'gross'" },
  ],
  properties: {
    ...base,
    country: p.string().length(2),
    zone: p.string().length(60).nullable(),
    kind: p.enum(employerChargeKinds),
    percent: percent(),
    base: p.enum(employerChargeBases),
    validFrom: p.date(),
    isDefault: p.boolean().default(false),
    source: p.string().length(300).nullable(),
  },
});
export class EmployerCharge extends schema.class {}
schema.setClass(EmployerCharge);
