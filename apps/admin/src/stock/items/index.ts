import type { ItemInput, ItemRecord } from '@kontor/domain';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const itemWords = defineWords(() => import('./messages.ts'));

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
    gender: { lt: 'f', no: 'm' },
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
    'barcode',
    'stockTracked',
    'reorderLevel',
    'preferredVendorId',
    'active',
    'pauseConfirmed',
  ],
  words: [itemWords],
  sort: { field: 'name', order: 'ASC' },
  list: () => import('./ItemList.tsx').then((m) => m.ItemList),
  create: () => import('./ItemCreate.tsx').then((m) => m.ItemCreate),
  edit: () => import('./ItemEdit.tsx').then((m) => m.ItemEdit),
  show: () => import('./ItemShow.tsx').then((m) => m.ItemShow),
  menu: {
    group: 'stock',
    place: 10,
    shortcut: 'g>s',
    names: { en: 'Item list', lt: 'Prekės ir paslaugos', no: 'Varer og tjenester' },
  },
});
