import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates, weekday } from '../../platform/values/dates.ts';
import type { WorkContractRecord } from './work-contract.ts';

export type ContractHours = Pick<WorkContractRecord, 'validFrom' | 'validTo' | 'dayMinutes' | 'weekdays' | 'holidayDays'>;

/** Throws DomainError `work_contract.ends_before_start`. */
export function assertContractDates({ validFrom, validTo }: { validFrom: string; validTo?: string | null }): void {
  if (validTo && validTo < validFrom)
    throw new DomainError('work_contract.ends_before_start', undefined, { validTo: { code: 'work_contract.ends_before_start' } });
}

/** The contract in force on a day: the latest that has begun, unless it has ended. */
export function contractOn<T extends Pick<ContractHours, 'validFrom' | 'validTo'>>(
  contracts: readonly T[],
  date: string,
): T | undefined {
  const latest = contracts.filter(({ validFrom }) => validFrom <= date).sort((a, b) => compareDates(b.validFrom, a.validFrom))[0];
  return latest && (latest.validTo === null || date <= latest.validTo) ? latest : undefined;
}

/** The minutes of a contract on a day of the week. Example: 450 on a Friday, none on a Saturday. */
export const contractMinutes = (
  { dayMinutes, weekdays }: Pick<ContractHours, 'dayMinutes' | 'weekdays'>,
  date: string,
): number => (weekdays.includes(weekday(date)) ? dayMinutes : 0);
