import { Amount, CalendarDate, Currency, OneOf, Text } from '../../platform/input/validators.ts';
import { travelRateKinds, type TravelRateKind } from './travel-rate.ts';

export class TravelRateInput {
  @OneOf(travelRateKinds) kind: TravelRateKind;
  @Text(60) name: string;
  @Currency() currency: string;
  /** For one kilometre or one day. */
  @Amount({ min: 0.01 }) amount: number;
  /** Added for each passenger and kilometre. */
  @Amount({ optional: true }) passengerAmount?: number | null;
  @CalendarDate() validFrom: string;
  @CalendarDate({ optional: true }) validTo?: string | null;
}
