import { adjustmentKinds, classifierTypes } from '@kontor/domain';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { ChoiceInput } from '../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { AdjustmentLines } from './AdjustmentLines.tsx';

export const AdjustmentInputs = () => {
  const t = useTranslate();
  const kinds = adjustmentKinds.map((id) => ({ id, name: t(`inventoryAdjustments.kinds.${id}`) }));
  return (
    <>
      <FormSection title={t('inventoryAdjustments.sections.details')}>
        <Wide>
          <RadioButtonGroupInput source="kind" choices={kinds} helperText={false} />
        </Wide>
        <DateInput source="adjustmentDate" required />
        <ChoiceInput source="reasonId" choices={useClassifierChoices(classifierTypes.adjustmentReason).choices} required />
        <TextInput source="referenceNumber" helperText={false} />
        <TextInput source="note" multiline helperText={false} />
      </FormSection>
      <FormSection title={t('inventoryAdjustments.sections.lines')} hint={t('inventoryAdjustments.lines_hint')}>
        <Wide>
          <AdjustmentLines />
        </Wide>
      </FormSection>
    </>
  );
};
