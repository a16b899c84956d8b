import { isZero } from '@kontor/domain';
import { Box } from '@mui/material';
import { Nothing } from './Nothing.tsx';
import { useFormat } from './useFormat.ts';

export type CurrencyAmount = { currency: string; amount: number };

/** Amounts that cannot be added up, one line for each currency. The first is shown even at zero, where there is no other. */
export const Amounts = ({ of, color }: { of: readonly CurrencyAmount[]; color?: string }) => {
  const format = useFormat();
  const some = of.filter(({ amount }) => !isZero(amount));
  const shown = some.length > 0 ? some : of.slice(0, 1);
  if (shown.length === 0) return <Nothing />;
  return shown.map(({ currency, amount }) => (
    <Box
      key={currency}
      component="span"
      dir="auto"
      sx={{ display: 'block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', color }}
    >
      {format.money(amount, currency)}
    </Box>
  ));
};

/** Amounts as the value of a cell in an exported file: a number, or with their currencies where there are several. */
export function exportedAmounts(of: readonly CurrencyAmount[]): number | string {
  const some = of.filter(({ amount }) => !isZero(amount));
  const [first = of[0], ...others] = some;
  if (others.length === 0 && first?.currency === of[0]?.currency) return first?.amount ?? '';
  return some.map(({ amount, currency }) => `${amount} ${currency}`).join(' + ');
}
