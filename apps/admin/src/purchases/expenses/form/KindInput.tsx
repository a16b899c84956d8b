import { expenseKinds, type ExpenseKind } from '@kontor/domain';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ExpenseValues } from './values.ts';

/** A receipt, kilometres or days. What only the former kind has is emptied; purpose, project and customer stay. */
export const KindInput = () => {
  const t = useTranslate();
  const { setValue, getValues, clearErrors } = useFormContext<ExpenseValues>();
  const kind = useWatch({ name: 'kind' }) as ExpenseKind;
  const change = (_: unknown, next: ExpenseKind | null) => {
    if (!next) return;
    clearErrors();
    setValue('kind', next, { shouldDirty: true });
    for (const field of ['quantity', 'travelRateId', 'amount', 'taxRateId', 'taxAmount', 'deductiblePercent'] as const)
      setValue(field, null);
    if (next === 'perDiem') setValue('endDate', getValues('expenseDate'));
    if (next !== 'receipt') setValue('paidBy', 'employee');
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={kind}
      onChange={change}
      aria-label={t('resources.expenses.fields.kind')}
      sx={{ mb: 2, maxWidth: 480 }}
    >
      {expenseKinds.map((one) => (
        <ToggleButton key={one} value={one} sx={{ minHeight: 44, textTransform: 'none' }}>
          {t(`expenses.kinds.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
