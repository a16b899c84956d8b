import { Box } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoneyInput } from '../../platform/inputs/MoneyInput.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useFieldName } from '../values/useFieldName.ts';
import { ChargesField } from './ChargesField.tsx';

/** Cash in Lithuania is rounded to five cents, in Norway to whole kroner. */
const usual = [0.05, 1];

/** Rarely used totals: charges, and where a document can be prepaid the amount paid in advance and the rounding of the amount due. */
export const MoreTotals = ({ mayBePrepaid }: { mayBePrepaid: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const wordOf = useFieldName();
  const [currency, roundTo] = useWatch({ name: ['currency', 'roundPayableTo'] }) as [string, number | null];
  const steps = roundTo === null || usual.includes(roundTo) ? usual : [...usual, roundTo];
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <ChargesField />
      {mayBePrepaid && <MoneyInput source="prepaid" label={wordOf('prepaid')} currency={currency} />}
      {mayBePrepaid && (
        <SelectInput
          source="roundPayableTo"
          label={wordOf('roundPayableTo')}
          choices={steps.map((step) => ({ id: step, name: format.money(step, currency) }))}
          translateChoice={false}
          emptyText={t('documents.totals.no_rounding')}
          parse={(value: string | number) => Number(value) || null}
          helperText={false}
        />
      )}
    </Box>
  );
};
