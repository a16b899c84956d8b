const secrets: [RegExp, string][] = [
  [/\b(postgres(?:ql)?|smtps?|https?):\/\/[^\s/@]+@/gi, '$1://***@'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\bkontor_[0-9A-Za-z]{10,}/g, '***'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 ***'],
  [
    /(["']?\b(?:password|passwd|pwd|secret|token|refreshToken|accessToken|authorization|cookie|api[-_]?key|personalId|bankAccountNumber|ticket)\b["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&})]+)/gi,
    '$1***',
  ],
  [/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/g, '***'],
  [/\b[1-9]\d{10}\b/g, '***'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '***'],
];

/** Removes passwords, tokens, personal and bank numbers and addresses from a text before it is stored. Example: `Bearer abc` is `Bearer ***`. */
export const scrub = (text: string): string =>
  secrets.reduce((left, [pattern, cover]) => left.replace(pattern, cover), text).replaceAll('\0', '');
