import AccountBoxOutlined from '@mui/icons-material/AccountBoxOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { samplePageWords } from '../pages/index.ts';

const socialProfileWords = defineWords(() => import('./messages.ts'));

export const socialProfile = definePage({
  path: '/profile/index',
  subject: 'Dashboard',
  names: { en: 'Profile', lt: 'Profilis', no: 'Profil' },
  icon: AccountBoxOutlined,
  menu: { group: 'samples', place: 80 },
  words: [socialProfileWords, samplePageWords],
  page: () => import('./ProfilePage.tsx').then((m) => m.ProfilePage),
});
