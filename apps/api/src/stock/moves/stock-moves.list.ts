import { stockMoveSortFields, type StockMoveRecord } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, number } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Item } from '../items/item.entity.ts';
import { StockMove } from './stock-move.entity.ts';

const m = from(StockMove, 'm');
const i = to(m, 'itemId', Item, 'i');
const u = to(i, 'unitId', Classifier, 'u');
const h = to(m, 'holderId', User, 'h');
const p = to(m, 'userId', User, 'p');

const outstanding = `(case when m.kind = 'issue' then -m.quantity - coalesce((select sum(r.quantity) from stock_move r
  where r.origin_id = m.id), 0) end)`;

export const stockMoveList = listOf<StockMoveRecord>('stock-moves', m, {
  columns: columnsOf(m, {
    sku: of(i, 'sku'),
    itemName: alphabetic(of(i, 'name')),
    unitCode: of(u, 'code'),
    unitCost: number('(case when m.quantity <> 0 then round(m.value / m.quantity, 6) end)'),
    outstanding: number(outstanding),
    holderName: alphabetic(of(h, 'displayName')),
    userName: alphabetic(of(p, 'displayName')),
    ...without('givenValue', 'correctsId'),
  }),
  asked: { held: flag(`(coalesce(${outstanding}, 0) > 0)`) },
  search: ['sku', 'itemName', 'reference', 'holderName', 'note'],
  sort: ['moveDate', 'DESC'],
  sortFields: stockMoveSortFields,
});
