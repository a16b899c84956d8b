import { templateFields, type RecurringInvoiceDetail, type RecurringInvoiceInput } from '@kontor/domain';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import { documentWords } from '../../documents/index.ts';
import { scheduleWords } from '../../documents/schedule/index.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const recurringWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    recurringInvoices: { record: RecurringInvoiceDetail; input: RecurringInvoiceInput };
  }
}

export const recurringInvoices = defineResource({
  name: 'recurringInvoices',
  subject: 'RecurringInvoice',
  names: {
    en: 'Recurring invoice |||| Recurring invoices',
    lt: 'Periodinė sąskaita |||| Periodinės sąskaitos |||| Periodinės sąskaitos',
    no: 'Gjentakende faktura |||| Gjentakende fakturaer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: EventRepeatOutlined,
  recordRepresentation: 'name',
  inputKeys: [
    ...templateFields,
    'name',
    'every',
    'unit',
    'firstDate',
    'atMonthEnd',
    'servicePeriod',
    'lastDate',
    'times',
    'sends',
    'sendTo',
    'paymentTermsDays',
    'billsHours',
    'hoursBy',
    'lines',
    'priceBelowCostConfirmed',
    'noProjectConfirmed',
  ],
  words: [recurringWords, scheduleWords, documentWords],
  sort: { field: 'nextDate', order: 'ASC' },
  list: () => import('./RecurringList.tsx').then((m) => m.RecurringList),
  create: () => import('./RecurringCreate.tsx').then((m) => m.RecurringCreate),
  edit: () => import('./RecurringEdit.tsx').then((m) => m.RecurringEdit),
  show: () => import('./RecurringShow.tsx').then((m) => m.RecurringShow),
  touches: ['invoices', 'customers'],
  needs: { record: 'lines' },
  menu: { group: 'sales', place: 35 },
  rights: {
    group: 'sales',
    objects: { en: 'recurring invoices', lt: 'periodines sąskaitas', no: 'gjentakende fakturaer' },
    of: { en: 'recurring invoices', lt: 'periodinių sąskaitų', no: 'gjentakende fakturaer' },
  },
});
