import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';

export const items = defineResource({
  name: 'items',
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
});
