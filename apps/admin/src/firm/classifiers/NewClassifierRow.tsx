import type { ClassifierRecord, ClassifierType } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Cell } from './Cell.tsx';
import { names, rowGrid } from './columns.ts';
import { RowProblem } from './RowProblem.tsx';
import { useRowEdits } from './useRowEdits.ts';

type Props = { type: ClassifierType; position: number; onDone: (saved: ClassifierRecord | null) => void };

/** A new row: leaving it saves it, or removes it if empty. */
export const NewClassifierRow = ({ type, position, onDone }: Props) => {
  const t = useTranslate();
  const empty = { type, position, code: '', nameEn: '', nameLt: '', nameNo: '', active: true };
  const { values, errors, state, set, save } = useRowEdits(empty, onDone);
  const blank = names.every((name) => values[name].trim() === '');
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (blank) onDone(null);
    else void save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(null);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save();
  };
  return (
    <Box component="li" aria-label={t('classifiers.add')} onBlur={leave} onKeyDown={press} sx={line}>
      <Box sx={{ gridArea: { xs: 'order', sm: 'auto' } }} />
      {names.map((name) => (
        <Cell
          key={name}
          name={name}
          row={t('classifiers.new_row')}
          value={values[name]}
          error={errors[name]}
          readOnly={false}
          autoFocus={name === 'code'}
          onChange={(value) => set(name, value)}
        />
      ))}
      <Box
        sx={{ gridArea: { xs: 'uses', sm: 'auto' }, gridColumn: { sm: 'span 3' }, display: 'flex', justifyContent: 'flex-end' }}
      >
        <Button size="small" variant="contained" loading={state === 'saving'} disabled={blank} onClick={() => void save()}>
          {t('kontor.form.save')}
        </Button>
      </Box>
      <RowProblem text={errors.row} />
    </Box>
  );
};

const line = {
  ...rowGrid,
  py: { xs: 1.25, sm: 0.75 },
  bgcolor: 'action.hover',
} as const;
