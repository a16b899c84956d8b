import type { UserRateRecord } from './user-rate.ts';

type Dated = Pick<UserRateRecord, 'validFrom'>;

/** The rate in force on a day: the last that began on it or before. Example: none before the first one. */
export function rateOn<T extends Dated>(rates: readonly T[], date: string): T | undefined {
  return rates
    .filter(({ validFrom }) => validFrom <= date)
    .reduce<T | undefined>((last, rate) => (last && last.validFrom > rate.validFrom ? last : rate), undefined);
}
