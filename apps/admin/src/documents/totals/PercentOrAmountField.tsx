import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';

type Props = {
  /** The two fields, one of which is filled. */
  percent: string;
  amount: string;
  label: string;
  /** Label of the choice between the two. */
  kindLabel: string;
};

/** A percentage or an amount, never both. Changing the kind keeps the figure. */
export const PercentOrAmountField = ({ percent: percentField, amount: amountField, label, kindLabel }: Props) => {
  const { getValues, setValue, clearErrors } = useFormContext();
  const [currency, amount] = useWatch({ name: ['currency', amountField] }) as [string, number | null];
  const [chosen, setChosen] = useState(amount ? amountField : percentField);
  const percent = useWatch({ name: percentField }) as number | null;
  // Values set by the customer's terms or a restored draft override the last click.
  const kind = amount ? amountField : percent ? percentField : chosen;
  const choose = (_event: unknown, next: string | null) => {
    if (!next || next === kind) return;
    const value = getValues(kind) as number | null;
    setValue(kind, null, { shouldDirty: true });
    setValue(next, value, { shouldDirty: true });
    clearErrors([percentField, amountField]);
    setChosen(next);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {kind === percentField ? (
        <PercentInput key="percent" source={percentField} label={label} />
      ) : (
        <MoneyInput key="amount" source={amountField} label={label} currency={currency} />
      )}
      <ToggleButtonGroup exclusive size="small" value={kind} onChange={choose} aria-label={kindLabel} sx={{ mt: 1, height: 40 }}>
        <ToggleButton value={percentField} aria-label={`${label}, %`} sx={{ px: 1.5 }}>
          %
        </ToggleButton>
        <ToggleButton value={amountField} aria-label={`${label}, ${currency}`} sx={{ px: 1.25 }}>
          {currency}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};
