import { checkNorwegianAccount, isIban, norwegianIban } from '../../platform/values/identifiers.ts';

/**
 * The IBAN that was typed, without the spaces that make it readable; a Norwegian account may be typed as its eleven digits, grouped or
 * not. Example: `typedIban('8601 11 17947')` is `NO9386011117947`. What is neither is returned as it is, for the check to refuse.
 */
export function typedIban(text: string): string {
  const plain = text.replace(/[\s.]/g, '').toUpperCase();
  return checkNorwegianAccount(plain) === 'invalid' ? plain : norwegianIban(plain);
}

/** Banks by the code in their IBANs: five digits in Lithuania, the first digits of the account in Norway. */
const banks: Record<string, readonly (readonly [code: string, name: string])[] | undefined> = {
  LT: [
    ['32500', 'Revolut Bank'],
    ['35000', 'Paysera LT'],
    ['40100', 'Luminor'],
    ['70440', 'SEB bankas'],
    ['71800', 'Artea bankas'],
    ['72300', 'Urbo bankas'],
    ['72900', 'Citadele bankas'],
    ['73000', 'Swedbank'],
  ],
  NO: [
    ['15', 'DNB'],
    ['16', 'DNB'],
    ['60', 'Nordea'],
    ['81', 'Danske Bank'],
    ['86', 'Danske Bank'],
  ],
};

/** The name of the bank that an IBAN belongs to, where Kontor knows it. Example: `bankOf('LT577300010000000000')` is `Swedbank`. */
export function bankOf(iban: string): string | undefined {
  const plain = typedIban(iban);
  if (!isIban(plain)) return undefined;
  return banks[plain.slice(0, 2)]?.find(([code]) => plain.startsWith(code, 4))?.[1];
}
