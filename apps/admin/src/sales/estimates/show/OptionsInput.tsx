import { optionalPositions, subtract, totalWith, type EstimateDetail } from '@kontor/domain';
import { Box, Checkbox, FormControlLabel, FormGroup, FormLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** The optional lines of an estimate to tick, each with what it adds to the total, and the total with those that are ticked. */
export const OptionsInput = ({ estimate }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const { field } = useController<Record<string, number[]>>({ name: 'chosenLines' });
  const chosen = field.value ?? [];
  const options = optionalPositions(estimate.lines);
  const money = (amount: number) => format.money(amount, estimate.currency);
  const toggle = (position: number) => field.onChange(options.filter((one) => chosen.includes(one) !== (one === position)));
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id}>{t('estimates.options.title')}</FormLabel>
      <FormGroup>
        {estimate.lines
          .filter(({ optional }) => optional)
          .map(({ position, description }) => (
            <FormControlLabel
              key={position}
              control={<Checkbox checked={chosen.includes(position)} onChange={() => toggle(position)} />}
              label={`${description} (+ ${money(subtract(totalWith(estimate, [position]), estimate.total))})`}
            />
          ))}
      </FormGroup>
      <Typography role="status" sx={{ fontWeight: 600, mt: 1 }}>
        {t('estimates.options.total', { total: money(totalWith(estimate, chosen)) })}
      </Typography>
    </Box>
  );
};
