export const passwordMin = 12;
export const passwordMax = 128;

/** The words most passwords consist of: typical twelve-character passwords are one of these with a year or a punctuation mark, or repeated. */
const usual = `
  password passwort passord slaptazodis contrasena motdepasse letmein welcome iloveyou monkey dragon football baseball
  basketball superman batman sunshine princess shadow master michael jennifer jordan computer internet whatever trustno1 starwars
  pokemon charlie freedom secret kontor administrator admin username user guest test demo login changeme default hello
  qwertyuiop qwertzuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsxedc qazwsx 1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r
  1q2w3e lietuva vilnius kaunas norge norway oslo bergen lithuania summer winter spring autumn vasara ziema sommer company
`
  .trim()
  .split(/\s+/);
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', '98765432109876543210'];
const signs: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Example: `p4$$w0rd` is `password`. */
const unmasked = (text: string): string => text.replace(/[013457@$!]/g, (sign) => signs[sign] ?? sign);
const simple = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const longestFirst = (one: string, other: string): number => other.length - one.length;
const parts = [...new Set(usual.flatMap((part) => [part, unmasked(part)]))].sort(longestFirst);

/** Number of characters left without the predictable ones: common words, runs such as 4321, years, repetition, punctuation. */
const originality = (password: string, known: readonly string[]): number =>
  known
    .reduce((left, part) => left.replaceAll(part, ' '), password)
    .replace(/(.{1,6}?)\1{2,}/g, '$1')
    .replace(/(19|20)\d\d/g, '')
    .replace(/[a-z]{4,}|\d+/g, (run) => (runs.some((whole) => whole.includes(run)) ? '' : run))
    .replace(/[^\p{L}\p{N}]/gu, '').length;

/**
 * Is this one of the first passwords that an attacker would try? `own` has the person's names and email. Example: `Password2026!`
 * and `qwerty123456` are, `correct horse battery` is not.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = simple(password);
  const mine = own.flatMap((text) => [text, ...text.split(/[@.\s_-]+/)]).filter((text) => text.length > 3);
  const known = [...mine.map(simple), ...parts];
  return Math.min(originality(plain, known), originality(unmasked(plain), known)) < 5;
}
