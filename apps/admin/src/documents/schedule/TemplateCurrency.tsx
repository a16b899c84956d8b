import { useFormContext, useWatch } from 'react-hook-form';
import { CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { DecimalInput } from '../../platform/inputs/MoneyInput.tsx';
import { useBasis } from '../values/BasisContext.ts';
import { rateFor } from '../values/rateFor.ts';

/** The currency of what is made, and its rate where it is not the firm's own. */
export const TemplateCurrency = () => {
  const { organisation } = useBasis();
  const { setValue } = useFormContext();
  const base = organisation?.baseCurrency;
  const currency = useWatch({ name: 'currency' }) as string | null;
  const follow = (next: string | null) => setValue('exchangeRate', rateFor(next, base), { shouldDirty: true });
  return (
    <>
      <CurrencyInput source="currency" required onChange={follow} />
      {base && currency && currency !== base && <DecimalInput source="exchangeRate" required />}
    </>
  );
};
