/** From whom the firm claims interest on what they pay late. */
export const lateInterestPayers = ['nobody', 'companies', 'everybody'] as const;
export type LateInterestPayers = (typeof lateInterestPayers)[number];

/** Annual rate of late interest from a day on, until the next one begins. The firm decides how much; 0 claims none from that day on. */
export class LateInterestRate {
  validFrom: string;
  percent: number;
}
