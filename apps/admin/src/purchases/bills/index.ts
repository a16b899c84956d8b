import { billSortFields, type BillInput, type BillRecord, type VendorPaymentRecord } from '@kontor/domain';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';
import { vendorPage } from '../vendors/vendorPage.ts';

export const billWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    bills: { record: BillRecord; input: BillInput };
    vendorPayments: { record: VendorPaymentRecord };
  }
}

export const bills = defineResource({
  name: 'bills',
  subject: 'Bill',
  names: {
    en: 'Bill |||| Bills',
    lt: 'Pirkimo sąskaita |||| Pirkimo sąskaitos |||| Pirkimo sąskaitų',
    no: 'Inngående faktura |||| Inngående fakturaer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: MoveToInboxOutlined,
  recordRepresentation: ({ number, vendorName }) => [vendorName, number].filter(Boolean).join(' '),
  inputKeys: [
    'vendorId',
    'number',
    'referenceNumber',
    'paymentReference',
    'orderNumber',
    'billDate',
    'dueDate',
    'currency',
    'exchangeRate',
    'exchangeRateInverted',
    'exchangeRateDate',
    'exchangeRateSource',
    'supplyDate',
    'pricesIncludeTax',
    'reverseCharge',
    'discountPercent',
    'discountAmount',
    'rounding',
    'prepaid',
    'comment',
    'customerNotes',
    'terms',
    'lines',
    'doubleConfirmed',
    'taxConfirmed',
  ],
  words: [billWords, documentWords],
  sort: { field: 'billDate', order: 'DESC' },
  sortFields: billSortFields,
  list: () => import('./BillList.tsx').then((m) => m.BillList),
  create: () => import('./BillCreate.tsx').then((m) => m.BillCreate),
  edit: () => import('./BillEdit.tsx').then((m) => m.BillEdit),
  show: () => import('./BillShow.tsx').then((m) => m.BillShow),
  touches: ['vendors', 'invoices', 'projects'],
  menu: { group: 'purchases', place: 10, shortcut: 'g>k', leadsTo: ['/vendorPayments/index'] },
  rights: {
    group: 'purchases',
    objects: { en: 'bills', lt: 'pirkimo sąskaitas', no: 'inngående fakturaer' },
    of: { en: 'bills', lt: 'pirkimo sąskaitų', no: 'inngående fakturaer' },
  },
});

/** Payments to vendors are recorded and undone where their bills are. */
export const vendorPayments = defineResource({
  name: 'vendorPayments',
  subject: 'VendorPayment',
  names: {
    en: 'Payment to a vendor |||| Payments to vendors',
    lt: 'Mokėjimas tiekėjui |||| Mokėjimai tiekėjams |||| Mokėjimų tiekėjams',
    no: 'Betaling til leverandør |||| Betalinger til leverandører',
    gender: { lt: 'm', no: 'm' },
  },
  icon: PriceCheckOutlined,
  recordRepresentation: ({ paymentDate, vendorName }) => `${paymentDate} ${vendorName}`,
  words: [billWords],
  sort: { field: 'paymentDate', order: 'DESC' },
  list: () => import('./pay/PayList.tsx').then((m) => m.PayList),
  touches: ['bills', 'vendors'],
  rights: {
    group: 'purchases',
    objects: { en: 'payments to vendors', lt: 'mokėjimus tiekėjams', no: 'betalinger til leverandører' },
    of: { en: 'payments to vendors', lt: 'mokėjimų tiekėjams', no: 'betalinger til leverandører' },
  },
});

const words = [billWords, documentWords];
const tab = { key: 'bills', resource: 'bills', isFor: () => may('list', 'Bill'), flush: true } as const;
vendorPage.tabs.add({ ...tab, content: part(() => import('./RelatedBills.tsx').then((m) => m.VendorBills), words) });
vendorPage.tabs.add({
  key: 'payments',
  resource: 'vendorPayments',
  isFor: () => may('list', 'VendorPayment'),
  flush: true,
  names: { en: 'Payments', lt: 'Mokėjimai', no: 'Betalinger' },
  content: part(() => import('./pay/VendorPayments.tsx').then((m) => m.VendorPayments), words),
});
projectPage.tabs.add({ ...tab, content: part(() => import('./RelatedBills.tsx').then((m) => m.ProjectBills), words) });
vendorPage.figures.add({
  isFor: () => may('list', 'Bill') && maySee('Bill', 'balance'),
  content: part(() => import('./VendorDue.tsx').then((m) => m.VendorDue), words),
});
