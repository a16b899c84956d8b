import type { InvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { valuesOf } from './form/values.ts';

export const InvoiceEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<InvoiceDetail> frozen={{ text: t('invoices.frozen'), link: t('invoices.to_invoice') }}>
      {(invoice, basis, title) => <InvoiceForm basis={basis} invoice={invoice} defaults={valuesOf(invoice)} title={title} />}
    </DocumentEdit>
  );
};
