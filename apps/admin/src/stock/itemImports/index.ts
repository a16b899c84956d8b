import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { itemWords } from '../items/index.ts';

const itemImportsWords = defineWords(() => import('./messages.ts'));

export const itemImports = definePage({
  path: '/itemImports/index',
  subject: 'Item',
  action: 'import',
  names: { en: 'Import items', lt: 'Prekių ir paslaugų importas', no: 'Importer varer og tjenester' },
  icon: Inventory2Outlined,
  words: [itemImportsWords, importWords, itemWords],
  page: () => import('./ItemImportPage.tsx').then((m) => m.ItemImportPage),
});
