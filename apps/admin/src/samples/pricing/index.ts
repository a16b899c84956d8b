import SellOutlined from '@mui/icons-material/SellOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { samplePageWords } from '../pages/index.ts';

const pricingWords = defineWords(() => import('./messages.ts'));

export const pricing = definePage({
  path: '/pricing/index',
  subject: 'Dashboard',
  names: { en: 'Pricing', lt: 'Kainos', no: 'Priser' },
  icon: SellOutlined,
  menu: { group: 'samples', place: 110 },
  words: [pricingWords, samplePageWords],
  page: () => import('./PricingPage.tsx').then((m) => m.PricingPage),
});
