import type { InvoiceDetail, InvoiceInput } from '@kontor/domain';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { may } from '../../platform/api/ability.ts';
import { page, part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    invoices: { record: InvoiceDetail; input: InvoiceInput };
  }
}

export const invoices = defineResource({
  name: 'invoices',
  subject: 'Invoice',
  names: { en: 'Invoice |||| Invoices', lt: 'Sąskaita |||| Sąskaitos |||| Sąskaitos', no: 'Faktura |||| Fakturaer' },
  icon: ReceiptLongOutlined,
  recordRepresentation: ({ id, number }) => String(number ?? `#${id}`),
  inputKeys: [
    'customerId',
    'contactId',
    'projectId',
    'referenceNumber',
    'orderNumber',
    'invoiceDate',
    'dueDate',
    'currency',
    'exchangeRate',
    'language',
    'pricesIncludeTax',
    'discountPercent',
    'discountAmount',
    'customerNotes',
    'terms',
    'internalNote',
    'lines',
    'priceBelowCostConfirmed',
  ],
  list: page(() => import('./InvoiceList.tsx').then((m) => m.InvoiceList)),
  create: page(() => import('./InvoiceCreate.tsx').then((m) => m.InvoiceCreate)),
  edit: page(() => import('./InvoiceEdit.tsx').then((m) => m.InvoiceEdit)),
  show: page(() => import('./InvoiceShow.tsx').then((m) => m.InvoiceShow)),
  touches: ['customers', 'projects', 'timeSheets', 'payments', 'writeOffs'],
  needs: { record: 'lines' },
  menu: { group: 'sales', place: 30, shortcut: 'g>i' },
});

const tab = { key: 'invoices', resource: 'invoices', isFor: () => may('list', 'Invoice'), flush: true } as const;
customerPage.tabs.add({ ...tab, content: part(() => import('./CustomerInvoices.tsx').then((m) => m.CustomerInvoices)) });
projectPage.tabs.add({ ...tab, content: part(() => import('./ProjectInvoices.tsx').then((m) => m.ProjectInvoices)) });
customerPage.buttons.add({
  isFor: () => may('create', 'Invoice'),
  content: part(() => import('./NewInvoiceButton.tsx').then((m) => m.NewInvoiceButton)),
});
