import { Link as TextLink } from '@mui/material';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = { value: number | null; currency: string; onClick: () => void };

/** An amount that opens the rows that it is made of. */
export const FigureButton = ({ value, currency, onClick }: Props) => {
  const format = useFormat();
  if (value === null) return <Nothing />;
  if (value === 0) return format.money(value, currency);
  return (
    <TextLink component="button" type="button" onClick={onClick} sx={{ font: 'inherit', fontVariantNumeric: 'tabular-nums' }}>
      {format.money(value, currency)}
    </TextLink>
  );
};
