import type { CustomerRecord } from '@kontor/domain';
import { Box, LinearProgress } from '@mui/material';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { PaidRate } from '../../../documents/form/ExchangeRate.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { usePaymentMethods } from '../usePaymentMethods.ts';
import { OpenInvoices } from './OpenInvoices.tsx';
import { useOpenInvoices } from './useOpenInvoices.ts';
import type { Payer, PaymentValues } from './values.ts';

const grid = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;
const none: never[] = [];

/** Ctrl/Cmd+Enter saves from any field; Enter alone does so in most of them. */
const saveByKey = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
};

export const PaymentFields = ({ payer }: { payer?: Payer }) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const [home, setHome] = useState(payer?.currency);
  const base = useOrganisation()?.baseCurrency;
  const customerId = useWatch({ name: 'customerId' }) as PaymentValues['customerId'];
  const chosen = useWatch({ name: 'currency' }) as PaymentValues['currency'];
  const { invoices = none, isPending, error, refetch } = useOpenInvoices(customerId);
  const currencies = useMemo(
    () => [...new Set([...(home ? [home] : []), ...invoices.map((invoice) => invoice.currency)])],
    [home, invoices],
  );
  // The customer's own currency, unless all open invoices are in another one.
  const first = invoices.find((invoice) => invoice.currency === home)?.currency ?? invoices[0]?.currency ?? home ?? null;
  const currency = chosen && currencies.includes(chosen) ? chosen : first;
  const inCurrency = useMemo(() => invoices.filter((invoice) => invoice.currency === currency), [invoices, currency]);
  const published = currency === base ? undefined : inCurrency[0];
  const { exchangeRateInverted = base === 'EUR' } = published ?? {};

  // Without the right to read the profile, the field only appears once the API asks for it.
  const lacksRate = Boolean(useFormState({ name: 'exchangeRate' }).errors['exchangeRate']);

  useEffect(() => setValue('currency', currency), [currency, setValue]);
  useEffect(() => {
    setValue('exchangeRateInverted', exchangeRateInverted);
  }, [exchangeRateInverted, setValue]);
  useEffect(() => {
    setValue('exchangeRate', null);
    setValue('baseAmount', null);
  }, [currency, setValue]);

  return (
    <Box onKeyDown={saveByKey}>
      <Box sx={grid}>
        {!payer && (
          <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
            <ReferencePicker
              source="customerId"
              reference="customers"
              required
              autoFocus
              helperText={false}
              onRecord={(customer: CustomerRecord | undefined) => {
                setHome(customer?.currency);
                setValue('currency', null);
              }}
            />
          </Box>
        )}
        <MoneyInput source="amount" required autoFocus={Boolean(payer)} currency={currency ?? undefined} />
        <DateInput source="paymentDate" required />
        {currencies.length > 1 && (
          <SelectInput source="currency" isRequired choices={currencies.map((id) => ({ id, name: id }))} helperText={false} />
        )}
        {(base ? currency && currency !== base : lacksRate) && (
          <PaidRate currency={currency ?? ''} base={base ?? t('payments.own_currency')} />
        )}
        <SelectInput source="method" choices={usePaymentMethods()} isRequired helperText={false} />
        <TextInput source="reference" helperText={false} />
      </Box>
      {isPending && <LinearProgress />}
      {error && invoices.length === 0 && <LoadFailed text={error.message} onRetry={() => void refetch()} />}
      {customerId && currency && !isPending && !error && (
        <OpenInvoices key={`${customerId} ${currency}`} invoices={inCurrency} currency={currency} />
      )}
    </Box>
  );
};
