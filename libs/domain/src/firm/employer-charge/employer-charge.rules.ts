import { DomainError } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { add, divide, multiply, priceOf } from '../../platform/values/money.ts';
import { employerChargeKinds, type EmployerChargeRecord } from './employer-charge.ts';

type Charge = Pick<EmployerChargeRecord, 'kind' | 'percent' | 'base'>;
type Dated = Charge & Pick<EmployerChargeRecord, 'country' | 'validFrom' | 'isDefault'>;

/** Returns what an organisation in a country pays on a day: of each kind the default that began last. */
export const employerChargesOn = <Row extends Dated>(charges: readonly Row[], country: string, day: string): Row[] =>
  employerChargeKinds.flatMap((kind) => {
    const begun = charges.filter(
      (row) => row.kind === kind && row.isDefault && row.country === country && compareDates(row.validFrom, day) <= 0,
    );
    return begun.toSorted((a, b) => compareDates(b.validFrom, a.validFrom)).slice(0, 1);
  });

/**
 * Returns how many times its wages an hour costs: 1, the holiday pay, and each charge on its base.
 * Example: Norway's holiday pay of 12 % and contribution of 14.1 % on both are 1.12 × 1.141 = 1.27792.
 */
export function costFactor(charges: readonly Charge[]): number {
  const share = ({ percent }: Charge): number => divide(percent, 100);
  const withHolidayPay = add(1, ...charges.filter(({ kind }) => kind === 'holidayPay').map(share));
  const others = charges.filter(({ kind }) => kind !== 'holidayPay');
  return add(withHolidayPay, ...others.map((one) => multiply(share(one), one.base === 'gross' ? 1 : withHolidayPay)));
}

/** Returns the wages of hours: minutes at a rate an hour. */
export const grossOfHours = (minutes: number, costRate: number): number => priceOf(minutes, costRate, 60);

/**
 * Returns what hours cost with everything the employer pays on top, rounded once.
 * Example: an hour at 15.00 costs 15.27 in Lithuania, one at 300.00 with holiday pay of 12 % costs 383.38 in Norway's zone I.
 */
export const loadedCost = (minutes: number, costRate: number, charges: readonly Charge[]): number =>
  priceOf(minutes, multiply(costRate, costFactor(charges)), 60);

/** Refuses holiday pay on holiday pay. Throws DomainError `employer_charge.holiday_pay_of_itself`. */
export function assertEmployerCharge({ kind, base }: Pick<Charge, 'kind' | 'base'>): void {
  const code = 'employer_charge.holiday_pay_of_itself';
  if (kind === 'holidayPay' && base !== 'gross') throw new DomainError(code, undefined, { base: { code } });
}
