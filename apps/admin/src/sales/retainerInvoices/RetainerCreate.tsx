import type { RetainerInvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentCreate } from '../../documents/form/DocumentCreate.tsx';
import { RetainerForm } from './form/RetainerForm.tsx';
import { copyOf, newRetainer } from './form/values.ts';

export const RetainerCreate = () => {
  const t = useTranslate();
  return (
    <DocumentCreate<RetainerInvoiceDetail>>
      {({ basis, customer, original }) => (
        <RetainerForm
          basis={basis}
          defaults={original ? copyOf(original, basis) : newRetainer(basis, customer)}
          title={t('retainerInvoices.new')}
        />
      )}
    </DocumentCreate>
  );
};
