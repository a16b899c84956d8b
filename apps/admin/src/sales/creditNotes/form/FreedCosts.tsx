import type { CreditableLineRecord, SourceRecord } from '@kontor/domain';
import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section } from '../../../documents/form/Section.tsx';
import { useCreditableInvoice } from './CreditableContext.ts';
import { isChosen, type CreditLineValues } from './values.ts';

const CostOfLine = ({ line, index }: { line: CreditableLineRecord; index: number }) => {
  const { setValue } = useFormContext();
  const freed = (useWatch({ name: `lines.${index}.sources` }) ?? []) as SourceRecord[];
  const set = (isFree: boolean) => setValue(`lines.${index}.sources`, isFree ? line.sources : [], { shouldDirty: true });
  return (
    <FormControlLabel
      control={<Checkbox checked={freed.length > 0} onChange={(event) => set(event.target.checked)} />}
      label={`${index + 1}. ${line.description}`}
    />
  );
};

/** Asks for each billed cost and milestone of a credited line whether it can be billed again. A line bills one of them at most. */
export const FreedCosts = () => {
  const t = useTranslate();
  const invoice = useCreditableInvoice();
  const lines = useWatch({ name: 'lines' }) as CreditLineValues[];
  const asked = invoice.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => line.sources.some(({ kind }) => kind !== 'timeEntry') && lines[index] && isChosen(lines[index]));
  if (asked.length === 0) return null;
  return (
    <Section title={t('creditNotes.costs.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('creditNotes.costs.text')}
      </Typography>
      <FormGroup>
        {asked.map(({ line, index }) => (
          <CostOfLine key={line.id} line={line} index={index} />
        ))}
      </FormGroup>
    </Section>
  );
};
