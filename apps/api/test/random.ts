export type Random = {
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True with this probability in percent. */
  chance: (percent: number) => boolean;
};

/** The seed of this run, for the name of the test; `KONTOR_SEED=123` repeats a run. */
export const newSeed = (): number => Number(process.env['KONTOR_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** The same numbers for the same seed (mulberry32). Concurrent users still take them in varying order. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (percent) => next() * 100 < percent,
  };
}
