/** Billing rate per hour from a day on, until the next dated rate begins. Before the first one, the owner's undated rate applies. */
export class DatedRate {
  validFrom: string;
  /** null: the owner has no rate from this day on, and the next owner in the order of rates decides. */
  hourlyRate: number | null;
}
