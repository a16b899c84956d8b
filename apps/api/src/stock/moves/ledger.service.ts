import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertEffect,
  assertMoveDate,
  assertOpenPeriod,
  compareDates,
  DomainError,
  todayIn,
  type NegativeStock,
  type StockEffect,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { insertRows } from '../../platform/rest/insert-rows.ts';
import { chainsAt, lockItems, movesAfter, nextIds, rewrite, type ItemToMove } from './chain.store.ts';
import { tellLowStock } from './low-stock.ts';
import { planMoves, type NewMove, type Plan } from './ledger.plan.ts';
import { StockMove } from './stock-move.entity.ts';

export type Entry = {
  date: string;
  /** The field that carries the date. */
  dateField: string;
  moves: readonly NewMove[];
  /** The field that a refusal about a move belongs to. */
  fieldOf: (move: NewMove) => string;
  laterConfirmed?: boolean;
  belowZeroConfirmed?: boolean;
};

/**
 * The stock ledger: the only way to move stock. Documents enter their moves in their own transaction. Lock order: the document, then items
 * by id.
 */
@Injectable()
export class LedgerService {
  constructor(private readonly organisation: OrganisationService) {}

  /**
   * Enters the moves of a document on one day, after those that the day already has, and computes again what follows. Throws DomainError
   * for a closed period, a day in the future, an item without stock, and for what the person has not confirmed.
   */
  async enter(em: EntityManager, entry: Entry): Promise<Plan['entered']> {
    if (!entry.moves.length) return [];
    const { plan, negativeStock } = await this.plan(em, entry);
    const { entered, rewritten, corrections, effect } = plan;
    const field = new Map(entry.moves.map((move) => [move.itemId, entry.fieldOf(move)]));
    assertEffect(seenEffect(effect), negativeStock, entry, ({ itemId }) => field.get(itemId) ?? entry.dateField);
    const { userId } = actor();
    const rows = entered.map((move) => ({
      id: move.id,
      itemId: move.itemId,
      moveDate: entry.date,
      kind: move.kind,
      quantity: move.quantity,
      givenValue: move.givenValue ?? null,
      originId: move.originId ?? null,
      value: move.value,
      quantityAfter: move.quantityAfter,
      valueAfter: move.valueAfter,
      isProvisional: move.isProvisional,
      subject: move.subject ?? null,
      subjectId: move.subjectId ?? null,
      reference: move.reference ?? null,
      reasonId: move.reasonId ?? null,
      holderId: move.holderId ?? null,
      userId,
      note: move.note ?? null,
    }));
    await insertRows(em, [StockMove, rows]);
    await rewrite(em, rewritten);
    await insertRows(em, [StockMove, corrections.map((one) => ({ ...one, kind: 'correction', quantity: 0, userId }))]);
    await tellLowStock(em, entered);
    return entered;
  }

  /** Tells what entering the moves would change, and enters nothing. */
  async preview(em: EntityManager, entry: Entry): Promise<StockEffect> {
    if (!entry.moves.length) return { laterMoves: 0, laterDocuments: 0, laterValue: 0, below: [] };
    return seenEffect((await this.plan(em, entry)).plan.effect) as StockEffect;
  }

  private async plan(em: EntityManager, entry: Entry): Promise<{ plan: Plan; negativeStock: NegativeStock }> {
    const { date, dateField, moves, fieldOf } = entry;
    const { lockDate, timeZone, negativeStock } = await this.organisation.get();
    assertMoveDate(date, todayIn(timeZone, clock.now()), dateField);
    assertOpenPeriod(date, lockDate, dateField);
    const itemIds = [...new Set(moves.map(({ itemId }) => itemId))];
    const names = await lockItems(em, itemIds);
    for (const move of moves)
      if (!names.get(move.itemId)?.stockTracked) {
        const problem = { code: 'stock.not_tracked' } as const;
        throw new DomainError(problem.code, undefined, { [fieldOf(move)]: problem });
      }
    assertAfterOpening(date, dateField, [...names.values()]);
    const later = await movesAfter(em, itemIds, date);
    const origins = [...moves, ...later].flatMap(({ originId }) => originId ?? []);
    const states = await chainsAt(em, itemIds, date, origins);
    const ids = await nextIds(em, moves.length);
    const planned = moves.map((move, at) => ({ ...move, id: ids[at] ?? 0 }));
    return { plan: planMoves(date, planned, { names, states, later }, fieldOf), negativeStock };
  }
}

/** Costs are for people who may see them, in a question too. */
function seenEffect(effect: StockEffect): Omit<StockEffect, 'laterValue'> & { laterValue?: number } {
  if (allows(actor().ability, 'read', 'StockMove', undefined, 'value')) return effect;
  const { laterValue: _, ...seen } = effect;
  return seen;
}

function assertAfterOpening(date: string, dateField: string, items: readonly ItemToMove[]): void {
  const early = items.find(({ openedOn }) => openedOn !== null && compareDates(date, openedOn) < 0);
  if (!early) return;
  const problem = { code: 'stock.before_opening', params: { item: early.name, date: early.openedOn ?? '' } } as const;
  throw new DomainError(problem.code, problem.params, { [dateField]: problem });
}
