import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { definePage } from '../api/resource.ts';
import { defineWords } from '../i18n/words.ts';

const helpWords = defineWords(() => import('./messages.ts'));

/** The help from docs/user, open to everybody. */
export const help = definePage({
  path: '/help/index',
  names: { en: 'Help', lt: 'Pagalba', no: 'Hjelp' },
  icon: HelpOutlineOutlined,
  words: [helpWords],
  page: () => import('./HelpPage.tsx').then((m) => m.HelpPage),
});
