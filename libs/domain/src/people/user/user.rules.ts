import { checkLithuanianPersonalCode, checkNorwegianIdentityNumber, isIban } from '../../platform/values/identifiers.ts';

const veil = '•';

/** Example: `maskOf('39001011234')` is `••••1234`. What has fewer than eight signs is hidden whole. */
export const maskOf = (text: string): string => veil.repeat(4) + (text.length < 8 ? '' : text.slice(-4));
export const isMasked = (text: string): boolean => text.includes(veil);

/** First and last name as one. Example: `fullNameOf('Ona', null)` is `Ona`. */
export const fullNameOf = (first: string, last: string | null | undefined): string => `${first} ${last ?? ''}`.trim();

const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();
const looksLikeIban = (text: string): boolean => /^[A-Z]{2}\d{2}/.test(compact(text));

/** May this be the number of a bank account? What begins like an IBAN must be one; other numbers are the bank's affair. */
export const isAccountNumber = (text: string): boolean => !looksLikeIban(text) || isIban(text);
/** An IBAN as it is kept: without spaces, in capitals. Other numbers stay as they were typed. */
export const plainAccountNumber = (text: string): string => (looksLikeIban(text) ? compact(text) : text.trim());

/**
 * Is this personal ID one that its country would hardly have given? Only a remark: there are real ones that break the rule.
 * Example: `isOddPersonalId('12345678901', 'LT')` is true.
 */
export function isOddPersonalId(text: string, country: string | null | undefined): boolean {
  if (country === 'LT') return checkLithuanianPersonalCode(text) !== 'valid';
  if (country === 'NO') return checkNorwegianIdentityNumber(text) !== 'valid';
  return false;
}
