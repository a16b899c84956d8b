import { CustomerInput, type CustomerRecord } from '@kontor/domain';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { CustomerInputs } from './CustomerInputs.tsx';

export const CustomerEdit = () => {
  const resolver = useValidation(CustomerInput);
  return (
    <FormPage
      mode="edit"
      resolver={resolver}
      titleOf={({ name }: CustomerRecord) => name}
      headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
      bare
    >
      <CustomerInputs />
    </FormPage>
  );
};
