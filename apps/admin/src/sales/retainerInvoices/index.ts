import { documentFields, type RetainerInvoiceDetail, type RetainerInvoiceInput } from '@kontor/domain';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';
import { paymentWords } from '../payments/index.ts';

export const retainerWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    retainerInvoices: { record: RetainerInvoiceDetail; input: RetainerInvoiceInput };
  }
}

export const retainerInvoices = defineResource({
  name: 'retainerInvoices',
  subject: 'RetainerInvoice',
  names: {
    en: 'Retainer invoice |||| Retainer invoices',
    lt: 'Avansinė sąskaita |||| Avansinės sąskaitos |||| Avansinės sąskaitos',
    no: 'Forskuddsfaktura |||| Forskuddsfakturaer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: SavingsOutlined,
  recordRepresentation: ({ id, number }) => String(number ?? `#${id}`),
  inputKeys: [...documentFields, 'invoiceDate', 'dueDate', 'lines', 'noProjectConfirmed'],
  words: [retainerWords, documentWords, paymentWords],
  sort: { field: 'invoiceDate', order: 'DESC' },
  list: () => import('./RetainerList.tsx').then((m) => m.RetainerList),
  create: () => import('./RetainerCreate.tsx').then((m) => m.RetainerCreate),
  edit: () => import('./RetainerEdit.tsx').then((m) => m.RetainerEdit),
  show: () => import('./RetainerShow.tsx').then((m) => m.RetainerShow),
  touches: ['invoices', 'creditNotes', 'payments', 'customers'],
  needs: { record: 'lines' },
  menu: { group: 'sales', place: 32 },
  rights: {
    group: 'sales',
    objects: { en: 'retainer invoices', lt: 'avansines sąskaitas', no: 'forskuddsfakturaer' },
    of: { en: 'retainer invoices', lt: 'avansinių sąskaitų', no: 'forskuddsfakturaer' },
  },
});

const tab = {
  key: 'retainerInvoices',
  resource: 'retainerInvoices',
  isFor: () => may('list', 'RetainerInvoice'),
  flush: true,
} as const;
customerPage.tabs.add({
  ...tab,
  content: part(() => import('./RelatedRetainers.tsx').then((m) => m.CustomerRetainers), [retainerWords, documentWords]),
});
projectPage.tabs.add({
  ...tab,
  content: part(() => import('./RelatedRetainers.tsx').then((m) => m.ProjectRetainers), [retainerWords, documentWords]),
});
