import { MenuItem, TextField } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { DecimalInput } from '../../platform/inputs/MoneyInput.tsx';
import { useFieldName } from '../values/useFieldName.ts';

type Pair = { currency: string; base: string };

/** A rate is kept in the direction in which it is published, because its reciprocal would be rounded. */
const Direction = ({ currency, base }: Pair) => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const { field } = useController<Record<string, boolean>>({ name: 'exchangeRateInverted' });
  return (
    <TextField
      select
      size="small"
      label={wordOf('exchangeRateInverted')}
      value={field.value ? 'inverted' : 'direct'}
      onChange={(event) => field.onChange(event.target.value === 'inverted')}
      onBlur={field.onBlur}
      inputRef={field.ref}
    >
      <MenuItem value="direct">{t('documents.form.rate_of', { currency, base })}</MenuItem>
      <MenuItem value="inverted">{t('documents.form.rate_of', { currency: base, base: currency })}</MenuItem>
    </TextField>
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
