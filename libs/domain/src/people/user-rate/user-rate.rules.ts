import type { UserRateRecord } from './user-rate.ts';

type Dated = Pick<UserRateRecord, 'validFrom'>;

/** The rate in force on a day: the latest that began on or before it; undefined before the first one. */
export function rateOn<T extends Dated>(rates: readonly T[], date: string): T | undefined {
  return rates
    .filter(({ validFrom }) => validFrom <= date)
    .reduce<T | undefined>((last, rate) => (last && last.validFrom > rate.validFrom ? last : rate), undefined);
}
