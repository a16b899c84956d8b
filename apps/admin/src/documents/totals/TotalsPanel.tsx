import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { TotalsList } from './TotalsList.tsx';
import { useLiveTotals } from '../values/useLiveTotals.ts';

/** The document's totals while it is typed. Impossible figures show a message instead of the total. */
export const TotalsPanel = () => {
  const t = useTranslate();
  const format = useFormat();
  const wordOf = useFieldName();
  const { totals, fullTotal, problem } = useLiveTotals();
  const ready = useWords(errorWords, Boolean(problem));
  const [currency, pricesIncludeTax] = useWatch({ name: ['currency', 'pricesIncludeTax'] }) as [string, boolean];
  const { errors } = useFormState({ name: 'total' });
  const refused: unknown = errors['total']?.message;
  return (
    <Box role="group" aria-label={wordOf('total')} data-totals="">
      {totals ? (
        <TotalsList
          totals={totals}
          currency={currency}
          pricesIncludeTax={pricesIncludeTax}
          format={format}
          fullTotal={fullTotal}
        />
      ) : (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600, textAlign: 'end' }}>
          {ready && t(`errors.${problem.code}`)}
        </Typography>
      )}
      {typeof refused === 'string' && totals && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', textAlign: 'end' }}>
          {refused}
        </Typography>
      )}
    </Box>
  );
};
