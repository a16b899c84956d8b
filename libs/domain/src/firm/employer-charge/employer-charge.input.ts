import { CalendarDate, Country, Flag, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { employerChargeBases, employerChargeKinds, type EmployerChargeBase, type EmployerChargeKind } from './employer-charge.ts';

export class EmployerChargeInput {
  @Country() country: string;
  /** The part of the country or the kind of contract; left out for all. */
  @Text(60, { optional: true }) zone?: string | null;
  @OneOf(employerChargeKinds) kind: EmployerChargeKind;
  /** 0 ends a charge. */
  @Percent() percent: number;
  @OneOf(employerChargeBases) base: EmployerChargeBase;
  @CalendarDate() validFrom: string;
  /** The organisation pays it, in place of the one before. */
  @Flag() isDefault: boolean;
  @Text(300, { optional: true }) source?: string | null;
}
