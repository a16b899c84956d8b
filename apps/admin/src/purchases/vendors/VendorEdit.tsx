import { VendorInput, type VendorRecord } from '@kontor/domain';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { VendorInputs } from './VendorInputs.tsx';

export const VendorEdit = () => (
  <FormPage
    mode="edit"
    resolver={useValidation(VendorInput)}
    titleOf={({ name }: VendorRecord) => name}
    headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
    bare
  >
    <VendorInputs />
  </FormPage>
);
