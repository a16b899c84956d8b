import PublicOutlined from '@mui/icons-material/PublicOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const mapWords = defineWords(() => import('./messages.ts'));

/** For people who may see customers: it shows nothing else. */
export const maps = definePage({
  path: '/maps/index',
  subject: 'Customer',
  names: { en: 'Maps', lt: 'Žemėlapiai', no: 'Kart' },
  icon: PublicOutlined,
  menu: { group: 'samples', place: 180 },
  words: [mapWords],
  page: () => import('./MapsPage.tsx').then((m) => m.MapsPage),
});
