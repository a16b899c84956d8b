import type { CreditNoteDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import type { PaperView } from '../../../documents/paper/DocumentPaper.tsx';
import { useSavedPaper } from '../../../documents/paper/useSavedPaper.tsx';
import { referencesOf } from '../../../documents/values/references.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** A saved credit note as its page shows it, with the number and date of the invoice and the reason. */
export function useCreditNotePaper(creditNote: CreditNoteDetail): PaperView {
  const t = useTranslate();
  const format = useFormat();
  const { invoiceNumber, invoiceDate, reason, customerNotes, status } = creditNote;
  return useSavedPaper(
    { ...creditNote, prepaid: 0, customerNotes: t('creditNotes.paper.reason', { reason }), terms: customerNotes },
    {
      facts: [
        ['creditNoteDate', format.date(creditNote.creditNoteDate)],
        ['invoiceNumber', t('creditNotes.paper.invoice_of', { number: invoiceNumber, date: format.date(invoiceDate) })],
        ...referencesOf(creditNote),
      ],
      watermark: status === 'void' ? t('kontor.status.void') : undefined,
    },
  );
}
