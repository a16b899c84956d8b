import { VendorInput } from '@kontor/domain';
import { usualIn } from '../../firm/parties/usualIn.ts';
import { may } from '../../platform/api/ability.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { VendorInputs } from './VendorInputs.tsx';

/** Creates a vendor; by default a company in the organisation's own country, or Lithuania if unknown. */
export const VendorCreate = () => {
  const resolver = useValidation(VendorInput);
  const organisation = useOrganisation();
  if (!organisation && may('read', 'Organisation')) return null;
  const country = organisation?.country ?? 'LT';
  const { currency } = usualIn(country);
  return (
    <FormPage mode="create" resolver={resolver} defaultValues={{ kind: 'company', active: true, country, currency }} bare>
      <VendorInputs />
    </FormPage>
  );
};
