import { workingDayFrom } from '@kontor/domain';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { RunInputs } from './RunInputs.tsx';
import { useRunValidation } from './runResolver.ts';
import { toSend } from './values.ts';

export const RunCreate = () => {
  const resolver = useRunValidation();
  const today = useToday();
  const organisation = useOrganisation();
  if (!organisation) return null;
  const { baseCurrency: currency, country } = organisation;
  return (
    <FormPage
      mode="create"
      resolver={resolver}
      defaultValues={{ paymentDate: workingDayFrom(country, today), currency, amounts: {} }}
      transform={toSend}
      bare
    >
      <RunInputs />
    </FormPage>
  );
};
