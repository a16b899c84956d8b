import { InputAdornment } from '@mui/material';
import { useLocale } from 'react-admin';
import { parseDecimal } from './parseDecimal.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { useFormat } from '../format/useFormat.ts';

type Props = TypedInputProps & { currency?: string; places?: number };

/** Accepts `1234,5` and `1 234.50`; holds a number. `places` is the number of decimals shown: 2 for amounts, up to 6 for prices. */
export const MoneyInput = ({ currency, places = 2, ...props }: Props) => {
  const format = useFormat();
  const grouping = useLocale() === 'en' ? ',' : '';
  return (
    <TypedInput
      {...props}
      parse={(text) => parseDecimal(text, grouping)}
      write={(value) => (places === 2 && Number.isInteger(value * 100) ? format.amount(value, currency) : format.number(value))}
      complaint="kontor.form.not_a_number"
      end={currency && <InputAdornment position="end">{currency}</InputAdornment>}
    />
  );
};

/** A quantity, rate or other number with decimals. */
export const DecimalInput = (props: TypedInputProps) => {
  const format = useFormat();
  const grouping = useLocale() === 'en' ? ',' : '';
  return (
    <TypedInput
      {...props}
      parse={(text) => parseDecimal(text, grouping)}
      write={(value) => format.number(value)}
      complaint="kontor.form.not_a_number"
    />
  );
};

export const PercentInput = (props: TypedInputProps) => {
  const format = useFormat();
  return (
    <TypedInput
      {...props}
      parse={(text) => parseDecimal(text.replace('%', ''))}
      write={(value) => format.number(value)}
      complaint="kontor.form.not_a_number"
      end={<InputAdornment position="end">%</InputAdornment>}
    />
  );
};
