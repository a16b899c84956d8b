export const setupSteps = ['firm', 'vat', 'bankAccount', 'taxRates', 'logo'] as const;

export class SetupSteps {
  /** Name, company code and address, which the law requires on invoices. */
  firm: boolean;
  /** Registered with a VAT code, or marked as not registered. */
  vat: boolean;
  /** There is a bank account in the base currency. */
  bankAccount: boolean;
  /** There is a rate for new lines: the standard rate of the country, or a rate without tax for a seller without VAT. */
  taxRates: boolean;
  /** Optional: no other step depends on it. */
  logo: boolean;
}

/** Progress towards the first valid invoice. Always derived from the data, never stored. */
export class SetupRecord {
  steps: SetupSteps;
  done: boolean;
  /** The number that an invoice issued today would get; null without the right to read number series. */
  nextNumber: string | null;
}
