import { CustomerInput, projectBillings } from '@kontor/domain';
import { SelectInput, TextInput, useGetOne, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { customerLike } from '../../customers/customers/customerLike.ts';
import { RateInputs } from '../../firm/rates/RateInputs.tsx';
import { CountryInput, CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DurationInput } from '../../platform/inputs/DurationInput.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useValidation } from '../../platform/form/validateWith.ts';

/** Rates and budget use the currency of the selected customer. */
const Money = () => {
  const customerId: unknown = useWatch({ name: 'customerId' });
  const billing: unknown = useWatch({ name: 'billing' });
  const { data } = useGetOne<RaRecord>('customers', { id: Number(customerId) }, { enabled: typeof customerId === 'number' });
  const currency = data?.['currency'] as string | undefined;
  const isStored = useRecordContext()?.id !== undefined;
  const hasRate = maySee('Project', 'hourlyRate') && billing !== 'notBillable' && billing !== 'fixedPrice';
  return (
    <>
      {hasRate && <MoneyInput source="hourlyRate" currency={currency} helperText="projects.hint.rate" />}
      {maySee('Project', 'budgetAmount') && (
        <MoneyInput source="budgetAmount" label={billing === 'fixedPrice' ? 'projects.price' : undefined} currency={currency} />
      )}
      {hasRate && isStored && <RateInputs currency={currency} />}
    </>
  );
};

const newCustomer = (
  <>
    <TextInput source="name" required fullWidth />
    <CountryInput source="country" required />
    <CurrencyInput source="currency" required />
  </>
);

export const ProjectInputs = () => {
  const t = useTranslate();
  const organisation = useOrganisation();
  const ofCustomer = useValidation(CustomerInput);
  const billings = projectBillings.map((id) => ({ id, name: t(`projects.billings.${id}`) }));
  return (
    <>
      <FormSection title={t('projects.sections.what')}>
        <ReferencePicker
          source="customerId"
          reference="customers"
          filter={{ active: true }}
          sort={{ field: 'name', order: 'ASC' }}
          required
          autoFocus
          create={{ inputs: newCustomer, resolver: ofCustomer, defaults: customerLike(organisation) }}
        />
        <TextInput source="code" required />
        <Wide>
          <TextInput source="name" required />
        </Wide>
        <DateInput source="startDate" />
        <DateInput source="endDate" />
        <Wide>
          <TextInput source="description" multiline minRows={2} />
        </Wide>
      </FormSection>
      <FormSection title={t('projects.sections.money')}>
        <SelectInput source="billing" choices={billings} isRequired helperText="projects.hint.billing" />
        <DurationInput source="budgetMinutes" />
        <Money />
        {maySee('Project', 'markUpPercent') && <PercentInput source="markUpPercent" helperText="projects.hint.mark_up" />}
      </FormSection>
    </>
  );
};
