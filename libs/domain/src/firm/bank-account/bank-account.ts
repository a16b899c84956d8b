export const kidMethods = ['none', 'mod10', 'mod11'] as const;
export type KidMethod = (typeof kidMethods)[number];

export class BankAccountRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  bankName: string;
  iban: string;
  bic: string | null;
  currency: string;
  isDefault: boolean;
  /** Norwegian customer identification number (KID), printed on invoices that are paid to this account. */
  kidMethod: KidMethod;
  kidLength: number | null;
}
