import type { PartyKind } from '../../firm/party/party.ts';
import { isNorwegianOrganisationNumber, isNorwegianVatCode } from '../../platform/values/identifiers.ts';
import { euVatCode } from '../../platform/values/vat-codes.ts';
import type { Register, RegisterState } from './register-answer.ts';

type Codes = { kind?: PartyKind | null; country?: string | null; legalCode?: string | null; vatCode?: string | null };
export type RegisterQuestion = { register: Register; code: string };

const digits = (text: string): string => text.replace(/\D/g, '');

/** Returns the organisation number for Brønnøysund. Never a person's, whose identity number must not be sent there. */
function norwegianNumber({ kind, country, legalCode, vatCode }: Codes): string | undefined {
  if (country === 'NO' && kind !== 'person' && legalCode && isNorwegianOrganisationNumber(legalCode)) return digits(legalCode);
  return vatCode && isNorwegianVatCode(vatCode) ? digits(vatCode) : undefined;
}

/**
 * Returns the register queries that a firm's codes allow. Example: a Norwegian company `991 825 827` gives `brreg` with `991825827`; the VAT code
 * `PL1234567890` gives `vies`. Incomplete codes give none.
 */
export function registerQuestions(codes: Codes): RegisterQuestion[] {
  const brreg = norwegianNumber(codes);
  const vies = codes.vatCode ? euVatCode(codes.vatCode, codes.country ?? '') : undefined;
  return [
    ...(brreg ? [{ register: 'brreg', code: brreg } as const] : []),
    ...(vies ? [{ register: 'vies', code: vies } as const] : []),
  ];
}

/** Returns the code in the register's format; undefined if it has no such codes. Nothing else is ever sent to a register. */
export function registerCode(register: Register, text: string): string | undefined {
  if (register === 'vies') return euVatCode(text, '');
  return isNorwegianOrganisationNumber(text) ? digits(text) : undefined;
}

/** Is the firm in a state that calls for caution? Only ever a warning, never a refusal. */
export const isWorrying = (state: RegisterState): boolean => state !== 'registered';
