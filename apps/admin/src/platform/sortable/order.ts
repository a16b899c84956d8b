/** The new position of a row moved by Alt and an arrow key. Example: Alt and ↓ in row 2 gives 3. undefined for other keys. */
export function placeByKey({ altKey, key }: { altKey: boolean; key: string }, index: number): number | undefined {
  if (!altKey) return undefined;
  return key === 'ArrowUp' ? index - 1 : key === 'ArrowDown' ? index + 1 : undefined;
}

/** Moves one of the rows. Example: `moved(['a', 'b', 'c'], 0, 2)` is b, c, a. */
export const moved = <T>(rows: readonly T[], from: number, to: number): T[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
