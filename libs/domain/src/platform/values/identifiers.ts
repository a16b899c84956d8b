/** Result of a check. `warn`: the number breaks a rule, but such numbers exist, so screens show a remark and accept it. */
type IdentifierCheck = 'valid' | 'warn' | 'invalid';

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
const compactOf = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Lithuanian check digit: a second row of weights applies when the first leaves 10; when that leaves 10 too, the digit is 0. */
function lithuanianDigit(digits: readonly number[], first: readonly number[], second: readonly number[]): number {
  const rest = weighted(digits, first) % 11;
  return rest < 10 ? rest : (weighted(digits, second) % 11) % 10;
}

/** Norwegian check digit: 11 − (sum mod 11), where 11 counts as 0 and 10 means that no digit fits. */
const norwegianDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (11 - (weighted(digits, weights) % 11)) % 11;

const lithuanianCompany = (code: string): boolean => {
  const digits = digitsOf(code);
  return lithuanianDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]) === digits[8];
};

/** Is this a Lithuanian legal entity code: nine digits with a valid check digit? Example: `isLithuanianCompanyCode('304567894')` is true. */
export function isLithuanianCompanyCode(text: string): boolean {
  const code = compactOf(text);
  return /^\d{9}$/.test(code) && lithuanianCompany(code);
}

/**
 * Is this a Lithuanian VAT code: `LT` and nine or twelve digits with a valid check digit? Example:
 * `isLithuanianVatCode('LT100001919017')` is true. Only VIES knows whether it is registered.
 */
export function isLithuanianVatCode(text: string): boolean {
  const match = /^LT(\d{9}|\d{12})$/.exec(compactOf(text));
  const code = match?.[1] ?? '';
  if (code.length === 9) return lithuanianCompany(code);
  const digits = digitsOf(code);
  return (
    code.length === 12 &&
    lithuanianDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]) === digits[11]
  );
}

/**
 * Checks a Lithuanian personal code (asmens kodas): eleven digits, else `invalid`. A wrong check digit or date, a first digit 9
 * and month or day 00 occur in real codes: `warn`. Example: `checkLithuanianPersonalCode('33309240064')` is `valid`.
 */
export function checkLithuanianPersonalCode(text: string): IdentifierCheck {
  const code = compactOf(text);
  if (!/^\d{11}$/.test(code)) return 'invalid';
  const digits = digitsOf(code);
  const fits = lithuanianDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) === digits[10];
  const [month, day] = [Number(code.slice(3, 5)), Number(code.slice(5, 7))];
  return fits && /^[1-6]/.test(code) && month >= 1 && month <= 12 && day >= 1 && day <= 31 ? 'valid' : 'warn';
}

/** Is this a Norwegian organisation number? Spaces are ignored. Example: `isNorwegianOrganisationNumber('991 825 827')` is true. */
export function isNorwegianOrganisationNumber(text: string): boolean {
  const code = compactOf(text);
  const digits = digitsOf(code);
  // Numbers begin with 8 or 9 today. 000000000 has a valid check digit, so a leading zero is refused.
  return /^[1-9]\d{8}$/.test(code) && norwegianDigit(digits, [3, 2, 7, 6, 5, 4, 3, 2]) === digits[8];
}

/** Is this a Norwegian VAT number in the form of e-invoices (rule NO-R-001)? Example: `isNorwegianVatCode('NO991825827MVA')` is true. */
export function isNorwegianVatCode(text: string): boolean {
  const match = /^(?:NO)?(\d{9})MVA$/.exec(compactOf(text));
  return match !== null && isNorwegianOrganisationNumber(match[1] ?? '');
}

/**
 * Checks a Norwegian bank account: eleven digits, else `invalid`. Accounts with 00 as digits 5 and 6 follow an older rule, so a
 * wrong check digit there gives `warn`. Example: `checkNorwegianAccount('8601 11 17947')` is `valid`.
 */
export function checkNorwegianAccount(text: string): IdentifierCheck {
  const code = compactOf(text);
  if (!/^\d{11}$/.test(code)) return 'invalid';
  const digits = digitsOf(code);
  if (norwegianDigit(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) === digits[10]) return 'valid';
  return code.slice(4, 6) === '00' ? 'warn' : 'invalid';
}

/**
 * Checks a Norwegian national identity number: eleven digits, else `invalid`; wrong check digits give `warn`, because new series
 * follow another rule from 2032. It never derives a birth date or a sex. Example: `checkNorwegianIdentityNumber('31129956715')`
 * is `valid`.
 */
export function checkNorwegianIdentityNumber(text: string): IdentifierCheck {
  const code = compactOf(text);
  if (!/^\d{11}$/.test(code)) return 'invalid';
  const digits = digitsOf(code);
  const first = norwegianDigit(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]) === digits[9];
  const second = norwegianDigit(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) === digits[10];
  return first && second ? 'valid' : 'warn';
}

/** The remainder modulo 97 of a text where A is 10 and Z is 35 (ISO 7064), computed digit by digit to stay within exact integers. */
export function mod97(text: string): number {
  return [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** Returns the IBAN of a Norwegian account of eleven digits. Example: `norwegianIban('86011117947')` is `NO9386011117947`. */
export const norwegianIban = (account: string): string => `NO${String(98 - mod97(`${account}NO00`)).padStart(2, '0')}${account}`;

// IBAN length by country (SWIFT registry), SEPA countries only.
const ibanLengths = new Map(
  (
    'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FO18 FR27 GB22 GI23 GL18 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 ' +
    'LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** Does this country use IBANs? Only SEPA countries are known. Example: `hasIban('NO')` is true, `hasIban('US')` is not. */
export const hasIban = (country: string): boolean => ibanLengths.has(country);

/**
 * Is this an IBAN (ISO 13616) with valid check digits, the length of its country, and in Norway a valid account number? Outside
 * SEPA only form and check digits are checked. Example: `isIban('LT12 1000 0111 0100 1000')` is true.
 */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = ibanLengths.get(iban.slice(0, 2));
  if (length !== undefined && iban.length !== length) return false;
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1) return false;
  return !iban.startsWith('NO') || checkNorwegianAccount(iban.slice(4)) !== 'invalid';
}

/** Is this a BIC (ISO 9362) of eight or eleven characters? Example: `isBic('HABALT22')` is true. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text.replace(/\s/g, '').toUpperCase());
}
