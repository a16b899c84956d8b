export type Chance = {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** An amount in whole cents; the bounds are in cents. */
  cents(min: number, max: number): number;
  /** One of a list. */
  pick<T>(values: readonly [T, ...T[]]): T;
  /** A list of a length from `min` to `max`. */
  list<T>(min: number, max: number, make: () => T): T[];
};

/** A repeatable stream of numbers in [0, 1) from a seed (mulberry32). */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Runs a property `times` times with random inputs. Each run uses a new seed, which a failure prints; `KONTOR_SEED=123` repeats a
 * run. Example: `randomly(200, ({ cents }) => expect(negate(negate(cents(-9, 9)))).toBeDefined())`.
 */
export function randomly(times: number, property: (chance: Chance) => void): void {
  const seed = Number(process.env['KONTOR_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
  const next = stream(seed);
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const chance: Chance = {
    whole,
    cents: (min, max) => whole(min, max) / 100,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
    list: (min, max, make) => Array.from({ length: whole(min, max) }, make),
  };
  for (let time = 1; time <= times; time += 1) {
    try {
      property(chance);
    } catch (cause) {
      throw new Error(
        `Failed in round ${time} with KONTOR_SEED=${seed}: ${cause instanceof Error ? cause.message : String(cause)}`,
        {
          cause,
        },
      );
    }
  }
}
