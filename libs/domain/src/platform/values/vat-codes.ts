import { isLithuanianVatCode, isNorwegianOrganisationNumber, isNorwegianVatCode } from './identifiers.ts';

// The form of VAT codes by country, as VIES expects them, without the country letters.
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/**
 * A VAT code of the EU (or of Northern Ireland) as VIES is asked for it, its country in front; undefined for any other. Example:
 * `euVatCode('1000 0191 9017', 'LT')` is undefined, `euVatCode('lt 100001919017', 'LV')` is `LT100001919017`.
 */
export function euVatCode(text: string, country: string): string | undefined {
  const code = text.replace(/[\s.-]/g, '').toUpperCase();
  const [first, rest] = [code.slice(0, 2), code.slice(2)];
  const isOf = (prefix: string, number: string): boolean =>
    prefix === 'LT' ? isLithuanianVatCode(`LT${number}`) : prefix !== 'GB' && (forms[prefix]?.test(number) ?? false);
  const own = country === 'GR' ? 'EL' : country;
  if (isOf(first === 'GR' ? 'EL' : first, rest)) return `${first === 'GR' ? 'EL' : first}${rest}`;
  return own !== 'LT' && isOf(own, code) ? `${own}${code}` : undefined;
}

/**
 * Can a party in this country have this VAT code? A party may be registered for VAT in another country: the letters of the code
 * say which. Lithuania and Norway have check digits, the rest of the EU a form; elsewhere any code is accepted. Example:
 * `isVatCodeOf('LV40003000000', 'LV')` is true, `isVatCodeOf('LT100001919018', 'LV')` is not.
 */
export function isVatCodeOf(text: string, country: string): boolean {
  const code = text.replace(/[\s.-]/g, '').toUpperCase();
  const prefix = code.slice(0, 2);
  if (prefix === 'LT') return isLithuanianVatCode(code);
  if (country === 'LT' && /^\d+$/.test(code)) return false;
  if (prefix === 'NO' || (country === 'NO' && /^\d/.test(code))) return isNorwegianVatCode(code);
  const form = forms[prefix];
  if (form?.test(code.slice(2))) return true;
  const own = forms[country === 'GR' ? 'EL' : country];
  return own ? own.test(code) : form === undefined && country !== 'LT' && country !== 'NO';
}

/**
 * Returns a VAT code with the letters of its country, where it was typed without them. Examples: `fullVatCode('100001919017', 'LT')` is
 * `LT100001919017`, `fullVatCode('991 825 827', 'NO')` is `NO991825827MVA`; what is no such number stays as it is.
 */
export function fullVatCode(text: string, country: string): string {
  const code = text.replace(/[\s.-]/g, '').toUpperCase();
  if (country === 'LT') return isLithuanianVatCode(`LT${code}`) ? `LT${code}` : text;
  if (country === 'NO') return isNorwegianOrganisationNumber(code) ? `NO${code}MVA` : text;
  const own = country === 'GR' ? 'EL' : country;
  return euVatCode(text, country) === `${own}${code}` ? `${own}${code}` : text;
}
