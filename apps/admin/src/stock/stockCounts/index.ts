import type { StockCountDetail, StockCountInput } from '@kontor/domain';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { adjustmentWords } from '../inventoryAdjustments/index.ts';
import { moveWords } from '../stockMoves/index.ts';

const countWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    stockCounts: { record: StockCountDetail; input: StockCountInput };
  }
}

export const stockCounts = defineResource({
  name: 'stockCounts',
  subject: 'StockCount',
  names: {
    en: 'Stock count |||| Stock counts',
    lt: 'Inventorizacija |||| Inventorizacijos |||| Inventorizacijų',
    no: 'Varetelling |||| Varetellinger',
    gender: { lt: 'f', no: 'm' },
  },
  icon: ChecklistOutlined,
  recordRepresentation: ({ countDate }) => countDate,
  inputKeys: ['countDate', 'categoryId', 'reasonId', 'note'],
  touches: ['items', 'stockMoves', 'inventoryAdjustments'],
  words: [countWords, adjustmentWords, moveWords],
  list: () => import('./CountList.tsx').then((m) => m.CountList),
  create: () => import('./CountCreate.tsx').then((m) => m.CountCreate),
  show: () => import('./CountShow.tsx').then((m) => m.CountShow),
  menu: { group: 'stock', place: 30, shortcut: 'g>n' },
  sort: { field: 'countDate', order: 'DESC' },
  rights: {
    group: 'stock',
    objects: { en: 'stock counts', lt: 'inventorizacijas', no: 'varetellinger' },
    of: { en: 'stock counts', lt: 'inventorizacijų', no: 'varetellinger' },
  },
});
