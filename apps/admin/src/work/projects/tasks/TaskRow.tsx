import { useRateText } from '../../../firm/rates/useRateText.ts';
import type { TaskRecord } from '@kontor/domain';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Checkbox, IconButton, Tooltip, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { RowActions } from '../../../platform/record/RowActions.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

type Props = {
  task: TaskRecord;
  currency: string;
  first: boolean;
  last: boolean;
  busy: boolean;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
};

const Details = ({ task, currency }: Pick<Props, 'task' | 'currency'>) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const rateText = useRateText();
  const rate = maySee('Task', 'rates') ? rateText(task, currency, (amount) => t('projects.per_hour', { amount })) : null;
  const late = !task.isDone && task.dueDate !== null && task.dueDate < today;
  const over = task.estimateMinutes !== null && task.loggedMinutes > task.estimateMinutes;
  return (
    <Box sx={{ display: 'flex', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center', fontSize: '0.8125rem' }}>
      <Box component="span" sx={{ color: over ? 'kontor.tone.error' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {task.estimateMinutes === null
          ? format.duration(task.loggedMinutes)
          : t('projects.budget_of', {
              logged: format.duration(task.loggedMinutes),
              budget: format.duration(task.estimateMinutes),
            })}
      </Box>
      {task.dueDate && (
        <Box component="span" sx={{ color: late ? 'kontor.tone.error' : 'text.secondary' }}>
          {t(late ? 'projects.was_due' : 'projects.due', { date: format.date(task.dueDate) })}
        </Box>
      )}
      {task.assigneeName && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {task.assigneeName}
        </Box>
      )}
      {rate !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {rate}
        </Box>
      )}
      {!task.billable && <StatusChip status="notBillable" />}
    </Box>
  );
};

/** Alt+Up and Alt+Down move the row that has the focus. */
export const TaskRow = ({ task, currency, first, last, busy, onToggle, onMove, onEdit }: Props) => {
  const t = useTranslate();
  const mayEdit = may('edit', 'Task', task);
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || !mayEdit || busy) return;
    if (event.key === 'ArrowUp' && !first) onMove(-1);
    else if (event.key === 'ArrowDown' && !last) onMove(1);
    else return;
    event.preventDefault();
  };
  return (
    <Box onKeyDown={press} sx={row}>
      <Checkbox
        checked={task.isDone}
        disabled={!mayEdit || busy}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('projects.mark_done', { name: task.name }) } }}
      />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(task.isDone ? { textDecoration: 'line-through', color: 'text.secondary' } : {}),
          }}
        >
          {task.name}
        </Typography>
        <Details task={task} currency={currency} />
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        {mayEdit && (
          <>
            <Tooltip title={t('projects.move_up')}>
              <span>
                <IconButton
                  disabled={first || busy}
                  onClick={() => onMove(-1)}
                  aria-label={`${t('projects.move_up')}: ${task.name}`}
                >
                  <ArrowUpwardOutlined fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
            <Tooltip title={t('projects.move_down')}>
              <span>
                <IconButton
                  disabled={last || busy}
                  onClick={() => onMove(1)}
                  aria-label={`${t('projects.move_down')}: ${task.name}`}
                >
                  <ArrowDownwardOutlined fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          </>
        )}
        <RowActions resource="tasks" record={task} name={task.name} onEdit={onEdit} />
      </Box>
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  alignItems: 'center',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
