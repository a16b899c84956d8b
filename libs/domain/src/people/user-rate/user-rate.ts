/** Billing and cost rate of a person from a day on, until the next one begins. */
export class UserRateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  validFrom: string;
  /** Billing rate per hour, in the organisation's currency. */
  hourlyRate: number | null;
  /** Cost of an hour for the firm, in the organisation's currency. */
  costRate: number | null;
}
