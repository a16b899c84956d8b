/**
 * Parses a number as people write it: `1234,5`, `1 234.50`, `1.234,50`, `1,234.50`, `−3`. Empty gives null, nonsense undefined. A single
 * separator before three digits marks thousands if it is the language's grouping mark and stands where thousands can: `0,005`,
 * `12345,678` and `1 234,567` have decimals in every language.
 */
export function parseDecimal(text: string, grouping = ''): number | null | undefined {
  const written = text.trim().replace(/\u2212/g, '-');
  const bare = written.replace(/[\s\u00a0\u202f'’]/g, '');
  if (bare === '') return null;
  const marks = bare.match(/[.,]/g) ?? [];
  const isOneKind = new Set(marks).size === 1;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const alone = marks.length === 1 && marks[0] === grouping && grouped.test(written);
  const repeated = marks.length > 1 && isOneKind;
  if (repeated && !grouped.test(bare)) return undefined;
  if (alone || repeated) return Number(bare.replace(/[.,]/g, ''));
  const whole = bare.slice(0, last < 0 ? undefined : last);
  if (marks.length > 1 && !grouped.test(whole)) return undefined;
  const part = last < 0 ? '' : bare.slice(last + 1);
  const digits = whole.replace(/[.,]/g, '');
  const plain = part ? `${digits || '0'}.${part}` : digits;
  return /^-?\d+(\.\d+)?$/.test(plain) || /^-\.\d+$/.test(plain) ? Number(plain) : undefined;
}

/** Thousands with one mark between them: `1,234`, `12.345.678`. */
const grouped = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;
