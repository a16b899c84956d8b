import type { VendorCreditNoteInput, VendorCreditNoteRecord } from '@kontor/domain';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { everyRecord } from '../../platform/record/recordSlots.ts';
import { billWords } from '../bills/index.ts';
import { vendorPage } from '../vendors/vendorPage.ts';

export const vendorCreditWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    vendorCreditNotes: { record: VendorCreditNoteRecord; input: VendorCreditNoteInput };
  }
}

const words = [vendorCreditWords, billWords, documentWords];

export const vendorCreditNotes = defineResource({
  name: 'vendorCreditNotes',
  subject: 'VendorCreditNote',
  names: {
    en: 'Vendor credit note |||| Vendor credit notes',
    lt: 'Tiekėjo kreditinė sąskaita |||| Tiekėjų kreditinės sąskaitos |||| Tiekėjų kreditinių sąskaitų',
    no: 'Kreditnota fra leverandør |||| Kreditnotaer fra leverandører',
    gender: { lt: 'f', no: 'm' },
  },
  icon: AssignmentReturnOutlined,
  recordRepresentation: ({ number, vendorName }) => [vendorName, number].filter(Boolean).join(' '),
  inputKeys: [
    'vendorId',
    'number',
    'creditDate',
    'billIds',
    'supplyDate',
    'currency',
    'exchangeRate',
    'exchangeRateInverted',
    'exchangeRateDate',
    'exchangeRateSource',
    'pricesIncludeTax',
    'reverseCharge',
    'discountPercent',
    'discountAmount',
    'rounding',
    'prepaid',
    'comment',
    'lines',
    'taxConfirmed',
  ],
  words,
  sort: { field: 'creditDate', order: 'DESC' },
  list: () => import('./VendorCreditList.tsx').then((m) => m.VendorCreditList),
  create: () => import('./VendorCreditCreate.tsx').then((m) => m.VendorCreditCreate),
  edit: () => import('./VendorCreditEdit.tsx').then((m) => m.VendorCreditEdit),
  show: () => import('./VendorCreditShow.tsx').then((m) => m.VendorCreditShow),
  touches: ['bills', 'vendors', 'projects'],
  menu: { group: 'purchases', place: 15 },
  rights: {
    group: 'purchases',
    objects: { en: 'vendor credit notes', lt: 'tiekėjų kreditines sąskaitas', no: 'kreditnotaer fra leverandører' },
    of: { en: 'vendor credit notes', lt: 'tiekėjų kreditinių sąskaitų', no: 'kreditnotaer fra leverandører' },
  },
});

vendorPage.tabs.add({
  ...({ key: 'credits', resource: 'vendorCreditNotes', isFor: () => may('list', 'VendorCreditNote'), flush: true } as const),
  content: part(() => import('./RelatedVendorCredits.tsx').then((m) => m.RelatedVendorCredits), words),
});
everyRecord.tabs.add({
  ...({ key: 'vendorCredits', subject: 'VendorCreditNote', of: ['Bill'] } as const),
  names: { en: 'Credit notes', lt: 'Kreditinės sąskaitos', no: 'Kreditnotaer' },
  content: part(() => import('./BillCredits.tsx').then((m) => m.BillCredits), words),
});
