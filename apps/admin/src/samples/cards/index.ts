import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const cardWords = defineWords(() => import('./messages.ts'));

export const analytics = definePage({
  path: '/analytics/index',
  subject: 'Dashboard',
  names: { en: 'Analytics cards', lt: 'Analitikos kortelės', no: 'Analysekort' },
  icon: InsightsOutlined,
  menu: { group: 'samples', place: 130 },
  words: [cardWords],
  page: () => import('./AnalyticsPage.tsx').then((m) => m.AnalyticsPage),
});
export const statistics = definePage({
  path: '/statistics/index',
  subject: 'Dashboard',
  names: { en: 'Statistics cards', lt: 'Statistikos kortelės', no: 'Statistikkort' },
  icon: LeaderboardOutlined,
  menu: { group: 'samples', place: 140 },
  words: [cardWords],
  page: () => import('./StatisticsPage.tsx').then((m) => m.StatisticsPage),
});
