import type { CreditNoteDetail, CreditNoteInput } from '@kontor/domain';
import { defineResource } from '../../platform/api/resource.ts';

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
  recordRepresentation: ({ id, number }) => String(number ?? `#${id}`),
  inputKeys: [
    'invoiceId',
    'creditNoteDate',
    'reason',
    'customerNotes',
    'internalNote',
    'lines',
    'numberSeriesId',
    'numberSeriesReason',
  ],
  touches: ['invoices', 'customers'],
  rights: {
    group: 'sales',
    objects: { en: 'credit notes', lt: 'kreditines sąskaitas', no: 'kreditnotaer' },
    of: { en: 'credit notes', lt: 'kreditinių sąskaitų', no: 'kreditnotaer' },
  },
});
