/** What a rate of travel pays for: a kilometre in one's own car, or a day away. */
export const travelRateKinds = ['kilometres', 'perDiem'] as const;
export type TravelRateKind = (typeof travelRateKinds)[number];

/**
 * What the firm pays for a kilometre or a day of a trip, between two dates. The firm decides how much. Free of tax is in Norway what the state
 * agreements on travel (særavtale om reise) and the yearly advance rates of the tax directorate (forskuddssatser) allow; in Lithuania what
 * resolution 526 of the Government of 29 April 2004 allows by country.
 */
export class TravelRateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  kind: TravelRateKind;
  name: string;
  currency: string;
  /** For one kilometre or one day. */
  amount: number;
  /** Added for each passenger and kilometre; null where the firm adds nothing. */
  passengerAmount: number | null;
  validFrom: string;
  validTo: string | null;
}
