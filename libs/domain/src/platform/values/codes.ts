/**
 * The next code after the given ones, latest first: the latest code that ends in digits, counted up by one. Example:
 * `nextCode(['SRV-009', 'P-3'])` is `SRV-010`, and `nextCode([])` is `001`.
 */
export function nextCode(codes: readonly string[]): string {
  const parts = codes.flatMap((code) => {
    const [, start = '', digits] = /^(.*?)(\d{1,12})$/.exec(code.trim()) ?? [];
    return digits ? [{ start, digits }] : [];
  });
  const [latest] = parts;
  if (!latest) return codes.length ? '' : '001';
  const alike = parts.filter(({ start }) => start === latest.start).map(({ digits }) => Number(digits));
  return latest.start + String(Math.max(...alike) + 1).padStart(latest.digits.length, '0');
}
