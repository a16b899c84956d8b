import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ContactFields } from '../../../documents/form/ContactFields.tsx';
import { CustomerField } from '../../../documents/form/CustomerField.tsx';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { rateFor } from '../../../documents/values/rateFor.ts';
import { languageNames, languages } from '../../../platform/i18n/languages.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { DecimalInput } from '../../../platform/inputs/MoneyInput.tsx';

/** Customer and terms of the invoices that are made. */
export const RecurringDetails = () => {
  const t = useTranslate();
  const { organisation } = useBasis();
  const { setValue } = useFormContext();
  const base = organisation?.baseCurrency;
  const currency = useWatch({ name: 'currency' }) as string | null;
  const follow = (next: string | null) => setValue('exchangeRate', rateFor(next, base), { shouldDirty: true });
  return (
    <Section title={t('documents.form.details')}>
      <FieldGrid>
        <CustomerField />
        <TextInput source="name" isRequired helperText="recurringInvoices.hint.name" />
        <ContactFields />
        <TextInput source="orderNumber" helperText={false} />
        <CurrencyInput source="currency" required onChange={follow} />
        {base && currency && currency !== base && <DecimalInput source="exchangeRate" required />}
        <SelectInput
          source="language"
          isRequired
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          helperText={false}
        />
        <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
      </FieldGrid>
    </Section>
  );
};
