import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { TotalsList } from '../../../documents/totals/TotalsList.tsx';
import { useFieldName } from '../../../documents/values/useFieldName.ts';
import { errorParams } from '../../../platform/api/calls/errorParams.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { useWords } from '../../../platform/i18n/useWords.ts';
import { useCreditableInvoice, useCreditPreview } from './CreditableContext.ts';
import type { CreditProblem } from './values.ts';

/** Why the typed figures are impossible, in words; undefined until the words are there. */
function useProblem(problem: CreditProblem | undefined): string | undefined {
  const t = useTranslate();
  const ready = useWords(errorWords, Boolean(problem));
  return problem && ready ? t(`errors.${problem.code}`, errorParams(problem.params, t)) : undefined;
}

/** What sending will do with the amount: it reduces the balance, and the rest becomes credit. */
const Outcome = ({ split }: { split: { applied: number; unallocated: number } }) => {
  const t = useTranslate();
  const format = useFormat();
  const { number, balance, currency, customerName } = useCreditableInvoice();
  const money = (value: number) => format.money(value, currency);
  const sentences = [
    split.applied > 0 && t('creditNotes.form.reduces', { amount: money(split.applied), invoice: number }),
    split.applied > 0 && split.applied === balance && t('creditNotes.form.pays', { invoice: number }),
    split.unallocated > 0 && t('creditNotes.form.becomes', { amount: money(split.unallocated), customer: customerName }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('creditNotes.form.what_happens')}
      </Typography>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
    </Box>
  );
};

/** The credit note's totals while it is typed, and what becomes of the amount. */
export const CreditTotals = () => {
  const format = useFormat();
  const wordOf = useFieldName();
  const { currency, pricesIncludeTax } = useCreditableInvoice();
  const { figures, split, problem } = useCreditPreview();
  const { errors } = useFormState();
  // What stands at a row already is not said twice.
  const isAtRow = Object.keys(problem?.errors ?? {}).some((field) => get(errors, field));
  const complaint = useProblem(isAtRow ? undefined : problem);
  const refused: unknown = errors['total']?.message;
  return (
    <Box sx={sums}>
      <Box role="status" sx={{ minWidth: 0 }}>
        {split && <Outcome split={split} />}
      </Box>
      <Box role="group" aria-label={wordOf('total')} data-totals="">
        {figures && (
          <TotalsList
            totals={{ ...figures, prepaid: 0 }}
            currency={currency}
            pricesIncludeTax={pricesIncludeTax}
            format={format}
          />
        )}
        {(complaint || typeof refused === 'string') && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600, textAlign: 'end' }}>
            {complaint ?? String(refused)}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

/** The amount in the bar of the editor. */
export const CreditTotal = () => {
  const format = useFormat();
  const { currency } = useCreditableInvoice();
  const { figures, problem } = useCreditPreview();
  return (
    <Typography
      component="output"
      data-live-total=""
      sx={{ fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
    >
      {problem ? '–' : format.money(figures?.due ?? 0, currency)}
    </Typography>
  );
};

const sums = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 360px)' },
  justifyContent: 'space-between',
  gap: 3,
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
