import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const autocompleteWords = defineWords(() => import('./messages.ts'));

export const autocomplete = definePage({
  path: '/autocomplete/index',
  subject: 'Dashboard',
  names: { en: 'Autocomplete', lt: 'Automatinis užbaigimas', no: 'Autofullføring' },
  icon: ManageSearchOutlined,
  menu: { group: 'samples', place: 61 },
  words: [autocompleteWords],
  page: () => import('./AutocompletePage.tsx').then((m) => m.AutocompletePage),
});
