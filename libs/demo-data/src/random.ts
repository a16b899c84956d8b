export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number between the two, both included. */
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True in this percentage of cases. */
  chance: (percent: number) => boolean;
};

/**
 * mulberry32: small, fast, and the same on every machine. The numbers after the first name the purpose of the draw, such as a project and
 * a month.
 */
export function randomOf(...seed: readonly number[]): Random {
  let state = seed.reduce(
    (hash, part) => Math.imul(hash ^ (part + 0x9e3779b9 + (hash << 6) + (hash >>> 2)), 0x85ebca6b) >>> 0,
    1,
  );
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(list: readonly T[]): T => {
      const value = list[Math.floor(next() * list.length)];
      if (value === undefined) throw new RangeError('There is nothing to pick from.');
      return value;
    },
    chance: (percent) => next() * 100 < percent,
  };
}

/** The entry of a list that repeats endlessly. Example: `cyclicAt(['a', 'b'], 3)` is `b`. */
export function cyclicAt<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('There is nothing to pick from.');
  return value;
}
