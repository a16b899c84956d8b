import { todayIn, type TodoRecord, type TodoTag } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { now } from '../../platform/api/now.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { TodoTopic } from './TodoTopic.tsx';

const tones: Record<TodoTag, string> = { team: 'info', high: 'error', medium: 'warning', low: 'success', update: 'violet' };

/** Due date and tags, in words, because colour alone is not enough. */
export const TodoFacts = ({ task: { dueDate, tags, isCompleted, about, givenBy } }: { task: TodoRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  if (!dueDate && tags.length === 0 && !about && !givenBy) return null;
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now());
  const isOverdue = dueDate !== null && dueDate < today && !isCompleted;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        px: 0.5,
        fontSize: '0.75rem',
        lineHeight: '18px',
      }}
    >
      {dueDate && (
        <Box component="span" sx={{ color: isOverdue ? 'kontor.tone.error' : 'text.secondary' }}>
          {t(isOverdue ? 'todo.overdue' : 'todo.due', { date: format.date(dueDate) })}
        </Box>
      )}
      {givenBy && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('todo.given_by', { name: givenBy })}
        </Box>
      )}
      {about && <TodoTopic about={about} />}
      {tags.map((tag) => (
        <Box
          key={tag}
          component="span"
          sx={{ ...chip, color: `kontor.tone.${tones[tag]}`, bgcolor: `kontor.tint.${tones[tag]}` }}
        >
          {t(`todo.tags.${tag}`)}
        </Box>
      ))}
    </Box>
  );
};

const chip = { borderRadius: 999, px: 1, py: '1px', fontWeight: 600 } as const;
