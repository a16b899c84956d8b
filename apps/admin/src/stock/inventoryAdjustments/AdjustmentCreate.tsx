import { InventoryAdjustmentInput } from '@kontor/domain';
import { useToday } from '../../platform/api/useToday.ts';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { AdjustmentInputs } from './AdjustmentInputs.tsx';
import { toSend } from './values.ts';

export const AdjustmentCreate = () => (
  <FormPage
    mode="create"
    resolver={useValidation(InventoryAdjustmentInput)}
    defaultValues={{ kind: 'quantity', adjustmentDate: useToday(), lines: [] }}
    transform={toSend}
    bare
  >
    <AdjustmentInputs />
  </FormPage>
);
