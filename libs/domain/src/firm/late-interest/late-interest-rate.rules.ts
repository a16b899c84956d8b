import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import type { PartyKind } from '../party/party.ts';
import type { LateInterestPayers, LateInterestRate } from './late-interest-rate.ts';

type Problem = { code: 'late_interest.rate_exists' | 'late_interest.no_rate' };

/**
 * Refuses a second rate of one day, and late interest without any rate. Throws DomainError `late_interest.rate_exists` and
 * `late_interest.no_rate` at the field.
 */
export function assertLateInterest(payers: LateInterestPayers, rates: readonly LateInterestRate[]): void {
  const problems = rates.flatMap(({ validFrom }, index): [string, Problem][] =>
    rates.findIndex((rate) => rate.validFrom === validFrom) < index
      ? [[`lateInterestRates.${index}.validFrom`, { code: 'late_interest.rate_exists' }]]
      : [],
  );
  if (payers !== 'nobody' && rates.length === 0) problems.push(['lateInterestPayers', { code: 'late_interest.no_rate' }]);
  const [first] = problems;
  if (first) throw new DomainError(first[1].code, undefined, Object.fromEntries(problems));
}

/** Sorted by day, as they are stored. */
export const ratesInOrder = (rates: readonly LateInterestRate[]): LateInterestRate[] =>
  rates
    .map(({ validFrom, percent }) => ({ validFrom, percent }))
    .sort((one, other) => compareDates(one.validFrom, other.validFrom));

/** Are the rates equal? Both lists must be sorted by day. */
export const areSameInterestRates = (before: readonly LateInterestRate[], after: readonly LateInterestRate[]): boolean =>
  before.length === after.length &&
  before.every(({ validFrom, percent }, at) => validFrom === after[at]?.validFrom && percent === after[at].percent);

/** Does the firm claim late interest from a customer of this kind? */
export const paysLateInterest = (payers: LateInterestPayers, kind: PartyKind): boolean =>
  payers === 'everybody' || (payers === 'companies' && kind === 'company');
