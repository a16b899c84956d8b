import type { PaymentRecord } from '@kontor/domain';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { part } from '../../platform/page/page.ts';
import { mayRecordPayments } from './mayRecordPayments.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const paymentWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    payments: { record: PaymentRecord };
  }
}

/** Payments are recorded, read and undone, but never changed. */
export const payments = defineResource({
  name: 'payments',
  subject: 'Payment',
  names: {
    en: 'Payment |||| Payments',
    lt: 'Mokėjimas |||| Mokėjimai |||| Mokėjimai',
    no: 'Betaling |||| Betalinger',
    gender: { lt: 'm', no: 'm' },
  },
  icon: PaymentsOutlined,
  recordRepresentation: ({ paymentDate, customerName }) => `${paymentDate} ${customerName}`,
  show: () => import('./PaymentShow.tsx').then((m) => m.PaymentShow),
  menu: { group: 'sales', place: 38 },
  words: [paymentWords],
  sort: { field: 'paymentDate', order: 'DESC' },
  list: () => import('./PaymentList.tsx').then((m) => m.PaymentList),
  touches: ['invoices', 'retainerInvoices', 'customers'],
  needs: { record: 'amount' },
});

customerPage.buttons.add({
  isFor: mayRecordPayments,
  content: part(() => import('./CustomerPayment.tsx').then((m) => m.CustomerPayment), [paymentWords]),
});
