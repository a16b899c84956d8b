import type { CreditNoteDetail, CreditNoteInput } from '@kontor/domain';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { paymentWords } from '../payments/index.ts';

export const creditNoteWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    creditNotes: { record: CreditNoteDetail; input: CreditNoteInput };
  }
}

export const creditNotes = defineResource({
  name: 'creditNotes',
  subject: 'CreditNote',
  names: {
    en: 'Credit note |||| Credit notes',
    lt: 'Kreditinė sąskaita |||| Kreditinės sąskaitos |||| Kreditinės sąskaitos',
    no: 'Kreditnota |||| Kreditnotaer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: AssignmentReturnOutlined,
  recordRepresentation: ({ id, number }) => String(number ?? `#${id}`),
  inputKeys: [
    'invoiceId',
    'creditNoteDate',
    'reason',
    'customerNotes',
    'internalNote',
    'goodsReturned',
    'lines',
    'numberSeriesId',
    'numberSeriesReason',
  ],
  words: [creditNoteWords, documentWords, paymentWords],
  sort: { field: 'creditNoteDate', order: 'DESC' },
  list: () => import('./CreditNoteList.tsx').then((m) => m.CreditNoteList),
  create: () => import('./CreditNoteCreate.tsx').then((m) => m.CreditNoteCreate),
  edit: () => import('./CreditNoteEdit.tsx').then((m) => m.CreditNoteEdit),
  show: () => import('./CreditNoteShow.tsx').then((m) => m.CreditNoteShow),
  touches: ['invoices', 'customers', 'projects', 'timeSheets', 'bills', 'expenses'],
  needs: { record: 'lines' },
  menu: { group: 'sales', place: 40 },
  rights: {
    group: 'sales',
    objects: { en: 'credit notes', lt: 'kreditines sąskaitas', no: 'kreditnotaer' },
    of: { en: 'credit notes', lt: 'kreditinių sąskaitų', no: 'kreditnotaer' },
  },
});

customerPage.tabs.add({
  key: 'creditNotes',
  resource: 'creditNotes',
  isFor: () => may('list', 'CreditNote'),
  flush: true,
  content: part(() => import('./CustomerCreditNotes.tsx').then((m) => m.CustomerCreditNotes), [creditNoteWords, documentWords]),
});
