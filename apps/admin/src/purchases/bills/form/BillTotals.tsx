import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { DiscountField } from '../../../documents/totals/DiscountField.tsx';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { useWords } from '../../../platform/i18n/useWords.ts';
import { BillSums } from '../BillSums.tsx';
import { useBillFigures } from './BillFigures.tsx';

/** The sums while somebody types. Impossible figures show a message instead of the total. */
const Sums = () => {
  const t = useTranslate();
  const wordOf = useFieldName();
  const { totals, problem } = useBillFigures();
  const ready = useWords(errorWords, Boolean(problem?.code));
  const [currency, pricesIncludeTax] = useWatch({ name: ['currency', 'pricesIncludeTax'] }) as [string, boolean];
  const { errors } = useFormState({ name: 'total' });
  const refused: unknown = errors['total']?.message;
  const told = problem?.code && ready ? t(`errors.${problem.code}`) : totals && typeof refused === 'string' ? refused : undefined;
  return (
    <Box role="group" aria-label={wordOf('total')} data-totals="">
      {totals && <BillSums bill={totals} currency={currency} pricesIncludeTax={pricesIncludeTax} />}
      {told && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', textAlign: 'end' }}>
          {told}
        </Typography>
      )}
    </Box>
  );
};

/** The discount on the whole bill, and its sums. */
export const BillTotals = () => (
  <Box sx={sums}>
    <Box sx={{ minWidth: 0 }}>
      <DiscountField />
    </Box>
    <Sums />
  </Box>
);

const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 300px) minmax(0, 360px)' },
  justifyContent: 'space-between',
  ...{ gap: 3, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' },
} as const;
