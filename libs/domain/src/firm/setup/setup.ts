export const setupSteps = ['firm', 'vat', 'bankAccount', 'taxRates', 'logo'] as const;
export type SetupStep = (typeof setupSteps)[number];

export class SetupSteps {
  /** Name, code and address, as the law wants them on an invoice. */
  firm: boolean;
  /** Registered with a VAT code, or known not to be registered. */
  vat: boolean;
  /** Somewhere to pay to in the base currency. */
  bankAccount: boolean;
  /** New lines get a rate that fits: the standard one of the country, or none for a seller without VAT. */
  taxRates: boolean;
  /** Nice to have: nothing waits for it. */
  logo: boolean;
}

/** How far the organisation is from its first right invoice. Derived from the data each time, never stored. */
export class SetupRecord {
  steps: SetupSteps;
  done: boolean;
  /** The number that an invoice of today would get; null for who may not read number series. */
  nextNumber: string | null;
}
