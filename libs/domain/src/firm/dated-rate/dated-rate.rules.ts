import { DomainError } from '../../platform/errors/domain-error.ts';
import type { DatedRateInput } from './dated-rate.input.ts';
import type { DatedRate } from './dated-rate.ts';

/** Throws DomainError `user_rate.exists` for a second rate of the same day. */
export function assertOneRateADay(rates: readonly DatedRateInput[]): void {
  const problem = { code: 'user_rate.exists' } as const;
  const again = rates.flatMap(({ validFrom }, index) =>
    rates.findIndex((rate) => rate.validFrom === validFrom) < index ? [[`rates.${index}.validFrom`, problem] as const] : [],
  );
  if (again.length) throw new DomainError(problem.code, undefined, Object.fromEntries(again));
}

/** Sorted by day, as they are stored. Example: `inOrder([{ validFrom: '2027-01-01' }])` has an `hourlyRate` of null. */
export const inOrder = (rates: readonly DatedRateInput[]): DatedRate[] =>
  rates
    .map(({ validFrom, hourlyRate = null }) => ({ validFrom, hourlyRate }))
    .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));

/** Are the rates equal? Both lists must be sorted by day. */
export const areSameRates = (before: readonly DatedRate[], after: readonly DatedRate[]): boolean =>
  before.length === after.length &&
  before.every(({ validFrom, hourlyRate }, at) => validFrom === after[at]?.validFrom && hourlyRate === after[at].hourlyRate);
