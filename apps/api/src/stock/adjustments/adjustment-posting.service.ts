import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  adjustmentMachine,
  assertCostsSomething,
  assertPostable,
  assertReversalDate,
  emptyChain,
  fieldOfLine,
  fixedLine,
  moveOfLine,
  sum,
  unitCostOfLine,
  type InventoryAdjustmentDetail,
  type InventoryAdjustmentInput,
  type PostAdjustmentInput,
  type ReverseAdjustmentInput,
  type StockEffect,
} from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { chainsAt, lockItems } from '../moves/chain.store.ts';
import type { NewMove } from '../moves/ledger.plan.ts';
import { LedgerService, type Entry } from '../moves/ledger.service.ts';
import { StockMove } from '../moves/stock-move.entity.ts';
import { stockThen } from '../moves/stock-then.ts';
import { changeLines, type LineToWrite } from './inventory-adjustment.draft.ts';
import { InventoryAdjustment } from './inventory-adjustment.entity.ts';
import { InventoryAdjustmentsService } from './inventory-adjustments.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { inventoryAdjustmentDetail } from './inventory-adjustments.list.ts';

/** Posts adjustments to the stock ledger, and reverses them there. */
@Injectable()
export class AdjustmentPostingService {
  constructor(
    private readonly em: EntityManager,
    private readonly adjustments: InventoryAdjustmentsService,
    private readonly ledger: LedgerService,
  ) {}

  async post(id: number, input: PostAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    return readAfter(this.em, inventoryAdjustmentDetail, id, async (em) =>
      this.postIn(em, await this.adjustments.lock(em, id, 'post'), input),
    );
  }

  /** Creates an adjustment and posts it at once, for whoever may post what it comes from. */
  async postNew(
    em: EntityManager,
    input: Omit<InventoryAdjustmentInput, 'lines'> & { lines: readonly LineToWrite[] },
    confirmed: PostAdjustmentInput,
  ): Promise<InventoryAdjustment> {
    const { lines, ...head } = input;
    const adjustment = em.create(InventoryAdjustment, { ...head, note: head.note ?? null, referenceNumber: null });
    await changeLines(em, adjustment, lines);
    await em.flush();
    await this.postIn(em, adjustment, confirmed);
    return adjustment;
  }

  private async postIn(em: EntityManager, adjustment: InventoryAdjustment, input: PostAdjustmentInput): Promise<void> {
    const status = adjustmentMachine.next(adjustment.status, 'post');
    const { zeroCostConfirmed, ...confirmed } = input;
    const entered = await this.ledger.enter(em, { ...(await this.entryOf(em, adjustment)), ...confirmed });
    await askCosts(em, entered, zeroCostConfirmed);
    const value = sum(entered.map((move) => move.value));
    em.assign(adjustment, { status, value, postedAt: clock.now(), postedById: actor().userId });
    await flush(em, { verb: 'post' });
  }

  /** Tells what posting would change of later moves, and what is missing. */
  async preview(id: number): Promise<StockEffect> {
    return inTransaction(this.em, async (em) => {
      const adjustment = await this.adjustments.lock(em, id, 'post');
      adjustmentMachine.next(adjustment.status, 'post');
      return this.ledger.preview(em, await this.entryOf(em, adjustment));
    });
  }

  reverse(id: number, input: ReverseAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    const { reversalDate, reversalReason, ...confirmed } = input;
    return readAfter(this.em, inventoryAdjustmentDetail, id, async (em) => {
      const adjustment = await this.adjustments.lock(em, id, 'reverse');
      const status = adjustmentMachine.next(adjustment.status, 'reverse');
      assertReversalDate(reversalDate, adjustment.adjustmentDate);
      const entered = await em.find(
        StockMove,
        { subject: 'InventoryAdjustment', subjectId: id, originId: null, correctsId: null },
        { orderBy: { id: 'asc' } },
      );
      const moves = entered.map((move): NewMove => ({
        ...documentOf(adjustment),
        itemId: move.itemId,
        kind: move.kind === 'adjustValue' ? 'adjustValue' : 'adjustQuantity',
        quantity: -move.quantity || 0,
        givenValue: move.kind === 'adjustValue' ? -move.value : null,
        originId: move.id,
        note: reversalReason.slice(0, 200),
      }));
      const dateField = 'reversalDate';
      await this.ledger.enter(em, { date: reversalDate, dateField, moves, fieldOf: () => dateField, ...confirmed });
      em.assign(adjustment, { status, reversalDate, reversalReason });
      await flush(em, { verb: 'reverse', reason: reversalReason });
    });
  }

  /** What the adjustment enters in the ledger: its differences are fixed here, under the lock of its items. */
  private async entryOf(em: EntityManager, adjustment: InventoryAdjustment): Promise<Entry> {
    const { kind, adjustmentDate: date } = adjustment;
    await em.populate(adjustment, ['lines']);
    const lines = adjustment.lines.getItems();
    assertPostable(lines);
    const itemIds = lines.map(({ itemId }) => itemId);
    await lockItems(em, itemIds);
    const chains = await chainsAt(em, itemIds, date, []);
    const figures = lines.map(({ itemId, lastMoveId, enteredAt }) => ({
      itemId,
      lastMoveId: lastMoveId ?? 0,
      at: enteredAt ?? null,
      day: date,
    }));
    const then = await stockThen(em, figures, kind === 'quantity' ? 'counted' : 'new_value');
    const items = await itemsOf(em, itemIds);
    const at = lines.map((line, index) => `lines.${index}.${fieldOfLine(kind, line)}`);
    const moves = lines.flatMap((line, index): NewMove[] => {
      const stock = {
        ...(chains.get(line.itemId) ?? emptyChain),
        then: then.get(line.itemId) ?? { ...emptyChain, isOutdated: false },
      };
      const move = moveOfLine(
        fixedLine(kind, line, stock, at[index] ?? ''),
        unitCostOfLine(line.unitCost, { ...stock, purchasePrice: items.get(line.itemId)?.purchasePrice ?? null }),
      );
      const moveKind = kind === 'quantity' ? 'adjustQuantity' : 'adjustValue';
      return move ? [{ ...documentOf(adjustment), ...move, itemId: line.itemId, kind: moveKind }] : [];
    });
    const place = new Map(itemIds.map((itemId, index) => [itemId, index]));
    return { date, dateField: 'adjustmentDate', moves, fieldOf: ({ itemId }) => at[place.get(itemId) ?? 0] ?? '' };
  }
}

type Costed = { id: number; name: string; purchasePrice: number | null };

async function itemsOf(em: EntityManager, ids: readonly number[]): Promise<Map<number, Costed>> {
  const { rows } = await sql<Costed>`select id, name, purchase_price as "purchasePrice" from item
    where id = any(${[...ids]}::int[])`.execute(em.getKysely());
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whoever does not see what goods cost is not asked: the question would say it, and they could not answer. */
async function askCosts(
  em: EntityManager,
  entered: readonly Pick<StockMove, 'itemId' | 'quantity' | 'value'>[],
  isConfirmed: boolean | undefined,
): Promise<void> {
  if (!allows(actor().ability, 'read', 'StockMove', undefined, 'value')) return;
  const items = await itemsOf(
    em,
    entered.map(({ itemId }) => itemId),
  );
  const named = entered.map(({ itemId, quantity, value }) => ({ itemName: items.get(itemId)?.name ?? '', quantity, value }));
  assertCostsSomething(named, isConfirmed);
}

const documentOf = ({ id, reasonId, referenceNumber }: InventoryAdjustment) => ({
  subject: 'InventoryAdjustment' as const,
  subjectId: id,
  reasonId,
  reference: referenceNumber ?? null,
});
