import type { ItemInput, ItemRecord } from '@kontor/domain';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    items: { record: ItemRecord; input: ItemInput };
  }
}

export const items = defineResource({
  name: 'items',
  subject: 'Item',
  names: {
    en: 'Item |||| Items',
    lt: 'Prekė ar paslauga |||| Prekės ir paslaugos |||| Prekių ir paslaugų',
    no: 'Vare eller tjeneste |||| Varer og tjenester',
  },
  icon: Inventory2Outlined,
  recordRepresentation: 'name',
  inputKeys: [
    'sku',
    'name',
    'description',
    'kind',
    'unitId',
    'sellingPrice',
    'purchasePrice',
    'taxRateId',
    'categoryId',
    'active',
  ],
  list: page(() => import('./ItemList.tsx').then((m) => m.ItemList)),
  create: page(() => import('./ItemCreate.tsx').then((m) => m.ItemCreate)),
  edit: page(() => import('./ItemEdit.tsx').then((m) => m.ItemEdit)),
  show: page(() => import('./ItemShow.tsx').then((m) => m.ItemShow)),
  menu: {
    group: 'stock',
    place: 10,
    shortcut: 'g>s',
    names: { en: 'Item list', lt: 'Prekės ir paslaugos', no: 'Varer og tjenester' },
  },
});
