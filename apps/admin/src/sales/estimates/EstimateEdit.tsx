import type { EstimateDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentEdit } from '../../documents/form/DocumentEdit.tsx';
import { EstimateForm } from './form/EstimateForm.tsx';
import { valuesOf } from './form/values.ts';

export const EstimateEdit = () => {
  const t = useTranslate();
  return (
    <DocumentEdit<EstimateDetail> frozen={{ text: t('estimates.frozen'), link: t('estimates.to_estimate') }}>
      {(estimate, basis, title) => <EstimateForm basis={basis} estimate={estimate} defaults={valuesOf(estimate)} title={title} />}
    </DocumentEdit>
  );
};
