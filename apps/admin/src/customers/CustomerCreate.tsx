import { CustomerInput } from '@kontor/domain';
import { FormPage } from '../shared/FormPage.tsx';
import { useOrganisation } from '../shared/useOrganisation.ts';
import { useValidation } from '../shared/validateWith.ts';
import { may } from '../shared/ability.ts';
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
