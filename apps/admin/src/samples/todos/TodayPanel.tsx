import { Box, Button, Checkbox } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useToday } from '../../platform/api/useToday.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { TodoFacts } from './TodoFacts.tsx';
import { useTodos, type TodoChoice } from './useTodos.ts';

const view: TodoChoice = { q: '', filter: 'all', tag: '', sortBy: 'due-date' };
const most = 5;

/** The to-dos of today and of the days before, for the dashboard. */
export const TodayPanel = () => {
  const t = useTranslate();
  const today = useToday();
  const { tasks, change } = useTodos(view);
  const due = tasks.filter(({ isCompleted, dueDate }) => !isCompleted && dueDate !== null && dueDate <= today);
  if (!due.length) return null;
  return (
    <Panel
      title={t('todo.today')}
      subtitle={due.length > most ? t('todo.today_count', { smart_count: due.length }) : undefined}
      end={
        <Button size="small" component={Link} to="/todo/index?sortBy=due-date">
          {t('todo.all')}
        </Button>
      }
    >
      {due.slice(0, most).map((task) => (
        <Box key={task.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: -1 }}>
          <Checkbox
            checked={false}
            onChange={() => change({ id: task.id, isCompleted: true })}
            slotProps={{ input: { 'aria-label': t('todo.complete', { name: task.title }) } }}
          />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {task.title}
            <TodoFacts task={task} />
          </Box>
        </Box>
      ))}
    </Panel>
  );
};
