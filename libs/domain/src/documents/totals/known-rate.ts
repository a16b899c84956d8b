/** The newest rate of a currency in the books up to a day, and the day that it is of. */
export class KnownRateRecord {
  exchangeRate: number;
  exchangeRateInverted: boolean;
  rateDate: string;
}
