export type Pace = { firstMs: number; longestMs: number };

/** Twice as long after each failure, and never just when the others try. Example: after 3 failures of 200 ms first, 0.8 to 1.6 s. */
export const backOff = (failures: number, { firstMs, longestMs }: Pace): number =>
  Math.min(firstMs * 2 ** failures, longestMs) * (0.5 + Math.random() / 2);
