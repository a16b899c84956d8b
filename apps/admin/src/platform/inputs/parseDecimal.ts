/**
 * Parses a number as people write it: `1234,5`, `1 234.50`, `1.234,50`, `1,234.50`, `−3`. Empty gives null, nonsense undefined. A single
 * separator before three digits marks thousands if it is the language's grouping mark; otherwise it is the decimal mark.
 */
export function parseDecimal(text: string, grouping = ''): number | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/\u2212/g, '-');
  if (bare === '') return null;
  const marks = bare.match(/[.,]/g) ?? [];
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const kinds = new Set(marks);
  const alone = marks.length === 1 && marks[0] === grouping && /[.,]\d{3}$/.test(bare);
  const repeated = marks.length > 1 && kinds.size === 1;
  const whole = alone || repeated ? bare.replace(/[.,]/g, '') : bare.slice(0, last < 0 ? undefined : last).replace(/[.,]/g, '');
  const part = alone || repeated || last < 0 ? '' : bare.slice(last + 1);
  if (repeated && !/^-?\d{1,3}([.,]\d{3})+$/.test(bare)) return undefined;
  const plain = part ? `${whole || '0'}.${part}` : whole;
  return /^-?\d+(\.\d+)?$/.test(plain) || /^-\.\d+$/.test(plain) ? Number(plain) : undefined;
}
