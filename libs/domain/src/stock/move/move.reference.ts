/** A move as the reference reads it: the day, and the order in which it was entered, which is that of the list. */
export type ReferenceMove = { id: number; day: number; quantity: number; givenValue: number | null; originId: number | null };

const micro = 1_000_000n;
const microOf = (quantity: number): bigint => BigInt(Math.round(quantity * 1e6));
const centsOf = (value: number): bigint => BigInt(Math.round(value * 100));
const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** `a × b ÷ c` in whole cents, half away from zero. */
function portion(a: bigint, b: bigint, c: bigint): bigint {
  const [over, under] = [size(a * b), size(c)];
  const cents = (2n * over + under) / (2n * under);
  return (a < 0n !== b < 0n) !== c < 0n ? -cents : cents;
}

type Entered = { quantity: bigint; cents: bigint; back: bigint };

/**
 * A stock ledger in whole millionths and cents, for the test of the chain: it sorts all moves and counts from the first one each time.
 * Returns value, quantity after, correction and value after of each move, or `impossible`.
 */
export function referenceLedger(moves: readonly ReferenceMove[]): [number, number, number, number][] | 'impossible' {
  const entered = new Map<number, Entered>();
  const told: [number, number, number, number][] = [];
  let [pieces, worth, price] = [0n, 0n, null as [bigint, bigint] | null];
  for (const { id, quantity: typed, givenValue, originId } of moves.toSorted((a, b) => a.day - b.day)) {
    const quantity = microOf(typed);
    const given = givenValue === null ? null : centsOf(givenValue);
    let cents: bigint;
    let fix = 0n;
    if (quantity === 0n) {
      cents = given ?? 0n;
      if (pieces <= 0n || worth + cents < 0n) return 'impossible';
    } else {
      const origin = originId === null ? undefined : entered.get(originId);
      if (given !== null) cents = given;
      else if (origin) {
        const back = origin.back + quantity;
        if (size(back) > size(origin.quantity)) return 'impossible';
        cents = portion(back, origin.cents, origin.quantity) - portion(origin.back, origin.cents, origin.quantity);
        origin.back = back;
      } else if (pieces > 0n) cents = portion(quantity, worth, pieces);
      else cents = price ? portion(quantity, price[1], price[0]) : 0n;
      if (quantity < 0n && pieces > 0n) {
        const rest = pieces + quantity;
        if (rest === 0n) cents = -worth;
        else if (originId !== null && rest < 0n) cents = portion(rest, cents, quantity) - worth;
        else if (originId !== null && worth + cents < 0n) cents = -worth;
      }
      if (quantity > 0n && pieces < 0n) {
        const rest = pieces + quantity;
        const should = rest < 0n ? portion(rest, worth, pieces) : portion(rest, cents, quantity);
        fix = should - worth - cents;
      }
      price = [quantity, cents];
      entered.set(id, { quantity, cents, back: 0n });
    }
    pieces += quantity;
    worth += cents + fix;
    told.push([Number(cents) / 100, Number(pieces) / Number(micro), Number(fix) / 100, Number(worth) / 100]);
  }
  return told;
}
