import { defineEntity, p } from '@mikro-orm/core';
import { travelRateKinds } from '@kontor/domain';
import { base, money } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'TravelRate',
  tableName: 'travel_rate',
  uniques: [{ name: 'travel_rate_unique', properties: ['kind', 'name', 'validFrom'] }],
  checks: [
    { name: 'travel_rate_validity', expression: 'valid_to is null or valid_to >= valid_from' },
    { name: 'travel_rate_amount', expression: 'amount > 0' },
    {
      name: 'travel_rate_passengers',
      expression: "passenger_amount is null or passenger_amount >= 0 and (kind = 'kilometres' or passenger_amount = 0)",
    },
  ],
  properties: {
    ...base,
    kind: p.enum(travelRateKinds),
    name: p.string().length(60),
    currency: p.string().length(3),
    amount: money(),
    passengerAmount: money().nullable(),
    validFrom: p.date(),
    validTo: p.date().nullable(),
  },
});
export class TravelRate extends schema.class {}
schema.setClass(TravelRate);
