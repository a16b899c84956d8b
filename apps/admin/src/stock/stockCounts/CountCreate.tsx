import { classifierTypes, StockCountInput } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { ChoiceInput } from '../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';

/** Begins a count of a category of goods, or of all. */
export const CountCreate = () => {
  const t = useTranslate();
  return (
    <FormPage
      mode="create"
      title={t('stockCounts.new')}
      saveLabel={t('stockCounts.begin')}
      resolver={useValidation(StockCountInput)}
      defaultValues={{ countDate: useToday(), categoryId: null, note: null }}
    >
      <DateInput source="countDate" required helperText="stockCounts.date_hint" />
      <ChoiceInput
        source="categoryId"
        choices={useClassifierChoices(classifierTypes.itemCategory).choices}
        helperText="stockCounts.category_hint"
      />
      <ChoiceInput source="reasonId" choices={useClassifierChoices(classifierTypes.adjustmentReason).choices} required />
      <TextInput source="note" multiline helperText={false} />
    </FormPage>
  );
};
