export type Pace = { firstMs: number; longestMs: number };

/** A delay in milliseconds that doubles with each failure, with jitter. Example: after 3 failures of 200 ms first, 0.8 to 1.6 s. */
export const backOff = (failures: number, { firstMs, longestMs }: Pace): number =>
  Math.min(firstMs * 2 ** failures, longestMs) * (0.5 + Math.random() / 2);
