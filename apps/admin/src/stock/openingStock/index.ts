import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { itemWords } from '../items/index.ts';

const openingStockWords = defineWords(() => import('./messages.ts'));

export const openingStock = definePage({
  path: '/openingStock/index',
  subject: 'StockMove',
  action: 'import',
  names: { en: 'Import opening stock', lt: 'Pradinių likučių importas', no: 'Importer inngående lager' },
  icon: Inventory2Outlined,
  words: [openingStockWords, importWords, itemWords],
  page: () => import('./OpeningStockPage.tsx').then((m) => m.OpeningStockPage),
});
