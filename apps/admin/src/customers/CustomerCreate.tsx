import { CustomerInput, type CustomerInput as Customer } from '@kontor/domain';
import { FormPage } from '../shared/FormPage.tsx';
import { useOrganisation } from '../shared/useOrganisation.ts';
import { useValidation } from '../shared/validateWith.ts';
import { may } from '../shared/ability.ts';
import { CustomerInputs } from './CustomerInputs.tsx';
import { customsOf } from './customs.ts';

const startWith = (country: string): Partial<Customer> => ({ kind: 'company', active: true, country, ...customsOf(country) });

export const CustomerCreate = () => {
  const resolver = useValidation(CustomerInput);
  const organisation = useOrganisation();
  if (!organisation && may('read', 'Organisation')) return null;
  return (
    <FormPage mode="create" resolver={resolver} defaultValues={startWith(organisation?.country ?? 'LT')} bare>
      <CustomerInputs />
    </FormPage>
  );
};
