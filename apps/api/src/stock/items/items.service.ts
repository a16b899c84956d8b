import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { classifierTypes, type ItemInput, type ItemRecord } from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { removeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { allowFields, toChange } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { Item } from './item.entity.ts';
import { itemList } from './items.list.ts';

/** Whoever may set the price says it. Who does not see prices cannot be asked for one. */
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
    allowFields('create', 'Item', input);
    assertPriced('create', input);
    await assertClassifiers(this.em, chosen(input));
    const item = this.em.create(Item, { ...input, sellingPrice: input.sellingPrice ?? 0 });
    await this.em.flush();
    return this.get(item.id);
  }

  async update(id: number, version: number, input: ItemInput): Promise<ItemRecord> {
    const item = await toChange(this.em, Item, id, 'update', 'Item', version);
    allowFields('update', 'Item', input, item);
    assertPriced('update', input);
    await assertClassifiers(this.em, chosen(input));
    this.em.assign(item, input);
    allow('update', 'Item', item);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ItemRecord> {
    const record = await this.get(id);
    this.em.remove(await toChange(this.em, Item, id, 'delete', 'Item', version));
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, Item, 'Item', ids);
  }
}
