/** The hours that a person has agreed to work, from a day on, until the next contract begins or this one ends. */
export class WorkContractRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  validFrom: string;
  /** The last day, if the contract ends. */
  validTo: string | null;
  /** Minutes of a whole working day. */
  dayMinutes: number;
  /** The days of the week that are worked, Monday is 1. */
  weekdays: number[];
  /** Days of paid holiday in a whole year. */
  holidayDays: number;
}
