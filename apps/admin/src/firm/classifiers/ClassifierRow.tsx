import type { ClassifierRecord } from '@kontor/domain';
import { useSortable } from '@dnd-kit/sortable';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, CircularProgress, IconButton, Switch, Tooltip, Typography } from '@mui/material';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { Cell } from './Cell.tsx';
import { names, rowGrid } from './columns.ts';
import { OrderButtons } from './OrderButtons.tsx';
import { useRowEdits } from './useRowEdits.ts';

type Props = {
  row: ClassifierRecord;
  index: number;
  last: boolean;
  editable: boolean;
  onSaved: (record: ClassifierRecord) => void;
  onMove: (to: number) => void;
  onDelete: () => void;
};

/** Enter or leaving saves, Escape takes back, Alt and an arrow moves. */
export const ClassifierRow = ({ row, index, last, editable, onSaved, onMove, onDelete }: Props) => {
  const t = useTranslate();
  const { values, errors, state, isDirty, set, save, discard } = useRowEdits(row, onSaved);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: row.id });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      if (editable) onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape' && isDirty) {
      event.stopPropagation();
      discard();
    }
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={row.code}
      onBlur={leave}
      onKeyDown={press}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
      sx={{ ...line, ...(isDragging ? dragged : {}), opacity: values.active || isDragging ? 1 : 0.72 }}
    >
      <OrderButtons
        code={row.code}
        index={index}
        last={last}
        editable={editable}
        onMove={onMove}
        handle={setActivatorNodeRef}
        listeners={listeners}
      />
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
            {t('classifiers.used', { smart_count: row.useCount })}
          </Box>
          <Box
            component="span"
            sx={{ display: { xs: 'none', sm: 'inline' } }}
            title={t('classifiers.used', { smart_count: row.useCount })}
          >
            {row.useCount}
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
      {errors.row && (
        <Typography role="alert" variant="body2" color="error" sx={{ gridColumn: '1 / -1', pb: 0.5 }}>
          {errors.row}
        </Typography>
      )}
    </Box>
  );
};

const line = {
  ...rowGrid,
  minHeight: 48,
  py: { xs: 1.25, sm: 0.5 },
  bgcolor: 'background.paper',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
const dragged = { position: 'relative', zIndex: 2, boxShadow: 6, bgcolor: 'kontor.raised' } as const;
