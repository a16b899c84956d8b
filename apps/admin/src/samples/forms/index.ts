import DynamicFormOutlined from '@mui/icons-material/DynamicFormOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const formWords = defineWords(() => import('./messages.ts'));

export const forms = definePage({
  path: '/forms/index',
  subject: 'Dashboard',
  names: { en: 'Forms', lt: 'Formos', no: 'Skjemaer' },
  icon: DynamicFormOutlined,
  menu: { group: 'samples', place: 170 },
  words: [formWords],
  page: () => import('./FormsPage.tsx').then((m) => m.FormsPage),
});
