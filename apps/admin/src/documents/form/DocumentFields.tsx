import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { DecimalInput } from '../../platform/inputs/MoneyInput.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { rateFor } from '../values/rateFor.ts';

/** A rate of exchange belongs to its currency: another one asks for another. */
const Currency = () => {
  const { organisation } = useBasis();
  const { setValue } = useFormContext();
  const follow = (currency: string | null) =>
    setValue('exchangeRate', rateFor(currency, organisation?.baseCurrency), { shouldDirty: true });
  return <CurrencyInput source="currency" required onChange={follow} />;
};

const ExchangeRate = () => {
  const t = useTranslate();
  const { organisation } = useBasis();
  const currency = useWatch({ name: 'currency' }) as string;
  const base = organisation?.baseCurrency;
  if (!base || !currency || currency === base) return null;
  return <DecimalInput source="exchangeRate" required helperText={t('documents.form.rate_hint', { currency, base })} />;
};

/** What is usually right already. */
export const DocumentFields = () => (
  <>
    <TextInput source="referenceNumber" helperText={false} />
    <TextInput source="orderNumber" helperText={false} />
    <Currency />
    <SelectInput
      source="language"
      isRequired
      choices={languages.map((id) => ({ id, name: languageNames[id] }))}
      helperText={false}
    />
    <ExchangeRate />
    <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
  </>
);
