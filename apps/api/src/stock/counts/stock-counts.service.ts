import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Verb } from '@kontor/abilities';
import {
  classifierTypes,
  compareDates,
  countedAfter,
  countMachine,
  DomainError,
  isEarlierCount,
  type EnterCountInput,
  type StockCountDetail,
  type StockCountInput,
  type StockCountRecord,
} from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { createOne } from '../../platform/rest/writing.ts';
import { lockItems } from '../moves/chain.store.ts';
import { documentsBetween, lastMoves } from '../moves/stock-then.ts';
import { StockCount } from './stock-count.entity.ts';
import { StockCountLine } from './stock-count-line.entity.ts';
import { stockCountDetail, stockCountList } from './stock-counts.list.ts';

/** Stock counts: several people enter what they count, in any order. */
@Injectable()
export class StockCountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<StockCountRecord>> {
    return pageOf(this.em, stockCountList, query);
  }

  get(id: number): Promise<StockCountDetail> {
    return oneOf(this.em, stockCountDetail, id);
  }

  /** Begins a count of the goods of a category: those that are active, and those that are still on hand. */
  async create(input: StockCountInput): Promise<StockCountDetail> {
    const { categoryId = null, reasonId, note = null } = input;
    const isBackdated = compareDates(input.countDate, await this.organisation.today()) < 0;
    return readNew(this.em, stockCountDetail, async (em) => {
      await assertClassifiers(em, {
        categoryId: { id: categoryId, type: classifierTypes.itemCategory },
        reasonId: { id: reasonId, type: classifierTypes.adjustmentReason },
      });
      const count = await createOne(em, StockCount, input, { ...input, categoryId, note, isBackdated });
      const { rows } = await sql<{ id: number }>`select i.id from item i left join item_stock s on s.item_id = i.id
        where i.stock_tracked and (i.active or s.quantity <> 0) and (${categoryId}::int is null or i.category_id = ${categoryId}::int)
        order by i.name, i.id`.execute(em.getKysely());
      if (!rows.length) throw new DomainError('count.no_items', undefined, { categoryId: { code: 'count.no_items' } });
      for (const item of rows) em.create(StockCountLine, { count, itemId: item.id });
      await em.flush();
      return count;
    });
  }

  /** Enters what somebody counted of one item. An item that was not on the list joins it. */
  enter(id: number, input: EnterCountInput): Promise<StockCountDetail> {
    return readAfter(this.em, stockCountDetail, id, async (em) => {
      const count = await this.lock(em, id, 'update');
      countMachine.next(count.status, 'enter');
      const line =
        (await em.findOne(StockCountLine, { count: id, itemId: input.itemId })) ?? (await added(em, count, input.itemId));
      const counted = countedAfter(line.counted ?? null, input);
      const moment = counted === null ? null : await momentOf(em, count, line, input);
      em.assign(line, {
        counted,
        countedAt: moment?.countedAt ?? null,
        lastMoveId: moment?.lastMoveId ?? null,
        countedById: moment ? actor().userId : null,
      });
      // Raises the version, because the lines are part of the count.
      count.updatedAt = clock.now();
      await em.flush();
    });
  }

  async remove(id: number, version: number): Promise<StockCountDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const count = await this.lock(em, id, 'delete');
      countMachine.next(count.status, 'delete');
      sameVersion(count, version);
      await removeFilesOf(em, 'StockCount', [id]);
      em.remove(count);
    });
    return record;
  }

  /** Locks the count for a command until the transaction ends. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<StockCount> {
    const count = await em.findOne(StockCount, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!count) throw notFound();
    allow(verb, 'StockCount', count);
    return count;
  }
}

/** The end of its day for a count that was begun later; null for one that counts what is there when it is entered. */
export const dayOf = ({ isBackdated, countDate }: StockCount): string | null => (isBackdated ? countDate : null);

/** When the figure of a line was true: now, when the person says, or still when the line was counted before. */
async function momentOf(
  em: EntityManager,
  count: StockCount,
  { itemId, counted, countedAt: before, lastMoveId = null }: StockCountLine,
  input: EnterCountInput,
): Promise<{ countedAt: Date; lastMoveId: number }> {
  const countedAt = input.countedAt ? new Date(input.countedAt) : clock.now();
  if (countedAt > clock.now())
    throw new DomainError('stock.in_future', undefined, { countedAt: { code: 'stock.in_future' as const } });
  await lockItems(em, [itemId]);
  const day = dayOf(count);
  const now = (await lastMoves(em, [itemId], { at: input.countedAt ? countedAt : undefined, day })).get(itemId) ?? 0;
  if (typeof counted !== 'number' || !before || lastMoveId === null) return { countedAt, lastMoveId: now };
  const documents = await documentsBetween(em, { itemId, lastMoveId, day }, now);
  return isEarlierCount(input, documents) ? { countedAt: before, lastMoveId } : { countedAt, lastMoveId: now };
}

async function added(em: EntityManager, count: StockCount, itemId: number): Promise<StockCountLine> {
  const { rows } = await sql<{ tracked: boolean }>`select stock_tracked as tracked from item where id = ${itemId}`.execute(
    em.getKysely(),
  );
  const [item] = rows;
  const code = item ? ('stock.not_tracked' as const) : ('error.reference_missing' as const);
  if (!item?.tracked) throw new DomainError(code, undefined, { itemId: { code } });
  return em.create(StockCountLine, { count, itemId });
}
