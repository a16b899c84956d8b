import type { CreditNoteDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { CreditOfInvoice } from './form/CreditOfInvoice.tsx';

export const CreditNoteEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<CreditNoteDetail> frozen={{ text: t('creditNotes.frozen'), link: t('creditNotes.to_credit_note') }}>
      {(creditNote, _basis, title) => <CreditOfInvoice invoiceId={creditNote.invoiceId} creditNote={creditNote} title={title} />}
    </DocumentEdit>
  );
};
