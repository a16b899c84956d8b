/**
 * Deals out values in these numbers, well mixed and always alike. `step` and the sum of the numbers must have no common divisor.
 * Example: `deal({ a: 2, b: 1 }, 2)` is `['a', 'b', 'a']`.
 */
export function deal<T extends string>(counts: Record<T, number>, step: number): T[] {
  const sorted = (Object.entries(counts) as [T, number][]).flatMap(([value, count]) => Array<T>(count).fill(value));
  return sorted.map((value, index) => sorted[(index * step) % sorted.length] ?? value);
}
