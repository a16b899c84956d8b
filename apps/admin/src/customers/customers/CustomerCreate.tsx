import { CustomerInput } from '@kontor/domain';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { may } from '../../platform/api/ability.ts';
import { CustomerInputs } from './CustomerInputs.tsx';
import { customerLike } from './customerLike.ts';

export const CustomerCreate = () => {
  const resolver = useValidation(CustomerInput);
  const organisation = useOrganisation();
  if (!organisation && may('read', 'Organisation')) return null;
  return (
    <FormPage mode="create" resolver={resolver} defaultValues={customerLike(organisation)} bare>
      <CustomerInputs />
    </FormPage>
  );
};
