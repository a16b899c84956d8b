import { ItemInput } from '@kontor/domain';
import { FormPage } from '../shared/FormPage.tsx';
import { maySee } from '../shared/maySee.ts';
import { useValidation } from '../shared/validateWith.ts';
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
