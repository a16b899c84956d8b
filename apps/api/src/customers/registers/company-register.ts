import type { RegisterAnswerRecord } from '@kontor/domain';

/** The facts about a firm, read from a register's answer. */
export type Said = Omit<RegisterAnswerRecord, 'id' | 'createdAt' | 'register' | 'code' | 'askedByName'>;

/** A public register of firms. Throws DomainError `register.no_answer`, `register.odd_answer` and `register.bad_code`. */
export interface CompanyRegister {
  /** Queries the register about a code in its format. `own` is the EU VAT code of the asking firm, if it has one. */
  ask(code: string, own: string | undefined): Promise<Said>;
}

/** An answer without any facts. */
export const nothing = {
  name: null,
  street: null,
  zip: null,
  city: null,
  country: null,
  vatRegistered: null,
  consultationNumber: null,
  registerDate: null,
} satisfies Partial<Said>;
