import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { backgroundJobWords } from '../backgroundJobs/index.ts';

/** Everything that the firm has here in one archive. */
export const dataExport = definePage({
  path: '/data-export/index',
  names: { en: 'Full export', lt: 'Visų duomenų eksportas', no: 'Full eksport' },
  icon: ArchiveOutlined,
  subject: 'all',
  action: 'manage',
  words: [defineWords(() => import('./messages.ts')), backgroundJobWords],
  menu: { group: 'administration', place: 90 },
  page: () => import('./DataExportPage.tsx').then((m) => m.DataExportPage),
});
