/** Parses a figure of the sample data. Example: `amountIn('25,852')` is 25852. */
export const amountIn = (text: string | undefined): number => Number((text ?? '').replace(/[^\d.-]/g, '')) || 0;

/** The percentage of a part in a whole. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0);
