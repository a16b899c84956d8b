import { pricing } from './pricing.ts';

/** The answers that are only read, by their path. */
export const contents = (): Record<string, object> => ({ '/pricing/data': pricing });
