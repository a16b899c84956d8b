/** Public registers of firms: Brønnøysund of Norway, and VIES of the EU for VAT codes. */
export const registers = ['brreg', 'vies'] as const;
export type Register = (typeof registers)[number];

/** `invalid` is a VAT code that VIES rejects, `unknown` a number that the register does not have. */
export const registerStates = ['registered', 'bankrupt', 'liquidation', 'deleted', 'invalid', 'unknown'] as const;
export type RegisterState = (typeof registerStates)[number];

/** A register's answer about a firm, stored unchanged as proof of the query. */
export class RegisterAnswerRecord {
  id: number;
  createdAt: string;
  register: Register;
  /** The code as it was sent: nine digits for Brønnøysund, country letters and number for VIES. */
  code: string;
  state: RegisterState;
  name: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  country: string | null;
  /** Null if the register does not say. */
  vatRegistered: boolean | null;
  /** The number by which VIES finds the answer again; only for a firm that asks with its own EU VAT code. */
  consultationNumber: string | null;
  /** The register's own date of the answer, in its format. */
  registerDate: string | null;
  /** The response body, unchanged. */
  answer: string;
  askedByName: string | null;
}

/** The registers that can be queried here; empty when they are switched off. */
export class Registers {
  registers: Register[];
}
