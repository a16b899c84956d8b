import { ItemInput, type ItemRecord } from '@kontor/domain';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BelowCostGuard } from './BelowCostGuard.tsx';
import { ItemInputs } from './ItemInputs.tsx';
import { PictureSection } from './PictureSection.tsx';

export const ItemEdit = () => {
  const resolver = useValidation(ItemInput);
  return (
    <BelowCostGuard>
      {(watch) => (
        <FormPage
          mode="edit"
          resolver={resolver}
          titleOf={({ name }: ItemRecord) => name}
          headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
          bare
        >
          {watch}
          <ItemInputs />
          <PictureSection />
        </FormPage>
      )}
    </BelowCostGuard>
  );
};
