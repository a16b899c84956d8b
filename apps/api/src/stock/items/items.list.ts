import type { ItemRecord } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Item } from './item.entity.ts';

const i = from(Item, 'i');
const u = to(i, 'unitId', Classifier, 'u');

export const itemList = listOf<ItemRecord>('items', i, {
  columns: columnsOf(i, {
    name: alphabetic,
    description: alphabetic,
    unitCode: of(u, 'code'),
  }),
  search: ['sku', 'name', 'description'],
  sort: ['name', 'ASC'],
});
