import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const stockWords = defineWords(() => import('./messages.ts'));

export const stockReport = definePage({
  path: '/reports/stock',
  subject: 'StockMove',
  whole: true,
  names: {
    en: 'Stock report',
    lt: 'Atsargų ataskaita',
    no: 'Lagerrapport',
  },
  icon: Inventory2Outlined,
  menu: { group: 'reports', place: 90 },
  words: [reportWords, stockWords],
  page: () => import('./StockPage.tsx').then((m) => m.StockPage),
});
