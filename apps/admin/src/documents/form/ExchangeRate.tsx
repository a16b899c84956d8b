import { MenuItem, TextField } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
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

/** At what rate money came or went: a rate, or what it was in the own currency; the newest known one of the day where both are empty. */
export const PaidRate = (pair: Pair) => {
  const t = useTranslate();
  return (
    <>
      <DecimalInput source="exchangeRate" helperText={t('documents.form.rate_hint')} />
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
