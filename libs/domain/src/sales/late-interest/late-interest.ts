/** Days in a row on which the same amount was overdue at the same rate. */
export class LateInterestRow {
  fromDate: string;
  /** Included. */
  toDate: string;
  /** What was open of the invoice on these days. */
  balance: number;
  /** Of a year. */
  percent: number;
  days: number;
  /** Rounded so that the rows add up to the interest, which is rounded once: a cent more than its own now and then. */
  amount: number;
}

/** What late payment of an invoice has cost up to a day, as a computation: it is not booked, and no part of what is to be paid. */
export class LateInterest {
  untilDate: string;
  currency: string;
  amount: number;
  rows: LateInterestRow[];
}
