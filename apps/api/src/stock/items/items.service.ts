import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { classifierTypes, type ItemInput, type ItemRecord } from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { Item } from './item.entity.ts';
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

@Injectable()
export class ItemsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ItemRecord>> {
    return pageOf(this.em, itemList, query);
  }

  get(id: number): Promise<ItemRecord> {
    return oneOf(this.em, itemList, id);
  }

  async create(input: ItemInput): Promise<ItemRecord> {
    assertPriced('create', input);
    await assertClassifiers(this.em, chosen(input));
    const { id } = await createOne(this.em, Item, input, { ...input, sellingPrice: input.sellingPrice ?? 0 });
    return this.get(id);
  }

  async update(id: number, version: number, input: ItemInput): Promise<ItemRecord> {
    const check = () => {
      assertPriced('update', input);
      return assertClassifiers(this.em, chosen(input));
    };
    await updateOne(this.em, Item, { id, version, input, check });
    return this.get(id);
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
