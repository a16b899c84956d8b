import { add, compare, isZero, negate, priceOf, subtract } from '../../platform/values/money.ts';
import type { MoveKind } from './move.ts';

/** What is known of a move before its value is computed. Never changes once it is in the ledger. */
export type ChainMove = {
  id: number;
  kind: MoveKind;
  /** Negative when goods leave; 0 when only the value changes. */
  quantity: number;
  /** The value of a receipt, or the difference of a value adjustment; null when the value follows from the average. */
  givenValue: number | null;
  /** The earlier move that this one returns or reverses, with the cost of that one. */
  originId: number | null;
};

/** What a move comes to at its place in the chain. */
export type ChainRow = {
  id: number;
  value: number;
  quantityAfter: number;
  valueAfter: number;
  isProvisional: boolean;
  /** The difference that this receipt books in a row of its own, after which the balance is `valueAfter` plus it; null when there is none. */
  correction: number | null;
};

type Cost = { quantity: number; value: number };
type Origin = Cost & { returned: number };

/** Where a chain stands after a move: the balance, the last known cost, and what may still be returned. */
export type ChainState = {
  quantity: number;
  value: number;
  /** The last move of goods, whose value ÷ quantity is the last known cost. */
  last: Cost | null;
  /** Moves that later ones return or reverse, with what has come back so far. */
  origins: ReadonlyMap<number, Origin>;
};

/** The chain of an item without moves. */
export const emptyChain: ChainState = { quantity: 0, value: 0, last: null, origins: new Map() };

/** Why a chain does not work at a move. */
export type ChainFault = 'stock.nothing_on_hand' | 'stock.value_below_zero' | 'stock.returned_too_much';

export class ChainError extends Error {
  constructor(
    readonly fault: ChainFault,
    readonly moveId: number,
  ) {
    super(fault);
  }
}

/** Whole goods cost what is left of the value, so that nothing on hand is worth nothing. */
const shareOf = (quantity: number, { quantity: of, value }: Cost): number =>
  compare(quantity, of) === 0 ? value : priceOf(quantity, value, of);

/** The cost of goods by what is known: the average of what is on hand, else the last known cost, else nothing. */
function costOf(quantity: number, { quantity: onHand, value, last }: ChainState): number {
  if (onHand > 0) return shareOf(quantity, { quantity: onHand, value });
  return last ? shareOf(quantity, last) : 0;
}

/**
 * The value of goods that come back, by the cost with which they left. What came back before counts, so that parts add up to the whole to
 * the cent.
 */
function returnedValue({ id, quantity, originId }: ChainMove, state: ChainState): number | null {
  const origin = originId === null ? undefined : state.origins.get(originId);
  if (!origin) return null;
  const before = origin.returned;
  const after = subtract(before, quantity);
  if (compare(Math.abs(after), Math.abs(origin.quantity)) > 0) throw new ChainError('stock.returned_too_much', id);
  return negate(subtract(shareOf(after, origin), shareOf(before, origin)));
}

/** What a receipt has to correct when goods left below zero before it: the rest is worth what the receipt says it costs. */
function correctionOf(state: ChainState, received: Cost): number | null {
  if (state.quantity >= 0) return null;
  const quantity = add(state.quantity, received.quantity);
  const right = quantity >= 0 ? shareOf(quantity, received) : shareOf(quantity, state);
  const correction = subtract(right, add(state.value, received.value));
  return isZero(correction) ? null : correction;
}

/** The value with which a move of goods enters the ledger. */
function valueOf(move: ChainMove, state: ChainState): number {
  const { quantity, givenValue, originId } = move;
  const given = givenValue ?? returnedValue(move, state) ?? costOf(quantity, state);
  if (quantity > 0 || state.quantity <= 0) return given;
  const left = add(state.quantity, quantity);
  if (isZero(left)) return negate(state.value);
  if (originId === null) return given;
  // A counter-entry takes the value that it brought, yet never more than there is; what is missing costs what it cost then.
  if (left < 0) return subtract(priceOf(left, given, quantity), state.value);
  return add(state.value, given) < 0 ? negate(state.value) : given;
}

function applyValue({ id, givenValue }: ChainMove, state: ChainState): number {
  if (state.quantity <= 0) throw new ChainError('stock.nothing_on_hand', id);
  const difference = givenValue ?? 0;
  if (add(state.value, difference) < 0) throw new ChainError('stock.value_below_zero', id);
  return difference;
}

/** Applies a move to a chain whose origins belong to the caller. */
function applyMove(state: ChainState, move: ChainMove, origins: Map<number, Origin>): { row: ChainRow; state: ChainState } {
  const { id, quantity, originId } = move;
  const value = quantity === 0 ? applyValue(move, state) : valueOf(move, state);
  const quantityAfter = add(state.quantity, quantity);
  const valueAfter = add(state.value, value);
  const correction = quantity > 0 ? correctionOf(state, { quantity, value }) : null;
  const row = { id, value, quantityAfter, valueAfter, isProvisional: quantity < 0 && quantityAfter < 0, correction };
  const origin = originId === null ? undefined : origins.get(originId);
  if (originId !== null && origin) origins.set(originId, { ...origin, returned: subtract(origin.returned, quantity) });
  if (quantity !== 0) origins.set(id, { quantity, value, returned: 0 });
  const last = quantity === 0 ? state.last : { quantity, value };
  return { row, state: { quantity: quantityAfter, value: add(valueAfter, correction ?? 0), last, origins } };
}

/** Returns what all moves come to, in their order, beginning at `state`. Throws ChainError at the move where the chain does not work. */
export function runChain(state: ChainState, moves: readonly ChainMove[]): { rows: ChainRow[]; state: ChainState } {
  const origins = new Map(state.origins);
  let now: ChainState = { ...state, origins };
  const rows = moves.map((move) => {
    const { row, state: next } = applyMove(now, move, origins);
    now = next;
    return row;
  });
  return { rows, state: now };
}

/** Value ÷ quantity with six decimals, as it is shown; null where no goods move. Example: `unitCostOf(3, 10)` is 3.333333. */
export const unitCostOf = (quantity: number, value: number): number | null =>
  quantity === 0 ? null : priceOf(1, value, quantity, 6);
