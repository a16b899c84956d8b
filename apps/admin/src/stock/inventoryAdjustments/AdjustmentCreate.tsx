import { InventoryAdjustmentInput } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { AdjustmentInputs } from './AdjustmentInputs.tsx';
import { toSend } from './values.ts';

export const AdjustmentCreate = () => {
  const t = useTranslate();
  return (
    <FormPage
      mode="create"
      title={t('inventoryAdjustments.new')}
      resolver={useValidation(InventoryAdjustmentInput)}
      defaultValues={{ kind: 'quantity', adjustmentDate: useToday(), lines: [] }}
      transform={toSend}
      bare
    >
      <AdjustmentInputs />
    </FormPage>
  );
};
