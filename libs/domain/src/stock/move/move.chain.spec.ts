import { describe, expect, it } from '@jest/globals';
import { randomly } from '../../platform/testing/randomly.ts';
import { ChainError, emptyChain, runChain, unitCostOf, type ChainMove, type ChainRow, type ChainState } from './move.chain.ts';
import { referenceLedger, type ReferenceMove } from './move.reference.ts';

let id = 0;
const move = (quantity: number, givenValue: number | null = null, change: Partial<ChainMove> = {}): ChainMove => ({
  id: (id += 1),
  kind: 'adjustQuantity',
  quantity,
  givenValue,
  originId: null,
  ...change,
});
const balances = (...moves: ChainMove[]): [number, number, number][] =>
  runChain(emptyChain, moves).rows.map(({ value, quantityAfter, valueAfter }) => [value, quantityAfter, valueAfter]);

describe('the moving average', () => {
  it('is that of the worked example: 10 at 5 and 10 at 7, 12 sold for 72, 8 left worth 48', () =>
    expect(balances(move(10, 50), move(10, 70), move(-12))).toEqual([
      [50, 10, 50],
      [70, 20, 120],
      [-72, 8, 48],
    ]));

  it('leaves no value when nothing is left, whatever was rounded on the way', () =>
    expect(balances(move(3, 10), move(-1), move(-1), move(-1)).at(-1)).toEqual([-3.33, 0, 0]));

  it('shows unit costs with six decimals', () => {
    expect(unitCostOf(3, 10)).toBe(3.333333);
    expect(unitCostOf(-3, -10)).toBe(3.333333);
    expect(unitCostOf(0, 10)).toBeNull();
  });
});

describe('goods that come back', () => {
  it('return at the cost with which they left, and their parts add up to it', () => {
    const out = move(-3);
    const rows = balances(move(3, 10), out, move(5, 100), ...[1, 1, 1].map((one) => move(one, null, { originId: out.id })));
    expect(rows.slice(3).map(([value]) => value)).toEqual([3.33, 3.34, 3.33]);
  });

  it('are never more than left', () => {
    const out = move(-3);
    expect(() => balances(move(5, 10), out, move(4, null, { originId: out.id }))).toThrow(
      expect.objectContaining({ fault: 'stock.returned_too_much' }),
    );
  });

  it('take back the value of a receipt that is reversed', () => {
    const wrong = move(10, 50);
    expect(balances(move(10, 70), wrong, move(-10, null, { originId: wrong.id })).at(-1)).toEqual([-50, 10, 70]);
  });

  it('never take more value than is left', () => {
    const wrong = move(10, 500);
    const rows = balances(move(10, 10), wrong, move(-9), move(-10, null, { originId: wrong.id }));
    expect(rows.at(-1)).toEqual([-280.5, 1, 0]);
  });
});

describe('goods that leave below zero', () => {
  it('take the last known cost, and the next receipt books the difference', () => {
    const { rows, state } = runChain(emptyChain, [move(2, 10), move(-5), move(10, 80)]);
    expect(rows.map(({ value, isProvisional, correction }) => [value, isProvisional, correction])).toEqual([
      [10, false, null],
      [-25, true, null],
      [80, false, -9],
    ]);
    expect(state).toMatchObject({ quantity: 7, value: 56 });
  });

  it('cost nothing when no cost is known yet', () => {
    const { rows, state } = runChain(emptyChain, [move(-4), move(4, 20)]);
    expect(rows.map(({ value, correction }) => [value, correction])).toEqual([
      [0, null],
      [20, -20],
    ]);
    expect(state).toMatchObject({ quantity: 0, value: 0 });
  });

  it('stay provisional as far as a receipt does not cover them', () =>
    expect(runChain(emptyChain, [move(1, 5), move(-5), move(2, 12)]).state).toMatchObject({ quantity: -2, value: -10 }));
});

describe('a value adjustment', () => {
  it('changes the value and not the quantity', () => expect(balances(move(4, 20), move(0, -5)).at(-1)).toEqual([-5, 4, 15]));

  it.each([
    ['without goods on hand', [move(4, 20), move(-4), move(0, 5)], 'stock.nothing_on_hand'],
    ['below zero', [move(4, 20), move(0, -20.01)], 'stock.value_below_zero'],
  ])('is refused %s', (_what, moves, fault) => {
    expect(() => runChain(emptyChain, moves)).toThrow(ChainError);
    expect(() => runChain(emptyChain, moves)).toThrow(expect.objectContaining({ fault, moveId: moves.at(-1)?.id }));
  });
});

type Kept = { at: ReferenceMove; row: ChainRow; after: ChainState };

/** Enters a move as the ledger does: from the balance before its day on, everything later is computed again. */
function enter(kept: Kept[], at: ReferenceMove): Kept[] {
  const place = kept.findLastIndex(({ at: { day } }) => day <= at.day) + 1;
  let state = kept[place - 1]?.after ?? emptyChain;
  const later = [at, ...kept.slice(place).map((one) => one.at)].map((one) => {
    const { rows, state: after } = runChain(state, [{ ...one, kind: 'adjustQuantity' }]);
    state = after;
    return { at: one, row: rows[0] as ChainRow, after };
  });
  return [...kept.slice(0, place), ...later];
}

describe('random sequences of moves', () => {
  it('agree with an independent ledger to the cent and to the piece, back-dated or not', () =>
    randomly(10_000, ({ whole, cents, pick }) => {
      let kept: Kept[] = [];
      for (let entered = whole(3, 14); entered > 0; entered -= 1) {
        const origin = kept.length ? kept[whole(0, kept.length - 1)]?.at : undefined;
        const day = whole(1, 6);
        const quantity = whole(1, 40) / pick([1, 4, 8, 1000]);
        const [kind, ahead] = [whole(1, 10), origin && origin.quantity !== 0 && origin.day <= day];
        const sent =
          kind <= 4
            ? { quantity, givenValue: whole(0, 5) ? cents(0, 50_000) : null, originId: null }
            : kind <= 8 || !origin || !ahead
              ? { quantity: -quantity, givenValue: null, originId: null }
              : kind === 9
                ? { quantity: -origin.quantity, givenValue: null, originId: origin.id }
                : { quantity: 0, givenValue: cents(-500, 500), originId: null };
        const at = { ...sent, id: entered + 100 * kept.length, day };
        const expected = referenceLedger([...kept.map((one) => one.at), at]);
        if (expected === 'impossible') expect(() => enter(kept, at)).toThrow(ChainError);
        else {
          kept = enter(kept, at);
          expect(kept.map(({ row, after }) => [row.value, row.quantityAfter, row.correction ?? 0, after.value])).toEqual(
            expected,
          );
        }
      }
    }));
});
