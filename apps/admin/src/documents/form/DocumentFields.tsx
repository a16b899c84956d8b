import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { references } from '../values/references.ts';
import { rateFor } from '../values/rateFor.ts';

/** Changing the currency resets the exchange rate, which belongs to the former one. */
const Currency = () => {
  const { organisation } = useBasis();
  const { setValue } = useFormContext();
  const follow = (currency: string | null) =>
    setValue('exchangeRate', rateFor(currency, organisation?.baseCurrency), { shouldDirty: true });
  return <CurrencyInput source="currency" required onChange={follow} />;
};

/** Fields whose defaults are usually right. */
export const DocumentFields = () => {
  const t = useTranslate();
  return (
    <>
      {references.map((source) => (
        <TextInput key={source} source={source} helperText={false} />
      ))}
      <DateInput source="supplyDate" helperText={t('documents.form.supply_hint')} />
      <DateInput source="advanceDate" />
      <TextInput source="deliveryPlace" helperText={false} />
      <Currency />
      <SelectInput
        source="language"
        isRequired
        choices={languages.map((id) => ({ id, name: languageNames[id] }))}
        helperText={false}
      />
      <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
    </>
  );
};
