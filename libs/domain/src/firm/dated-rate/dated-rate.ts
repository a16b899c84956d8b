/** What an hour is billed at from a day on, until the next of these; before the first, the owner's own rate holds. */
export class DatedRate {
  validFrom: string;
  /** Without one, the owner has no rate from this day on, and the next in order decides. */
  hourlyRate: number | null;
}
