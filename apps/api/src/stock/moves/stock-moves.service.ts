import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  compareDates,
  DomainError,
  priceOf,
  type IssueStockInput,
  type OpeningStockInput,
  type StockAtRecord,
  type StockMoveRecord,
  type TakeBackInput,
} from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { lockItems } from './chain.store.ts';
import { LedgerService, type Entry } from './ledger.service.ts';
import { stockMoveList } from './stock-moves.list.ts';
import { StockMove } from './stock-move.entity.ts';

type Sent = Pick<Entry, 'date' | 'moves' | 'laterConfirmed' | 'belowZeroConfirmed'>;

@Injectable()
export class StockMovesService {
  constructor(
    private readonly em: EntityManager,
    private readonly ledger: LedgerService,
  ) {}

  list(query: ListQuery): Promise<Page<StockMoveRecord>> {
    return pageOf(this.em, stockMoveList, query);
  }

  get(id: number): Promise<StockMoveRecord> {
    return oneOf(this.em, stockMoveList, id);
  }

  /** Returns what was on hand of each item at the end of a day, and its value to people who may see it. */
  async balances(date: string): Promise<StockAtRecord[]> {
    // The last move of each item holds its balances, which is one step of an index; adding up all moves takes their number.
    const { rows } = await sql<StockAtRecord>`select i.id, i.sku, i.name, u.code as "unitCode", m.quantity, m.value from item i
      cross join lateral (select quantity_after as quantity, value_after as value from stock_move
        where item_id = i.id and move_date <= ${date}
        order by move_date desc, coalesce(corrects_id, id) desc, id desc limit 1) m
      left join classifier u on u.id = i.unit_id
      where m.quantity <> 0 or m.value <> 0 order by i.name, i.id`.execute(this.em.getKysely());
    if (allows(actor().ability, 'read', 'StockMove', { holderId: null }, 'valueAfter')) return rows;
    return rows.map(({ value: _, ...seen }) => seen as StockAtRecord);
  }

  /** Enters what was on hand when the firm began to keep stock of the item: its first move. */
  open({ itemId, moveDate, quantity, unitCost }: OpeningStockInput): Promise<StockMoveRecord> {
    // Typing the cost of goods takes the right to see it.
    if (!allows(actor().ability, 'read', 'StockMove', undefined, 'value')) throw forbidden();
    const move = { itemId, kind: 'opening' as const, quantity, givenValue: priceOf(quantity, unitCost) };
    return this.one({ date: moveDate, moves: [move] }, async (em) => {
      await lockItems(em, [itemId]);
      const [moved] = (
        await sql<{ id: number }>`select id from stock_move where item_id = ${itemId} limit 1`.execute(em.getKysely())
      ).rows;
      if (moved) throw new DomainError('stock.opened');
    });
  }

  /** Issues goods to a person of the firm, at the average cost. */
  issue({ itemId, holderId, moveDate, quantity, note, ...confirmed }: IssueStockInput): Promise<StockMoveRecord> {
    const move = { itemId, kind: 'issue' as const, quantity: -quantity, holderId, note };
    return this.one({ date: moveDate, moves: [move], ...confirmed }, async (em) => {
      // Whoever leaves is asked for what they hold; locked, so that nothing is issued at that very moment.
      const [left] = (
        await sql<{ id: number }>`select id from (select id, active from user_account where id = ${holderId} for share) u
          where not active`.execute(em.getKysely())
      ).rows;
      if (left) throw new DomainError('stock.holder_left', undefined, { holderId: { code: 'stock.holder_left' } });
    });
  }

  /** Takes back issued goods, at the cost with which they left. */
  takeBack(id: number, { moveDate, quantity, note, laterConfirmed }: TakeBackInput): Promise<StockMoveRecord> {
    return inTransaction(this.em, async (em) => {
      const issued = await em.findOne(StockMove, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      if (!issued) throw notFound();
      allow('takeBack', 'StockMove', issued);
      if (issued.kind !== 'issue') throw new DomainError('stock.not_issued');
      if (compareDates(moveDate, issued.moveDate) < 0)
        throw new DomainError('stock.before_issue', undefined, { moveDate: { code: 'stock.before_issue' } });
      const { itemId, holderId } = issued;
      const move = { itemId, kind: 'issueReturn' as const, quantity, originId: id, holderId, note };
      return this.enter(em, { date: moveDate, moves: [move], laterConfirmed });
    });
  }

  private one(entry: Sent, check?: (em: EntityManager) => Promise<void>): Promise<StockMoveRecord> {
    return inTransaction(this.em, async (em) => {
      await check?.(em);
      return this.enter(em, entry);
    });
  }

  private async enter(em: EntityManager, entry: Sent): Promise<StockMoveRecord> {
    const [entered] = await this.ledger.enter(em, { ...entry, dateField: 'moveDate', fieldOf: () => 'quantity' });
    return oneOf(em, stockMoveList, entered?.id ?? 0);
  }
}
