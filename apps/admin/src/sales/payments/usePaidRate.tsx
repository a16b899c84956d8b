import type { PaidRateInput } from '@kontor/domain';
import type { ReactNode } from 'react';
import { PaidRate } from '../../documents/form/ExchangeRate.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';

type PaidRateFields = {
  /** The fields of a foreign currency; none in the own. */
  fields: ReactNode;
  defaults: PaidRateInput;
  /** What of the typed values is sent. */
  sent: (values: PaidRateInput) => PaidRateInput;
};

/** The exchange rate of a payment in this currency, as its dialogs ask for it. */
export function usePaidRate(currency: string): PaidRateFields {
  const base = useOrganisation()?.baseCurrency;
  if (base === undefined || currency === base) return { fields: null, defaults: {}, sent: () => ({}) };
  return {
    fields: <PaidRate currency={currency} base={base} />,
    defaults: { exchangeRate: null, exchangeRateInverted: base === 'EUR', baseAmount: null },
    sent: ({ exchangeRate, exchangeRateInverted, baseAmount }) => ({ exchangeRate, exchangeRateInverted, baseAmount }),
  };
}
