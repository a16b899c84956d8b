import type { EstimateDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentCreate } from '../../documents/form/DocumentCreate.tsx';
import { EstimateForm } from './form/EstimateForm.tsx';
import { copyOf, newEstimate } from './form/values.ts';

export const EstimateCreate = () => {
  const t = useTranslate();
  return (
    <DocumentCreate<EstimateDetail>>
      {({ basis, customer, original }) => (
        <EstimateForm
          basis={basis}
          defaults={original ? copyOf(original, basis) : newEstimate(basis, customer)}
          title={t('estimates.new')}
        />
      )}
    </DocumentCreate>
  );
};
