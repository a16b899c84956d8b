import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { samplePageWords } from '../pages/index.ts';

const accountSettingWords = defineWords(() => import('./messages.ts'));

export const accountSettings = definePage({
  path: '/accountSettings/index',
  subject: 'Dashboard',
  names: { en: 'Account settings', lt: 'Paskyros nuostatos', no: 'Kontoinnstillinger' },
  icon: ManageAccountsOutlined,
  menu: { group: 'samples', place: 70 },
  words: [accountSettingWords, samplePageWords],
  page: () => import('./AccountSettings.tsx').then((m) => m.AccountSettings),
});
