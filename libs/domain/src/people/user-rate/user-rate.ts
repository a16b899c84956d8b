/** What an hour of a person is worth from a day on, until the next of their rates. */
export class UserRateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  validFrom: string;
  /** Billing rate per hour, in the organisation's currency. */
  hourlyRate: number | null;
  /** What an hour costs the firm, in the organisation's currency. */
  costRate: number | null;
}
