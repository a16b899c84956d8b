/** What an employer pays on top of wages. A contribution is what the state takes: Sodra in Lithuania, arbeidsgiveravgift in Norway. */
export const employerChargeKinds = ['contribution', 'holidayPay', 'pension'] as const;
export type EmployerChargeKind = (typeof employerChargeKinds)[number];

/** What the percent is taken of: the wages of the hours, or those and the holiday pay earned with them. */
export const employerChargeBases = ['gross', 'grossWithHolidayPay'] as const;
export type EmployerChargeBase = (typeof employerChargeBases)[number];

/** A percent that an employer in a country pays on wages from a day on, until the next row of its kind begins. */
export class EmployerChargeRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  country: string;
  /** The part of the country or the kind of contract that it is for, such as Norway's zone Ia; null for all. */
  zone: string | null;
  kind: EmployerChargeKind;
  percent: number;
  base: EmployerChargeBase;
  validFrom: string;
  /** It is what the organisation pays, once it is in its country. */
  isDefault: boolean;
  /** Where the percent stands. */
  source: string | null;
}
