import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';

/** Payments are booked, read and undone; nobody changes one. */
export const payments = defineResource({
  name: 'payments',
  icon: PaymentsOutlined,
  recordRepresentation: ({ paymentDate, customerName }) => `${paymentDate} ${customerName}`,
  show: page(() => import('./PaymentShow.tsx').then((m) => m.PaymentShow)),
  list: page(() => import('./PaymentList.tsx').then((m) => m.PaymentList)),
});
