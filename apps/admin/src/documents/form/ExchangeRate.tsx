import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DecimalInput } from '../../platform/inputs/MoneyInput.tsx';
import { useBasis } from '../values/BasisContext.ts';

/** Asked for on a document in a foreign currency: nobody else knows it. */
export const ExchangeRate = () => {
  const t = useTranslate();
  const { organisation } = useBasis();
  const currency = useWatch({ name: 'currency' }) as string;
  const base = organisation?.baseCurrency;
  if (!base || !currency || currency === base) return null;
  return <DecimalInput source="exchangeRate" required helperText={t('documents.form.rate_hint', { currency, base })} />;
};
