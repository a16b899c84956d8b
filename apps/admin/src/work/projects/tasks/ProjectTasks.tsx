import type { ProjectRecord, TaskRecord } from '@kontor/domain';
import AddTaskOutlined from '@mui/icons-material/AddTaskOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { TaskForm } from './TaskForm.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useTaskWriting } from './useTaskWriting.ts';

const sumUp = (tasks: readonly TaskRecord[]) => ({
  done: tasks.filter(({ isDone }) => isDone).length,
  estimate: tasks.reduce((minutes, { estimateMinutes }) => minutes + (estimateMinutes ?? 0), 0),
  logged: tasks.reduce((minutes, { loggedMinutes }) => minutes + loggedMinutes, 0),
});

/** The tasks of a project in order: ticked off, added, edited and moved in place. */
export const ProjectTasks = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [added, setAdded] = useState(0);
  const { data, isPending, error, refetch } = useGetList<TaskRecord>('tasks', {
    filter: { projectId: project.id },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
  });
  const { toggle, move, busy } = useTaskWriting(data ?? []);
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={96} />;
  const { done, estimate, logged } = sumUp(data);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {data.length === 0
          ? t('projects.no_tasks')
          : [
              t('projects.tasks_done', { done: format.number(done), smart_count: data.length }),
              estimate > 0 && t('projects.budget_of', { logged: format.duration(logged), budget: format.duration(estimate) }),
            ]
              .filter(Boolean)
              .join(' · ')}
      </Typography>
      <Box component="ul" aria-label={t('resources.tasks.name', { smart_count: 2 })} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((task, index) => (
          <li key={task.id}>
            {open === task.id ? (
              <TaskForm project={project} task={task} onDone={() => setOpen(null)} onClose={() => setOpen(null)} />
            ) : (
              <TaskRow
                task={task}
                currency={project.currency}
                first={index === 0}
                last={index === data.length - 1}
                busy={busy}
                onToggle={() => toggle(task)}
                onMove={(step) => move(index, step)}
                onEdit={() => setOpen(task.id)}
              />
            )}
          </li>
        ))}
      </Box>
      {open === 'new' && (
        // After each saved task comes an empty form for the next.
        <TaskForm
          key={added}
          project={project}
          position={(data.at(-1)?.position ?? 0) + 1}
          onDone={() => setAdded(added + 1)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === null && may('create', 'Task') && (
        <Button variant="outlined" startIcon={<AddTaskOutlined />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {t('projects.add_task')}
        </Button>
      )}
    </>
  );
};
