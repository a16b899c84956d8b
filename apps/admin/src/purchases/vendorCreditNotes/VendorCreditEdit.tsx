import type { VendorCreditNoteDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { CreditForm } from './form/CreditForm.tsx';
import { valuesOfCredit } from './form/values.ts';

export const VendorCreditEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<VendorCreditNoteDetail> frozen={{ text: t('vendorCreditNotes.frozen'), link: t('vendorCreditNotes.to_note') }}>
      {(note, basis, title) => <CreditForm basis={basis} note={note} defaults={valuesOfCredit(note)} title={title} />}
    </DocumentEdit>
  );
};
