import type { EmailSubject, TodoRecord } from '@kontor/domain';
import { Box, Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { UndoText } from '../../platform/action/UndoText.tsx';
import { part } from '../../platform/page/page.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { useStableCallback } from '../../platform/list/useStableCallback.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { TodoList } from './TodoList.tsx';
import { useTodos, type TodoChoice } from './useTodos.ts';

const TodoDialog = part(() => import('./TodoDialog.tsx').then((m) => m.TodoDialog));

const view: TodoChoice = { q: '', filter: 'all', tag: '', sortBy: 'due-date' };

/** The person's own to-dos about a record, on that record's page. */
export const RecordTodos = ({ subject, id }: { subject: string; id: number }) => {
  const t = useTranslate();
  const notify = useNotify();
  const about = { subject: subject as EmailSubject, id };
  const { tasks, isPending, error, refetch, change, add, isAdding, order, save } = useTodos(view, about);
  const [edited, setEdited] = useState<TodoRecord | null>(null);
  const remove = useStableCallback((task: TodoRecord) => {
    change({ id: task.id, isDeleted: true });
    const undo = () => change({ id: task.id, isDeleted: false });
    notify(<UndoText text={t('todo.removed', { name: task.title })} undo={undo} />, { type: 'success' });
  });
  return (
    <Box component="section" aria-label={t('todo.list')}>
      <Typography color="textSecondary" sx={{ px: 2 }}>
        {t('todo.about_text')}
      </Typography>
      <QuickAdd busy={isAdding} onAdd={(title) => add({ title, tags: [], isImportant: false, about })} />
      {isPending && [0, 1].map((key) => <Skeleton key={key} height={56} sx={{ mx: 2 }} />)}
      {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
      <TodoList tasks={tasks} movable={false} onOrder={order} onChange={change} onEdit={setEdited} onRemove={remove} />
      {!isPending && !error && tasks.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 4, pt: 2, textAlign: 'center' }}>
          {t('todo.about_none')}
        </Typography>
      )}
      {edited && (
        <Suspense fallback={null}>
          <TodoDialog task={edited} save={save} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Box>
  );
};
