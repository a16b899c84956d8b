import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';
import { useFieldName } from '../values/useFieldName.ts';

type Kind = 'discountPercent' | 'discountAmount';

/** A discount on the whole document: a percentage or an amount, never both. Changing the kind keeps the figure. */
export const DiscountField = () => {
  const t = useTranslate();
  const { getValues, setValue, clearErrors } = useFormContext();
  const [currency, amount] = useWatch({ name: ['currency', 'discountAmount'] }) as [string, number | null];
  const [chosen, setChosen] = useState<Kind>(amount ? 'discountAmount' : 'discountPercent');
  const percent = useWatch({ name: 'discountPercent' }) as number | null;
  // What the customer's terms or a restored draft set decides over what was last clicked.
  const kind: Kind = amount ? 'discountAmount' : percent ? 'discountPercent' : chosen;
  const choose = (_event: unknown, next: Kind | null) => {
    if (!next || next === kind) return;
    const value = getValues(kind) as number | null;
    setValue(kind, null, { shouldDirty: true });
    setValue(next, value, { shouldDirty: true });
    clearErrors(['discountPercent', 'discountAmount']);
    setChosen(next);
  };
  const wordOf = useFieldName();
  const label = wordOf('discount');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {kind === 'discountPercent' ? (
        <PercentInput key="percent" source="discountPercent" label={label} />
      ) : (
        <MoneyInput key="amount" source="discountAmount" label={label} currency={currency} />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={choose}
        aria-label={t('documents.totals.discount_kind')}
        sx={{ mt: 1, height: 40 }}
      >
        <ToggleButton value="discountPercent" aria-label={wordOf('discountPercent')} sx={{ px: 1.5 }}>
          %
        </ToggleButton>
        <ToggleButton value="discountAmount" aria-label={`${wordOf('discountAmount')}, ${currency}`} sx={{ px: 1.25 }}>
          {currency}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};
