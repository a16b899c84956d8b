import SwitchAccountOutlined from '@mui/icons-material/SwitchAccountOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { kitWords } from '../kit/index.ts';

const demoUserWords = defineWords(() => import('./messages.ts'));

export const demoUsers = definePage({
  path: '/demoUsers/index',
  subject: 'Dashboard',
  names: { en: 'Demo users', lt: 'Demonstraciniai naudotojai', no: 'Demobrukere' },
  icon: SwitchAccountOutlined,
  menu: { group: 'samples', place: 70 },
  words: [demoUserWords, kitWords],
  page: () => import('./DemoUsersPage.tsx').then((m) => m.DemoUsersPage),
});

export const demoUser = definePage({
  path: '/demoUsers/:id',
  subject: 'Dashboard',
  words: [demoUserWords, kitWords],
  page: () => import('./DemoUserPage.tsx').then((m) => m.DemoUserPage),
});
