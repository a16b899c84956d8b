import { ItemInput } from '@kontor/domain';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BelowCostGuard } from './BelowCostGuard.tsx';
import { ItemInputs } from './ItemInputs.tsx';
import { ProposedCode } from '../../platform/form/ProposedCode.tsx';

const unpriced = { kind: 'service', stockTracked: false, active: true };
/** People who see prices must enter one: an empty price is not the same as a missing field. */
const priced = { ...unpriced, sellingPrice: null };

export const ItemCreate = () => {
  const resolver = useValidation(ItemInput);
  return (
    <BelowCostGuard>
      {(watch) => (
        <FormPage mode="create" resolver={resolver} defaultValues={maySee('Item', 'sellingPrice') ? priced : unpriced} bare>
          {watch}
          <ProposedCode resource="items" source="sku" />
          <ItemInputs />
        </FormPage>
      )}
    </BelowCostGuard>
  );
};
