import { checkNorwegianAccount, hasIban, isIban } from '../../platform/values/identifiers.ts';

/** An account as it is kept and compared: without spaces and dots, in capitals. Example: `plainAccount('8601.11.17947')` is `86011117947`. */
export const plainAccount = (text: string): string => text.replace(/[\s.]/g, '').toUpperCase();

/**
 * Can a vendor of this country be paid there? Where accounts have an IBAN: by an IBAN or by the eleven digits of a Norwegian account,
 * whose check digits fit. Elsewhere the number is the bank's affair. Example: `isPayableAccount('8601 11 17947', 'NO')` is true.
 */
export function isPayableAccount(text: string, country: string): boolean {
  if (/^[A-Z]{2}\d{2}/.test(plainAccount(text))) return isIban(plainAccount(text));
  return !hasIban(country) || checkNorwegianAccount(text) !== 'invalid';
}
