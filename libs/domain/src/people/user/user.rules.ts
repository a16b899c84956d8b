import { checkLithuanianPersonalCode, checkNorwegianIdentityNumber, isIban } from '../../platform/values/identifiers.ts';

const veil = '•';

/**
 * Masks a value but for its last four characters; a value shorter than eight characters is masked whole. Example:
 * `maskOf('39001011234')` is `••••1234`.
 */
export const maskOf = (text: string): string => veil.repeat(4) + (text.length < 8 ? '' : text.slice(-4));
export const isMasked = (text: string): boolean => text.includes(veil);

/** First and last name as one. Example: `fullNameOf('Ona', null)` is `Ona`. */
export const fullNameOf = (first: string, last: string | null | undefined): string => `${first} ${last ?? ''}`.trim();

const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();
const looksLikeIban = (text: string): boolean => /^[A-Z]{2}\d{2}/.test(compact(text));

/** Is this a possible bank account number? A number that looks like an IBAN must be a valid one; other formats are not checked. */
export const isAccountNumber = (text: string): boolean => !looksLikeIban(text) || isIban(text);
/** An IBAN is stored without spaces and in capitals, any other number as typed. */
export const plainAccountNumber = (text: string): string => (looksLikeIban(text) ? compact(text) : text.trim());

/**
 * Is this personal ID unlikely for its country? Only a remark: some real ones break the rule. Example:
 * `isOddPersonalId('12345678901', 'LT')` is true.
 */
export function isOddPersonalId(text: string, country: string | null | undefined): boolean {
  if (country === 'LT') return checkLithuanianPersonalCode(text) !== 'valid';
  if (country === 'NO') return checkNorwegianIdentityNumber(text) !== 'valid';
  return false;
}
