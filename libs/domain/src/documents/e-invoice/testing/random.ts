/** A small generator of numbers between 0 and 1 (mulberry32): equal seeds give equal numbers on every machine. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (share: number): boolean => next() < share,
    /** Returns a number with that many decimals. */
    decimal: (from: number, to: number, places: number): number => {
      const unit = 10 ** places;
      return Number((whole(from * unit, to * unit) / unit).toFixed(places));
    },
    one: <T>(list: readonly [T, ...T[]]): T => list[whole(0, list.length - 1)] ?? list[0],
  };
}
export type Random = ReturnType<typeof randomOf>;
