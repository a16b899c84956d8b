import type { RetainerInvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { RetainerForm } from './form/RetainerForm.tsx';
import { valuesOf } from './form/values.ts';

export const RetainerEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<RetainerInvoiceDetail> frozen={{ text: t('retainerInvoices.frozen'), link: t('retainerInvoices.to_retainer') }}>
      {(retainer, basis, title) => <RetainerForm basis={basis} retainer={retainer} defaults={valuesOf(retainer)} title={title} />}
    </DocumentEdit>
  );
};
