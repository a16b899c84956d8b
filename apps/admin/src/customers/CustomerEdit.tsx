import { CustomerInput } from '@kontor/domain';
import { DeleteAction } from '../shared/DeleteAction.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { useValidation } from '../shared/validateWith.ts';
import { CustomerInputs } from './CustomerInputs.tsx';

export const CustomerEdit = () => {
  const resolver = useValidation(CustomerInput);
  return (
    <FormPage
      mode="edit"
      resolver={resolver}
      titleOf={(record) => String(record['name'])}
      headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
      bare
    >
      <CustomerInputs />
    </FormPage>
  );
};
