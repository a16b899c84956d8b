import { documentFields, invoiceSortFields, type InvoiceDetail, type InvoiceInput } from '@kontor/domain';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { may } from '../../platform/api/ability.ts';
import { part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { documentWords } from '../../documents/index.ts';
import { paymentWords } from '../payments/index.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const invoiceWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    invoices: { record: InvoiceDetail; input: InvoiceInput };
  }
}

export const invoices = defineResource({
  name: 'invoices',
  subject: 'Invoice',
  names: {
    en: 'Invoice |||| Invoices',
    lt: 'Sąskaita |||| Sąskaitos |||| Sąskaitos',
    no: 'Faktura |||| Fakturaer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: ReceiptLongOutlined,
  recordRepresentation: ({ id, number }) => String(number ?? `#${id}`),
  inputKeys: [
    ...documentFields,
    'invoiceDate',
    'dueDate',
    'prepaid',
    'roundPayableTo',
    'hoursAnnex',
    'lines',
    'priceBelowCostConfirmed',
    'noProjectConfirmed',
  ],
  words: [invoiceWords, documentWords, paymentWords],
  sort: { field: 'invoiceDate', order: 'DESC' },
  sortFields: invoiceSortFields,
  list: () => import('./InvoiceList.tsx').then((m) => m.InvoiceList),
  create: () => import('./InvoiceCreate.tsx').then((m) => m.InvoiceCreate),
  edit: () => import('./InvoiceEdit.tsx').then((m) => m.InvoiceEdit),
  show: () => import('./InvoiceShow.tsx').then((m) => m.InvoiceShow),
  touches: ['customers', 'projects', 'timeSheets', 'bills', 'expenses', 'payments', 'writeOffs', 'creditNotes'],
  needs: { record: 'lines' },
  menu: { group: 'sales', place: 30, shortcut: 'g>i' },
});

const tab = { key: 'invoices', resource: 'invoices', isFor: () => may('list', 'Invoice'), flush: true } as const;
customerPage.tabs.add({
  ...tab,
  content: part(() => import('./CustomerInvoices.tsx').then((m) => m.CustomerInvoices), [invoiceWords, documentWords]),
});
projectPage.tabs.add({
  ...tab,
  content: part(() => import('./ProjectInvoices.tsx').then((m) => m.ProjectInvoices), [invoiceWords, documentWords]),
});
customerPage.buttons.add({
  isFor: () => may('create', 'Invoice'),
  content: part(() => import('./NewInvoiceButton.tsx').then((m) => m.NewInvoiceButton), [invoiceWords]),
});
