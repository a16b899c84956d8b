import type { KnownRateRecord } from '@kontor/domain';
import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { TextInput, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DecimalInput, MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { useFieldName } from '../values/useFieldName.ts';

type Pair = { currency: string; base: string };

/** A rate is kept in the direction in which it is published, because its reciprocal would be rounded. */
const Direction = ({ currency, base }: Pair) => {
  const format = useFormat();
  const wordOf = useFieldName();
  const { field, fieldState } = useController<Record<string, boolean>>({ name: 'exchangeRateInverted' });
  const typed = useWatch({ name: 'exchangeRate' }) as unknown;
  const exchangeRate = typeof typed === 'number' && Number.isFinite(typed) ? typed : null;
  const read = (exchangeRateInverted: boolean) => format.rate({ exchangeRate, exchangeRateInverted }, currency, base);
  return (
    <TextField
      select
      size="small"
      label={wordOf('exchangeRateInverted')}
      value={field.value ? 'inverted' : 'direct'}
      onChange={(event) => field.onChange(event.target.value === 'inverted')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
    >
      <MenuItem value="direct">{read(false)}</MenuItem>
      <MenuItem value="inverted">{read(true)}</MenuItem>
    </TextField>
  );
};

/** Says which rate counts where none is typed, with its day, or what happens where the books have none. */
function useNewestRate({ currency, base }: Pair): string {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const day = useWatch({ name: 'paymentDate' }) as unknown;
  const isAsked = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && currency.length === 3;
  const { data } = useQuery({
    queryKey: ['exchangeRates', currency, day],
    queryFn: () => kontor.call<KnownRateRecord[]>('GET', '/exchange-rates/newest', { query: { currency, day: String(day) } }),
    enabled: isAsked,
  });
  const [rate] = data ?? [];
  return rate
    ? t('documents.form.rate_of_day', { rate: format.rate(rate, currency, base), date: format.date(rate.rateDate) })
    : t('documents.form.rate_hint');
}

/** At what rate money came or went: a rate, or what it was in the own currency; the newest known one of the day where both are empty. */
export const PaidRate = (pair: Pair) => {
  return (
    <>
      <DecimalInput source="exchangeRate" helperText={useNewestRate(pair)} />
      <Direction {...pair} />
      <MoneyInput source="baseAmount" currency={pair.base} />
    </>
  );
};

/** The exchange rate of a foreign currency, in the direction in which it is published. */
export const RateInput = (pair: Pair) => (
  <>
    <DecimalInput source="exchangeRate" required />
    <Direction {...pair} />
  </>
);

/** The exchange rate of a foreign currency, and its source. */
export const ExchangeRate = (pair: Pair) => (
  <>
    <RateInput {...pair} />
    <DateInput source="exchangeRateDate" />
    <TextInput source="exchangeRateSource" helperText={false} />
  </>
);
