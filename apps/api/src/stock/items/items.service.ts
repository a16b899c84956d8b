import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { classifierTypes, DomainError, type ItemInput, type ItemPriceRecord, type ItemRecord } from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { pauseWith } from '../../platform/subjects/switching-off.ts';
import { actor } from '../../platform/context/actor.ts';
import { ItemStock } from './item-stock.entity.ts';
import { Item } from './item.entity.ts';
import { pricesOf, withReadable } from './item-prices.ts';
import { itemList } from './items.list.ts';

/** Requires a price of people who may set prices, and not of people who do not see them. */
function assertPriced(verb: 'create' | 'update', { sellingPrice }: ItemInput): void {
  if (sellingPrice !== undefined || !allows(actor().ability, verb, 'Item', undefined, 'sellingPrice')) return;
  throw new ApiError('error.invalid', undefined, { sellingPrice: { code: 'field.required' } });
}

const chosen = ({ unitId, categoryId }: ItemInput) => ({
  unitId: { id: unitId, type: classifierTypes.unit },
  categoryId: { id: categoryId, type: classifierTypes.itemCategory },
});

/** Refuses to give up the stock of an item that has moves. Locks the item, so that none is entered meanwhile. */
async function assertStillTracked(em: EntityManager, item: Item, { stockTracked }: ItemInput): Promise<void> {
  if (!item.stockTracked || stockTracked !== false) return;
  await em.lock(item, LockMode.PESSIMISTIC_WRITE);
  if (!(await em.count(ItemStock, { itemId: item.id }))) return;
  throw new DomainError('item.has_moves', undefined, { stockTracked: { code: 'item.has_moves' } });
}

@Injectable()
export class ItemsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ItemRecord>> {
    return pageOf(this.em, itemList, query);
  }

  get(id: number): Promise<ItemRecord> {
    return oneOf(this.em, itemList, id);
  }

  /** Returns the price history. Only of the prices that the person may see. */
  async prices(id: number): Promise<ItemPriceRecord[]> {
    await this.get(id);
    const seen = (['purchasePrice', 'sellingPrice'] as const).filter((field) =>
      allows(actor().ability, 'read', 'Item', undefined, field),
    );
    return withReadable(this.em, await pricesOf(this.em, id, seen));
  }

  async create({ pauseConfirmed: _, ...input }: ItemInput): Promise<ItemRecord> {
    assertPriced('create', input);
    await assertClassifiers(this.em, chosen(input));
    return readNew(this.em, itemList, (em) => createOne(em, Item, input, { ...input, sellingPrice: input.sellingPrice ?? 0 }));
  }

  update(id: number, version: number, { pauseConfirmed, ...input }: ItemInput): Promise<ItemRecord> {
    return readAfter(this.em, itemList, id, async (em) => {
      const check = async (before: Item): Promise<void> => {
        assertPriced('update', input);
        await assertClassifiers(em, chosen(input));
        await assertStillTracked(em, before, input);
        await pauseWith(em, Item, { before, active: input.active, confirmed: pauseConfirmed });
      };
      await updateOne(em, Item, { id, version, input, check });
    });
  }

  async remove(id: number, version: number): Promise<ItemRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Item, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Item, ids);
  }
}
