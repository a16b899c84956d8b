import type { CreditNoteDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { CreditOfInvoice } from './form/CreditOfInvoice.tsx';

export const CreditNoteEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<CreditNoteDetail> frozen={{ text: t('creditNotes.frozen'), link: t('creditNotes.to_credit_note') }}>
      {({ invoiceId, ...creditNote }, _basis, title) =>
        invoiceId !== null && <CreditOfInvoice invoiceId={invoiceId} creditNote={{ ...creditNote, invoiceId }} title={title} />
      }
    </DocumentEdit>
  );
};
