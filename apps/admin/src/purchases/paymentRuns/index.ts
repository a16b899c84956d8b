import type { PaymentRunDetail, PaymentRunInput } from '@kontor/domain';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { billWords } from '../bills/index.ts';

const paymentRunWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    paymentRuns: { record: PaymentRunDetail; input: PaymentRunInput };
  }
}

export const paymentRuns = defineResource({
  name: 'paymentRuns',
  subject: 'PaymentRun',
  names: {
    en: 'Payment run |||| Payment runs',
    lt: 'Mokėjimų paketas |||| Mokėjimų paketai |||| Mokėjimų paketų',
    no: 'Betalingsliste |||| Betalingslister',
    gender: { lt: 'm', no: 'm' },
  },
  icon: AccountBalanceOutlined,
  recordRepresentation: ({ id }) => `#${id}`,
  inputKeys: ['paymentDate', 'currency', 'bankAccountId', 'note', 'lines'],
  touches: ['bills', 'vendors', 'vendorPayments'],
  words: [paymentRunWords, billWords],
  needs: { record: 'lines' },
  sort: { field: 'paymentDate', order: 'DESC' },
  list: () => import('./RunList.tsx').then((m) => m.RunList),
  create: () => import('./RunCreate.tsx').then((m) => m.RunCreate),
  edit: () => import('./RunEdit.tsx').then((m) => m.RunEdit),
  show: () => import('./RunShow.tsx').then((m) => m.RunShow),
  menu: { group: 'purchases', place: 30, shortcut: 'g>y' },
  rights: {
    group: 'purchases',
    objects: { en: 'payment runs', lt: 'mokėjimų paketus', no: 'betalingslister' },
    of: { en: 'payment runs', lt: 'mokėjimų paketų', no: 'betalingslister' },
  },
});
