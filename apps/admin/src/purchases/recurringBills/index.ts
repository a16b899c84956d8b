import type { RecurringBillDetail, RecurringBillInput } from '@kontor/domain';
import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { documentWords } from '../../documents/index.ts';
import { scheduleWords } from '../../documents/schedule/index.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { billWords } from '../bills/index.ts';

export const recurringBillWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    recurringBills: { record: RecurringBillDetail; input: RecurringBillInput };
  }
}

export const recurringBills = defineResource({
  name: 'recurringBills',
  subject: 'RecurringBill',
  names: {
    en: 'Recurring bill |||| Recurring bills',
    lt: 'Periodinė pirkimo sąskaita |||| Periodinės pirkimo sąskaitos |||| Periodinių pirkimo sąskaitų',
    no: 'Gjentakende inngående faktura |||| Gjentakende inngående fakturaer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: UpdateOutlined,
  recordRepresentation: 'name',
  inputKeys: [
    'name',
    'vendorId',
    'orderNumber',
    'paymentReference',
    'every',
    'unit',
    'firstDate',
    'atMonthEnd',
    'servicePeriod',
    'lastDate',
    'times',
    'paymentTermsDays',
    'currency',
    'exchangeRate',
    'exchangeRateInverted',
    'pricesIncludeTax',
    'reverseCharge',
    'discountPercent',
    'discountAmount',
    'comment',
    'customerNotes',
    'terms',
    'lines',
    'taxConfirmed',
  ],
  words: [recurringBillWords, scheduleWords, billWords, documentWords],
  sort: { field: 'nextDate', order: 'ASC' },
  list: () => import('./RecurringBillList.tsx').then((m) => m.RecurringBillList),
  create: () => import('./RecurringBillCreate.tsx').then((m) => m.RecurringBillCreate),
  edit: () => import('./RecurringBillEdit.tsx').then((m) => m.RecurringBillEdit),
  show: () => import('./RecurringBillShow.tsx').then((m) => m.RecurringBillShow),
  touches: ['bills', 'vendors'],
  needs: { record: 'lines' },
  menu: { group: 'purchases', place: 12 },
  rights: {
    group: 'purchases',
    objects: { en: 'recurring bills', lt: 'periodines pirkimo sąskaitas', no: 'gjentakende inngående fakturaer' },
    of: { en: 'recurring bills', lt: 'periodinių pirkimo sąskaitų', no: 'gjentakende inngående fakturaer' },
  },
});
