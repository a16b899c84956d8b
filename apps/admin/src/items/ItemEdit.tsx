import { ItemInput } from '@kontor/domain';
import { DeleteAction } from '../shared/DeleteAction.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { useValidation } from '../shared/validateWith.ts';
import { BelowCostGuard } from './BelowCostGuard.tsx';
import { ItemInputs } from './ItemInputs.tsx';

export const ItemEdit = () => {
  const resolver = useValidation(ItemInput);
  return (
    <BelowCostGuard>
      {(watch) => (
        <FormPage
          mode="edit"
          resolver={resolver}
          titleOf={(record) => String(record['name'])}
          headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
          bare
        >
          {watch}
          <ItemInputs />
        </FormPage>
      )}
    </BelowCostGuard>
  );
};
