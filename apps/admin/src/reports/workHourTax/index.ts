import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { reportWords } from '../kit/index.ts';

const workHourTaxWords = defineWords(() => import('./messages.ts'));

export const workHourTaxReport = definePage({
  path: '/reports/workHourTax',
  subject: 'TimeEntry',
  field: 'costRate',
  names: {
    en: 'Work-hour tax report',
    lt: 'Darbo valandų mokesčių ataskaita',
    no: 'Timeavgiftsrapport',
  },
  icon: AccountBalanceWalletOutlined,
  menu: { group: 'reports', place: 70 },
  words: [reportWords, workHourTaxWords],
  page: () => import('./WorkHourTaxPage.tsx').then((m) => m.WorkHourTaxPage),
});
