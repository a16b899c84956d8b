import {
  add,
  ChainError,
  DomainError,
  emptyChain,
  negate,
  runChain,
  subtract,
  type ChainMove,
  type ChainRow,
  type ChainState,
  type MoveKind,
  type MoveSubject,
  type StockEffect,
} from '@kontor/domain';
import type { Recomputed, StoredMove } from './chain.store.ts';

/** A move that a document enters in the ledger. */
export type NewMove = {
  itemId: number;
  kind: Exclude<MoveKind, 'correction'>;
  quantity: number;
  givenValue?: number | null;
  originId?: number | null;
  subject?: MoveSubject;
  subjectId?: number;
  reference?: string | null;
  reasonId?: number | null;
  holderId?: number | null;
  note?: string | null;
};
export type PlannedMove = NewMove & { id: number };
type Result = Omit<ChainRow, 'correction'>;
type NewRow = PlannedMove & Result;
type Correction = Omit<Result, 'id'> & {
  itemId: number;
  correctsId: number;
  moveDate: string;
  subject: string | null;
  subjectId: number | null;
  reference: string | null;
};
/** What entering moves writes, and what it changes of later ones. */
export type Plan = { effect: StockEffect; entered: NewRow[]; rewritten: Recomputed[]; corrections: Correction[] };

type Known = { name: string; state: ChainState; later: readonly StoredMove[] };

const chainMove = ({ id, kind, quantity, givenValue = null, originId = null }: PlannedMove): ChainMove => ({
  id,
  kind,
  quantity,
  givenValue,
  originId,
});

/** The chain of one item with its new moves at the end of their day. Throws DomainError with the fault, at the field of a new move. */
function chainOf(known: Known, moves: readonly PlannedMove[], fieldOf: (move: NewMove) => string): ChainRow[] {
  const all = [...moves.map(chainMove), ...known.later.filter(({ correctsId }) => correctsId === null)];
  try {
    return runChain(known.state, all).rows;
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    const own = moves.find(({ id }) => id === error.moveId);
    if (own) throw new DomainError(error.fault, undefined, { [fieldOf(own)]: { code: error.fault } });
    throw laterFault(known, error);
  }
}

/** A later move that builds on the goods, such as a change of their value, and cannot stand without them. */
function laterFault({ name, later }: Known, { moveId, fault }: ChainError): DomainError {
  const move = later.find(({ id }) => id === moveId);
  if (!move) return new DomainError(fault);
  const document = move.reference ?? `#${move.subjectId ?? move.id}`;
  return new DomainError('stock.later_builds_on_it', { item: name, date: move.moveDate, document });
}

/** Plans one item: pure, so that a preview and the entry cannot differ. */
function planItem(
  itemId: number,
  date: string,
  known: Known,
  moves: readonly PlannedMove[],
  fieldOf: (move: NewMove) => string,
): Plan {
  const storedCorrections = new Map(known.later.flatMap((one) => (one.correctsId === null ? [] : [[one.correctsId, one]])));
  const stored = new Map(known.later.map((one) => [one.id, one]));
  const added = new Map(moves.map((one) => [one.id, one]));
  const plan: Plan = {
    effect: { laterMoves: 0, laterDocuments: 0, laterValue: 0, below: [] },
    entered: [],
    rewritten: [],
    corrections: [],
  };
  const documents = new Set<string>();
  let missing = 0;
  let from = date;
  for (const { correction, ...row } of chainOf(known, moves, fieldOf)) {
    const was = stored.get(row.id);
    const move = added.get(row.id);
    if (move) plan.entered.push({ ...move, ...row });
    else if (was && !isSame(was, row)) plan.rewritten.push(row);
    const fix = storedCorrections.get(row.id);
    const corrected = { value: correction ?? 0, quantityAfter: row.quantityAfter, isProvisional: false };
    const end = { ...corrected, valueAfter: add(row.valueAfter, corrected.value) };
    if (fix && !isSame(fix, end)) plan.rewritten.push({ id: fix.id, ...end });
    const source = move ?? was;
    if (!fix && correction !== null)
      plan.corrections.push({
        ...end,
        itemId,
        correctsId: row.id,
        moveDate: was?.moveDate ?? date,
        subject: source?.subject ?? null,
        subjectId: source?.subjectId ?? null,
        reference: source?.reference ?? null,
      });
    const change = was ? add(subtract(row.value, was.value), subtract(end.value, fix?.value ?? 0)) : 0;
    if (was && (row.value !== was.value || end.value !== (fix?.value ?? 0))) {
      plan.effect.laterMoves += 1;
      plan.effect.laterValue = subtract(plan.effect.laterValue, change);
      documents.add(was.subjectId === null ? `move ${was.id}` : `${was.subject} ${was.subjectId}`);
    }
    const worse = move ? move.quantity < 0 : was !== undefined && row.quantityAfter < was.quantityAfter;
    if (!worse || row.quantityAfter >= 0) continue;
    if (missing === 0) from = was?.moveDate ?? date;
    missing = Math.max(missing, negate(row.quantityAfter));
  }
  plan.effect.laterDocuments = documents.size;
  if (missing > 0) plan.effect.below.push({ itemId, itemName: known.name, missing, date: from });
  return plan;
}

const isSame = (was: Omit<Result, 'id'>, now: Omit<Result, 'id'>): boolean =>
  was.value === now.value &&
  was.quantityAfter === now.quantityAfter &&
  was.valueAfter === now.valueAfter &&
  was.isProvisional === now.isProvisional;

type Chains = {
  names: ReadonlyMap<number, { name: string }>;
  states: ReadonlyMap<number, ChainState>;
  later: readonly StoredMove[];
};

/** Plans moves of one day over all their items. Throws DomainError when a chain does not work. */
export function planMoves(
  date: string,
  moves: readonly PlannedMove[],
  { names, states, later }: Chains,
  fieldOf: (move: NewMove) => string,
): Plan {
  const plans = [...new Set(moves.map(({ itemId }) => itemId))].map((itemId) => {
    const own = moves.filter((move) => move.itemId === itemId);
    const known = { name: names.get(itemId)?.name ?? '', state: states.get(itemId) ?? emptyChain };
    return planItem(itemId, date, { ...known, later: later.filter((one) => one.itemId === itemId) }, own, fieldOf);
  });
  return {
    effect: {
      laterMoves: plans.reduce((count, { effect }) => count + effect.laterMoves, 0),
      laterDocuments: plans.reduce((count, { effect }) => count + effect.laterDocuments, 0),
      laterValue: add(...plans.map(({ effect }) => effect.laterValue)),
      below: plans.flatMap(({ effect }) => effect.below),
    },
    entered: plans.flatMap(({ entered }) => entered),
    rewritten: plans.flatMap(({ rewritten }) => rewritten),
    corrections: plans.flatMap(({ corrections }) => corrections),
  };
}
