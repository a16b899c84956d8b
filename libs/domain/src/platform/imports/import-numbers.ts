const signs: Record<string, readonly string[]> = { '€': ['EUR'], $: ['USD'], '£': ['GBP'], kr: ['NOK', 'SEK', 'DKK'] };

/** The currencies that the sign or code beside an amount can mean; null where there is none. Example: `currenciesIn('12 EUR')` is `['EUR']`. */
export function currenciesIn(text: string): readonly string[] | null {
  const [, before, after] = /^(€|\$|£|kr|[a-z]{3}(?![a-z]))?.*?(€|\$|£|kr|(?<![a-z])[a-z]{3})?\.?$/iu.exec(text.trim()) ?? [];
  const word = (before ?? after)?.toLowerCase();
  return word === undefined ? null : (signs[word] ?? [word.toUpperCase()]);
}

/** What stands around and between the digits of an amount: spaces of every width, apostrophes, currencies. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^(€|\$|£|kr\.?|eur|nok|usd|gbp|sek|dkk|pln)\s*|\s*(€|\$|£|kr\.?|eur|nok|usd|gbp|sek|dkk|pln|%)$/giu, '')
    .replace(/^[−–]/, '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(\D|$))/gu, '');

type Sign = '.' | ',';

/** The decimal sign that one number shows by itself; undefined when it has none or can be read in both ways, as 1,250 can. */
function signOf(text: string): Sign | undefined {
  const number = plain(text);
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last < 0) return undefined;
  const sign = number[last] as Sign;
  const other = sign === '.' ? ',' : '.';
  if (number.includes(other)) return sign;
  if (number.indexOf(sign) !== last) return other;
  return /^-?[1-9]\d{0,2}$/.test(number.slice(0, last)) && number.length - last === 4 ? undefined : sign;
}

/** The decimal sign that the numbers of a file agree on. Example: `decimalSignOf(['1 234,50', '1,250'])` is a comma. */
export function decimalSignOf(texts: readonly string[]): Sign | undefined {
  const signs = new Set(texts.flatMap((text) => signOf(text) ?? []));
  return signs.size === 1 ? [...signs][0] : undefined;
}

/**
 * The number of a cell as Lithuanians, Norwegians or English people write it: undefined for no number, `ambiguous` for one that can be
 * read in two ways and of which `sign` tells nothing. Examples: `1 234,50`, `1.234,50` and `1,234.50` are all 1234.5.
 */
export function parseImportNumber(text: string, sign?: Sign): number | 'ambiguous' | undefined {
  const number = plain(text);
  const own = signOf(text);
  if (!own && !sign && /[.,]/.test(number)) return 'ambiguous';
  const decimal = own ?? sign ?? '.';
  const [whole = '', fraction, ...more] = number.split(decimal);
  if (more.length) return undefined;
  const thousands = decimal === '.' ? ',' : '.';
  if (whole.includes(thousands) && !new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+$`).test(whole)) return undefined;
  const digits = whole.replaceAll(thousands, '');
  if (!/^-?\d+$/.test(digits) || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  return Number(fraction === undefined ? digits : `${digits}.${fraction}`);
}
