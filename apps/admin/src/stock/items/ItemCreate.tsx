import { ItemInput } from '@kontor/domain';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BelowCostGuard } from './BelowCostGuard.tsx';
import { ItemInputs } from './ItemInputs.tsx';

const unpriced = { kind: 'service', active: true };
/** Whoever sees prices must say one: empty is not the same as not asked. */
const priced = { ...unpriced, sellingPrice: null };

export const ItemCreate = () => {
  const resolver = useValidation(ItemInput);
  return (
    <BelowCostGuard>
      {(watch) => (
        <FormPage mode="create" resolver={resolver} defaultValues={maySee('Item', 'sellingPrice') ? priced : unpriced} bare>
          {watch}
          <ItemInputs />
        </FormPage>
      )}
    </BelowCostGuard>
  );
};
