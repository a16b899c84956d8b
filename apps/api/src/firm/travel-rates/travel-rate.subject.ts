import { defineSubject } from '../../platform/subjects/subject.ts';
import { TravelRate } from './travel-rate.entity.ts';

export const travelRateSubject = defineSubject({
  entity: TravelRate,
  constraints: {
    travel_rate_unique: { code: 'travel_rate.overlaps', field: 'validFrom' },
    travel_rate_validity: { code: 'travel_rate.valid_to_before_from', field: 'validTo' },
    travel_rate_passengers: { code: 'travel_rate.no_passengers', field: 'passengerAmount' },
  },
});
