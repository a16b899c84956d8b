import type { TodoChanges, TodoRecord } from '@kontor/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { Avatar, Box, Button, Checkbox, IconButton, Tooltip } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { initialsOf } from '../../platform/format/initials.ts';
import { MoveButtons } from '../../platform/sortable/MoveButtons.tsx';
import { SortableRow, type Place } from '../../platform/sortable/SortableList.tsx';
import { TodoFacts } from './TodoFacts.tsx';

type Props = {
  task: TodoRecord;
  place: Place | undefined;
  onChange: (changes: TodoChanges) => void;
  onEdit: (task: TodoRecord) => void;
  onRemove: (task: TodoRecord) => void;
};

/** A to-do; Alt and an arrow key moves it where the order can be changed. */
export const TodoRow = memo(({ task, place, onChange, onEdit, onRemove }: Props) => {
  const t = useTranslate();
  const { id, title: name, isCompleted, isDeleted, isImportant, assignee } = task;
  return (
    <SortableRow place={place} sx={line}>
      {place && <MoveButtons compact name={name} place={place} />}
      <Checkbox
        checked={isCompleted}
        onChange={(_event, checked) => onChange({ id, isCompleted: checked })}
        slotProps={{ input: { 'aria-label': t('todo.complete', { name }) } }}
      />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Button
          color="inherit"
          onClick={() => onEdit(task)}
          aria-label={t('todo.edit', { name })}
          sx={{ ...titleButton, ...(isCompleted ? { textDecoration: 'line-through', color: 'text.secondary' } : {}) }}
        >
          {name}
        </Button>
        <TodoFacts task={task} />
      </Box>
      {assignee && (
        <Tooltip title={assignee.fullName}>
          <Avatar src={assignee.avatar || undefined} alt={assignee.fullName} sx={face}>
            {initialsOf(assignee.fullName)}
          </Avatar>
        </Tooltip>
      )}
      <Tooltip title={t(isImportant ? 'todo.unstar' : 'todo.star', { name })}>
        <IconButton onClick={() => onChange({ id, isImportant: !isImportant })}>
          {isImportant ? <StarIcon color="secondary" /> : <StarBorderOutlined />}
        </IconButton>
      </Tooltip>
      <Tooltip title={t(isDeleted ? 'todo.restore' : 'todo.remove', { name })}>
        <IconButton onClick={() => (isDeleted ? onChange({ id, isDeleted: false }) : onRemove(task))}>
          {isDeleted ? <RestoreFromTrashOutlined /> : <DeleteOutlined />}
        </IconButton>
      </Tooltip>
    </SortableRow>
  );
});
TodoRow.displayName = 'TodoRow';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 1 },
  px: { xs: 0.5, sm: 1.5 },
  py: 0.75,
  minHeight: 56,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 57px',
  bgcolor: 'background.paper',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
const face = {
  width: 30,
  height: 30,
  fontSize: '0.75rem',
  color: 'kontor.tone.neutral',
  bgcolor: 'kontor.tint.neutral',
} as const;
const titleButton = {
  justifyContent: 'flex-start',
  textAlign: 'start',
  textTransform: 'none',
  fontWeight: 500,
  px: 0.5,
  py: 0.25,
  minWidth: 0,
  minHeight: 28,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
} as const;
