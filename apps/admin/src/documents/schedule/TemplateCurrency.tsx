import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { part } from '../../platform/page/page.ts';
import { useBasis } from '../values/BasisContext.ts';
import { rateFor } from '../values/rateFor.ts';

const RateInput = part(() => import('../form/ExchangeRate.tsx').then((m) => m.RateInput));

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
      {base && currency && currency !== base && (
        <Suspense fallback={null}>
          <RateInput currency={currency} base={base} />
        </Suspense>
      )}
    </>
  );
};
