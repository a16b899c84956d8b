import { ItemInput } from '@kontor/domain';
import { FormPage } from '../shared/FormPage.tsx';
import { useValidation } from '../shared/validateWith.ts';
import { BelowCostGuard } from './BelowCostGuard.tsx';
import { ItemInputs } from './ItemInputs.tsx';

const defaults = { kind: 'service', active: true };

export const ItemCreate = () => {
  const resolver = useValidation(ItemInput);
  return (
    <BelowCostGuard>
      {(watch) => (
        <FormPage mode="create" resolver={resolver} defaultValues={defaults} bare>
          {watch}
          <ItemInputs />
        </FormPage>
      )}
    </BelowCostGuard>
  );
};
