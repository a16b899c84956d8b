import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertAdjustmentLines,
  assertSeen,
  classifierTypes,
  DomainError,
  type AdjustmentLineInput,
  type Code,
  type InventoryAdjustmentInput,
} from '@kontor/domain';
import { changeParts } from '../../documents/write-parts.ts';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { clock } from '../../platform/context/clock.ts';
import { lockItems } from '../moves/chain.store.ts';
import { lastMoves, stockNow } from '../moves/stock-then.ts';
import { InventoryAdjustmentLine } from './inventory-adjustment-line.entity.ts';
import type { InventoryAdjustment } from './inventory-adjustment.entity.ts';

/** Requires goods of which stock is kept. Throws DomainError at each other line. */
async function assertItems(em: EntityManager, lines: readonly AdjustmentLineInput[]): Promise<void> {
  const { rows } = await sql<{ id: number; tracked: boolean }>`select id, stock_tracked as tracked from item
    where id = any(${lines.map(({ itemId }) => itemId)}::int[])`.execute(em.getKysely());
  const tracked = new Map(rows.map((row) => [row.id, row.tracked]));
  const problems = lines.flatMap(({ itemId }, index): [string, { code: Code }][] => {
    const is = tracked.get(itemId);
    return is ? [] : [[`lines.${index}.itemId`, { code: is === false ? 'stock.not_tracked' : 'error.reference_missing' }]];
  });
  const [first] = problems;
  if (first) throw new DomainError(first[1].code, undefined, Object.fromEntries(problems));
}

/** Checks the input of a draft against every rule and returns the columns of its head. */
export async function headOf(em: EntityManager, { lines, ...head }: InventoryAdjustmentInput) {
  assertAdjustmentLines(head.kind, lines);
  await assertClassifiers(em, { reasonId: { id: head.reasonId, type: classifierTypes.adjustmentReason } });
  await assertItems(em, lines);
  return { ...head, referenceNumber: head.referenceNumber ?? null, note: head.note ?? null };
}

type Moment = { lastMoveId: number; enteredAt: Date };
/** A line, with the moment of its figure where that was before. */
export type LineToWrite = AdjustmentLineInput & Partial<Moment>;

/**
 * Writes the lines by their place. What was counted, and a new value, keep the moment at which they were entered: a draft is posted later,
 * and goods move in between. Throws DomainError for a line that was entered against figures that are no longer true.
 */
export async function changeLines(
  em: EntityManager,
  adjustment: InventoryAdjustment,
  lines: readonly LineToWrite[],
): Promise<void> {
  const itemIds = lines.map(({ itemId }) => itemId);
  await lockItems(em, itemIds);
  const now = await stockNow(em, itemIds);
  assertSeen(lines, (itemId) => now.get(itemId) ?? { quantity: 0, value: 0 });
  const last = await lastMoves(em, itemIds);
  const entered = adjustment.lines.getItems().map(({ itemId, counted, newValue, lastMoveId, enteredAt }) => ({
    itemId,
    counted,
    newValue,
    lastMoveId,
    enteredAt,
  }));
  const momentOf = (line: LineToWrite): Moment | null => {
    const [counted, newValue] = [line.counted ?? null, line.newValue ?? null];
    if (counted === null && newValue === null) return null;
    const before = entered.find((one) => one.itemId === line.itemId && one.counted === counted && one.newValue === newValue);
    const { lastMoveId, enteredAt } = before ?? line;
    return { lastMoveId: lastMoveId ?? last.get(line.itemId) ?? 0, enteredAt: enteredAt ?? clock.now() };
  };
  const rows = lines.map((line, position) => ({
    position,
    ...(momentOf(line) ?? { lastMoveId: null, enteredAt: null }),
    itemId: line.itemId,
    counted: line.counted ?? null,
    difference: line.difference ?? null,
    unitCost: line.unitCost ?? null,
    newValue: line.newValue ?? null,
    valueDifference: line.valueDifference ?? null,
  }));
  changeParts(adjustment.lines, rows, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(InventoryAdjustmentLine, { ...columns, adjustment });
  });
}
