/** Ends and grid lines of an axis for these values: at most five steps of 1, 2 or 5 times a power of ten, including zero. */
export function scaleOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const rough = (most - least || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_tick, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}
