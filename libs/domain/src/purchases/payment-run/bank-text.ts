export type BankAlphabet = 'SEPA' | 'NO';

// Letters that lose no accent when they are taken apart.
const spelt: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  '„': '',
  '“': '',
  '”': '',
  '«': '',
  '»': '',
  '–': '-',
  '—': '-',
  '’': "'",
  '&': '+',
  _: '-',
};
const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

const written = (sign: string, alphabet: BankAlphabet): string => {
  if (alphabet === 'NO' && /[æøå]/i.test(sign)) return sign;
  const small = spelt[sign.toLowerCase()];
  if (small === undefined) return plain(sign);
  return sign === sign.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
};

/**
 * Writes a text in the characters that banks take: the Latin letters without accents, digits and `/ - ? : ( ) . , ' +` (EPC217-08); to
 * Norwegian banks also æ, ø and å. It neither begins nor ends with a slash, nor has two in a row. Example: `bankText('Žalgirio g. „Ąžuolas“',
 * 'SEPA', 70)` is `Zalgirio g. Azuolas`.
 */
export function bankText(text: string, alphabet: BankAlphabet, length: number): string {
  const letters = [...text.normalize('NFC')].map((sign) => written(sign, alphabet)).join('');
  const known = letters.replace(alphabet === 'NO' ? /[^A-Za-z0-9/\-?:().,'+ æøåÆØÅ]/g : /[^A-Za-z0-9/\-?:().,'+ ]/g, ' ');
  const tidy = (one: string): string => one.replace(/\/{2,}/g, '/').replace(/^[/ ]+|[/ ]+$/g, '');
  return tidy(tidy(known.replace(/ +/g, ' ')).slice(0, length));
}
