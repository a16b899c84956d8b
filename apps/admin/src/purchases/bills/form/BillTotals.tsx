import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DiscountField } from '../../../documents/totals/DiscountField.tsx';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { useWords } from '../../../platform/i18n/useWords.ts';
import { BillSums } from '../BillSums.tsx';
import { useBillFigures } from './BillFigures.tsx';

/** The sums while somebody types. Impossible figures show a message instead of the total. */
const Sums = () => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const { totals, problem } = useBillFigures();
  const ready = useWords(errorWords, Boolean(problem?.code));
  const [currency, pricesIncludeTax, rounding, prepaid] = useWatch({
    name: ['currency', 'pricesIncludeTax', 'rounding', 'prepaid'],
  }) as [string, boolean, number | null, number | null];
  const { errors } = useFormState({ name: 'total' });
  const refused: unknown = errors['total']?.message;
  const told = problem?.code && ready ? t(`errors.${problem.code}`) : totals && typeof refused === 'string' ? refused : undefined;
  return (
    <Box role="group" aria-label={wordOf('total')} data-totals="">
      {totals && (
        <BillSums
          bill={{ ...totals, rounding: rounding || 0, prepaid: prepaid || 0 }}
          currency={currency}
          pricesIncludeTax={pricesIncludeTax}
        />
      )}
      {told && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', textAlign: 'end' }}>
          {told}
        </Typography>
      )}
    </Box>
  );
};

/** What a vendor rounded or counts as paid before, where its e-invoice said so. */
const Settlement = () => {
  const { getValues } = useFormContext();
  const currency = useWatch({ name: 'currency' }) as string;
  const [isSaid] = useState(() => Boolean(getValues('rounding') || getValues('prepaid')));
  if (!isSaid) return null;
  return (
    <>
      <MoneyInput source="rounding" label="resources.bills.fields.rounding" currency={currency} />
      <MoneyInput source="prepaid" label="resources.bills.fields.prepaid" currency={currency} />
    </>
  );
};

/** The discount on the whole bill, and its sums. */
export const BillTotals = () => (
  <Box sx={sums}>
    <Box sx={{ minWidth: 0 }}>
      <DiscountField />
      <Settlement />
    </Box>
    <Sums />
  </Box>
);

const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 300px) minmax(0, 360px)' },
  justifyContent: 'space-between',
  gap: 3,
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
