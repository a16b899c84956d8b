import { checkLithuanianPersonalCode, checkNorwegianAccount, checkNorwegianIdentityNumber } from '@kontor/domain';
import { isNorwegianOrganisationNumber, mod97 } from '@kontor/domain';
import { isLithuanianCompanyCode, isLithuanianVatCode } from '@kontor/domain';

/** Appends the check digit that makes the code valid, if one does. */
function withCheckDigit(body: string, isValid: (code: string) => boolean): string | undefined {
  return '0123456789'
    .split('')
    .map((digit) => body + digit)
    .find(isValid);
}

/** The n-th of an endless series of valid Lithuanian company codes. */
export function lithuanianCompanyCode(n: number): string {
  const code = withCheckDigit(String(30_200_000 + (((n + 37) * 1_299_709) % 9_700_000)), isLithuanianCompanyCode);
  if (!code) throw new RangeError('Every Lithuanian company code has a check digit.');
  return code;
}

/** The n-th valid Lithuanian VAT code of twelve digits; the eleventh is always 1. */
export function lithuanianVatCode(n: number): string {
  const code = withCheckDigit(
    `LT1000${String(((n + 37) * 61_511) % 100_000).padStart(5, '0')}${n % 10}1`.slice(0, 13),
    isLithuanianVatCode,
  );
  if (!code) throw new RangeError('Every Lithuanian VAT code has a check digit.');
  return code;
}

/** The n-th valid Norwegian organisation number; bodies without a valid check digit are skipped. */
export function norwegianOrganisationNumber(n: number): string {
  for (let body = 91_200_000 + (((n + 37) * 1_299_721) % 8_700_000); ; body += 1) {
    const code = withCheckDigit(String(body), isNorwegianOrganisationNumber);
    if (code) return code;
  }
}

/** An IBAN with its two check digits. Example: `iban('LT', '1000011101001000')` is `LT121000011101001000`. */
export function iban(country: string, account: string): string {
  return `${country}${String(98 - mod97(`${account}${country}00`)).padStart(2, '0')}${account}`;
}

/** A well-formed Lithuanian personal code that nobody has: real serial numbers do not start at 000. `day` is YYMMDD. */
export function lithuanianPersonalCode(day: string, isWoman: boolean): string {
  const code = withCheckDigit(`${isWoman ? 4 : 3}${day}000`, (code) => checkLithuanianPersonalCode(code) === 'valid');
  if (!code) throw new RangeError('Every Lithuanian personal code has a check digit.');
  return code;
}

/** A well-formed Norwegian identity number that nobody has: test numbers add 80 to the month. `day` is YYMMDD. */
export function norwegianIdentityNumber(day: string, isWoman: boolean): string {
  const date = `${day.slice(4)}${Number(day.slice(2, 4)) + 80}${day.slice(0, 2)}`;
  for (let serial = isWoman ? 100 : 101; serial < 500; serial += 2) {
    for (let control = 0; control < 100; control += 1) {
      const code = `${date}${serial}${String(control).padStart(2, '0')}`;
      if (checkNorwegianIdentityNumber(code) === 'valid') return code;
    }
  }
  throw new RangeError('Some Norwegian identity number has control digits.');
}

/** The n-th valid account number of a Norwegian bank that does not exist. */
export function norwegianAccount(n: number): string {
  for (let body = 9_999_110_000 + n * 11; ; body += 1) {
    const account = withCheckDigit(String(body), (code) => checkNorwegianAccount(code) === 'valid');
    if (account) return account;
  }
}

const plainLetters: Record<string, string> = { ø: 'o', æ: 'ae', å: 'a', ł: 'l' };

/** A name as it appears in an email address: `Šiaurės vėjas` becomes `siaures-vejas`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæåł]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
