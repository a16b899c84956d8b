import { mostCountedUses, type ClassifierRecord } from '@kontor/domain';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, CircularProgress, IconButton, Switch, Tooltip, Typography } from '@mui/material';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Cell } from './Cell.tsx';
import { names, rowGrid } from './columns.ts';
import { MoveButtons } from '../../platform/sortable/MoveButtons.tsx';
import { SortableRow, type Place } from '../../platform/sortable/SortableList.tsx';
import { RowProblem } from './RowProblem.tsx';
import { useRowEdits } from './useRowEdits.ts';

type Props = {
  row: ClassifierRecord;
  place: Place | undefined;
  editable: boolean;
  onSaved: (record: ClassifierRecord) => void;
  onDelete: () => void;
};

/** A row: Enter or leaving saves, Escape reverts, Alt and an arrow key moves. */
export const ClassifierRow = ({ row, place, editable, onSaved, onDelete }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const isOften = row.useCount >= mostCountedUses;
  const used = isOften
    ? t('classifiers.used_often', { count: format.number(mostCountedUses) })
    : t('classifiers.used', { smart_count: row.useCount });
  const { values, errors, state, isDirty, set, save, discard } = useRowEdits(row, onSaved);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape' && isDirty) {
      event.stopPropagation();
      discard();
    }
  };
  return (
    <SortableRow
      place={place}
      aria-label={row.code}
      onBlur={leave}
      onKeyDown={press}
      sx={{ ...line, '&:not([data-dragged])': { opacity: values.active ? 1 : 0.72 } }}
    >
      <Box sx={{ gridArea: { xs: 'order', sm: 'auto' } }}>{place && <MoveButtons name={row.code} place={place} />}</Box>
      {names.map((name) => (
        <Cell
          key={name}
          name={name}
          row={row.code}
          value={values[name]}
          error={errors[name]}
          readOnly={!editable}
          onChange={(value) => set(name, value)}
        />
      ))}
      <Box sx={{ gridArea: { xs: 'active', sm: 'auto' } }}>
        <Switch
          size="small"
          checked={values.active}
          disabled={!editable}
          onChange={(event) => void save(set('active', event.target.checked))}
          slotProps={{ input: { 'aria-label': `${t('resources.classifiers.fields.active')}: ${row.code}` } }}
        />
      </Box>
      <Box sx={{ gridArea: { xs: 'uses', sm: 'auto' }, display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {used}
          </Box>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }} title={used}>
            {isOften ? `${format.number(mostCountedUses)}+` : row.useCount}
          </Box>
        </Typography>
        {state === 'saving' && <CircularProgress size={14} aria-label={t('kontor.form.saving')} />}
        {state === 'saved' && (
          <CheckOutlined titleAccess={t('kontor.form.saved')} sx={{ fontSize: 16, color: 'kontor.tone.success' }} />
        )}
      </Box>
      <Box sx={{ gridArea: { xs: 'delete', sm: 'auto' } }}>
        {may('delete', 'Classifier') && (
          <Tooltip title={t('ra.action.delete')}>
            <IconButton size="small" aria-label={t('kontor.confirm.delete_named', { name: row.code })} onClick={onDelete}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <RowProblem text={errors.row} />
    </SortableRow>
  );
};

const line = {
  ...rowGrid,
  minHeight: 48,
  py: { xs: 1.25, sm: 0.5 },
  bgcolor: 'background.paper',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
