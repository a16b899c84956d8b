import type { ItemRecord } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { flag, number, shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { back, from, to } from '../../platform/rest/table.ts';
import { Item } from './item.entity.ts';
import { ItemStock } from './item-stock.entity.ts';

const i = from(Item, 'i');
const u = to(i, 'unitId', Classifier, 'u');
const s = back(i, ItemStock, 'itemId', 's');

const onHand = '(case when i.stock_tracked then coalesce(s.quantity, 0) end)';

// Of all goods at once, so that the drafts are read once for a page and not once for each of its rows.
const reservations = `(select jsonb_object_agg(r.item_id, r.quantity) from (select l.item_id, sum(l.quantity) as quantity
  from invoice d join invoice_line l on l.invoice_id = d.id where d.status = 'draft' and l.item_id is not null group by 1) r)`;

export const itemList = listOf<ItemRecord>('items', i, {
  columns: columnsOf(i, {
    name: alphabetic,
    description: alphabetic,
    unitCode: of(u, 'code'),
    pictureId: shown(`(select f.id from file f where f.subject = 'Item' and f.subject_id = i.id and f.mime_type like 'image/%'
      order by f.id desc limit 1)`),
    preferredVendorName: shown('(select v.name from vendor v where v.id = i.preferred_vendor_id)'),
    onHand: number(onHand, s),
    reserved: shown(`(case when i.stock_tracked then coalesce((${reservations} ->> i.id::text)::numeric, 0) end)`),
    unitCost: number('(case when s.quantity > 0 then round(s.value / s.quantity, 6) end)', s),
    stockValue: number('(case when i.stock_tracked then coalesce(s.value, 0) end)', s),
  }),
  asked: { belowReorder: flag(`(i.stock_tracked and coalesce(s.quantity, 0) <= i.reorder_level)`, s) },
  search: ['sku', 'name', 'description', 'barcode'],
  sort: ['name', 'ASC'],
});
