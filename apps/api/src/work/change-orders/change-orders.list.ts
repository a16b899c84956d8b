import type { ChangeOrderRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { ChangeOrder } from '../projects/change-order.entity.ts';

const o = from(ChangeOrder, 'o');

export const changeOrderList = listOf<ChangeOrderRecord>('change-orders', o, {
  columns: columnsOf(o, { name: alphabetic, agreedBy: alphabetic }),
  search: ['name', 'agreedBy'],
  sort: ['orderDate', 'ASC'],
});
