import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { goodsOf, type Goods, type GoodsLine, type MoveStockInput, type MoveSubject } from '@kontor/domain';
import type { NewMove } from './ledger.plan.ts';
import { LedgerService } from './ledger.service.ts';

/** A document as the ledger names it. The field of its date carries what is wrong with the day. */
export type StockDocument = {
  subject: MoveSubject;
  subjectId: number;
  kind: NewMove['kind'];
  date: string;
  dateField: string;
  reference: string | null | undefined;
};
type Entered = { id: number; itemId: number; quantity: number };

/** Moves the goods of documents: in or out when a document begins to count, and back when it no longer does. Services have no stock. */
@Injectable()
export class DocumentStockService {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Enters the goods of a document: one move for each item and direction. Positive quantities come in. Goods that another document moved
   * come back `from` it, at the cost with which they left.
   */
  async move(
    em: EntityManager,
    document: StockDocument,
    lines: readonly GoodsLine[],
    confirmed: MoveStockInput,
    from?: Pick<StockDocument, 'subject' | 'subjectId'>,
  ): Promise<void> {
    const goods = goodsOf(lines, await trackedOf(em, lines));
    if (!goods.length) return;
    const entered = from ? await enteredBy(em, from) : [];
    const originOf = ({ itemId, quantity }: Goods): number | null =>
      entered.find((one) => one.itemId === itemId && one.quantity > 0 !== quantity > 0)?.id ?? null;
    const { date, dateField, ...named } = document;
    const place = new Map(goods.map((one) => [`${one.itemId} ${one.quantity > 0}`, one.line]));
    await this.ledger.enter(em, {
      date,
      dateField,
      moves: goods.map((one) => ({ ...named, ...one, originId: originOf(one) })),
      fieldOf: ({ itemId, quantity }) => `lines.${place.get(`${itemId} ${quantity > 0}`) ?? 0}.quantity`,
      ...pick(confirmed),
    });
  }

  /** Takes back what a document moved, on its own day, by counter-entries: afterwards it has moved nothing. */
  async takeBack(em: EntityManager, document: StockDocument, confirmed: MoveStockInput): Promise<void> {
    const { date, dateField, ...named } = document;
    // What was opened anew moved again: what its counter-entries settled is over.
    const { rows } =
      await sql<Entered>`select coalesce(origin_id, id) as id, item_id as "itemId", sum(quantity) as quantity from stock_move
      where subject = ${document.subject} and subject_id = ${document.subjectId}
      group by 1, 2 having sum(quantity) <> 0 order by 1`.execute(em.getKysely());
    const moves = rows.map(({ id, itemId, quantity }) => ({ ...named, itemId, quantity: -quantity, originId: id }));
    await this.ledger.enter(em, { date, dateField, moves, fieldOf: () => dateField, ...pick(confirmed) });
  }
}

const pick = ({ laterConfirmed, belowZeroConfirmed }: MoveStockInput) => ({ laterConfirmed, belowZeroConfirmed });

async function trackedOf(em: EntityManager, lines: readonly GoodsLine[]): Promise<(itemId: number) => boolean> {
  const itemIds = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  if (!itemIds.length) return () => false;
  const { rows } = await sql<{ id: number }>`select id from item where id = any(${itemIds}::int[]) and stock_tracked`.execute(
    em.getKysely(),
  );
  const tracked = new Set(rows.map(({ id }) => id));
  return (itemId) => tracked.has(itemId);
}

async function enteredBy(
  em: EntityManager,
  { subject, subjectId }: Pick<StockDocument, 'subject' | 'subjectId'>,
): Promise<Entered[]> {
  const { rows } = await sql<Entered>`select id, item_id as "itemId", quantity from stock_move
    where subject = ${subject} and subject_id = ${subjectId} and origin_id is null and quantity <> 0 order by id`.execute(
    em.getKysely(),
  );
  return rows;
}
