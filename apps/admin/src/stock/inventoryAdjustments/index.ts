import type { InventoryAdjustmentDetail, InventoryAdjustmentInput } from '@kontor/domain';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import { defineWords } from '../../platform/i18n/words.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { moveWords } from '../stockMoves/index.ts';

export const adjustmentWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    inventoryAdjustments: { record: InventoryAdjustmentDetail; input: InventoryAdjustmentInput };
  }
}

export const inventoryAdjustments = defineResource({
  name: 'inventoryAdjustments',
  subject: 'InventoryAdjustment',
  names: {
    en: 'Inventory adjustment |||| Inventory adjustments',
    lt: 'Atsargų koregavimas |||| Atsargų koregavimai |||| Atsargų koregavimų',
    no: 'Lagerjustering |||| Lagerjusteringer',
    gender: { lt: 'm', no: 'm' },
  },
  icon: RuleOutlined,
  recordRepresentation: ({ id, referenceNumber }) => referenceNumber ?? `#${id}`,
  inputKeys: ['kind', 'adjustmentDate', 'reasonId', 'referenceNumber', 'note', 'lines'],
  touches: ['items', 'stockMoves'],
  words: [adjustmentWords, moveWords],
  needs: { record: 'lines' },
  list: () => import('./AdjustmentList.tsx').then((m) => m.AdjustmentList),
  create: () => import('./AdjustmentCreate.tsx').then((m) => m.AdjustmentCreate),
  edit: () => import('./AdjustmentEdit.tsx').then((m) => m.AdjustmentEdit),
  show: () => import('./AdjustmentShow.tsx').then((m) => m.AdjustmentShow),
  menu: { group: 'stock', place: 20, shortcut: 'g>j' },
  sort: { field: 'adjustmentDate', order: 'DESC' },
  rights: {
    group: 'stock',
    objects: { en: 'inventory adjustments', lt: 'atsargų koregavimus', no: 'lagerjusteringer' },
    of: { en: 'inventory adjustments', lt: 'atsargų koregavimų', no: 'lagerjusteringer' },
  },
});
