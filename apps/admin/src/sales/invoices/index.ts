import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';

export const invoices = defineResource({
  name: 'invoices',
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
});
