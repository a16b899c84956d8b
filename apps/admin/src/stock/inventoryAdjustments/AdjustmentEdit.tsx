import { InventoryAdjustmentInput, type InventoryAdjustmentDetail } from '@kontor/domain';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { AdjustmentInputs } from './AdjustmentInputs.tsx';
import { toSend } from './values.ts';

export const AdjustmentEdit = () => (
  <FormPage
    mode="edit"
    resolver={useValidation(InventoryAdjustmentInput)}
    titleOf={({ id, referenceNumber }: InventoryAdjustmentDetail) => referenceNumber ?? `#${id}`}
    headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
    transform={toSend}
    whole="lines"
    bare
  >
    <AdjustmentInputs />
  </FormPage>
);
