import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const dataTableWords = defineWords(() => import('./messages.ts'));

export const dataTable = definePage({
  path: '/dataTable/index',
  subject: 'Dashboard',
  names: { en: 'Data table', lt: 'Duomenų lentelė', no: 'Datatabell' },
  icon: TableChartOutlined,
  menu: { group: 'samples', place: 60 },
  words: [dataTableWords],
  page: () => import('./DataTablePage.tsx').then((m) => m.DataTablePage),
});
