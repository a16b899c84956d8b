import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { importWords } from '../../platform/imports/index.ts';
import { cardWords } from '../cards/index.ts';

const uiKitWords = defineWords(() => import('./messages.ts'));

export const uiKit = definePage({
  path: '/uiKit/index',
  subject: 'Dashboard',
  names: { en: 'UI kit', lt: 'Sąsajos elementai', no: 'Komponenter' },
  icon: WidgetsOutlined,
  menu: { group: 'samples', place: 150 },
  words: [uiKitWords, cardWords, importWords],
  page: () => import('./UiKitPage.tsx').then((m) => m.UiKitPage),
});
