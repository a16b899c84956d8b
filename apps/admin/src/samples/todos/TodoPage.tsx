import { todoListLimit, type TodoRecord } from '@kontor/domain';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { part } from '../../platform/page/page.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { useStableCallback } from '../../platform/list/useStableCallback.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { TodoFilters } from './TodoFilters.tsx';
import { TodoList } from './TodoList.tsx';
import { useTodoChoice } from './useTodoChoice.ts';
import { useTodos } from './useTodos.ts';

const TodoDialog = part(() => import('./TodoDialog.tsx').then((m) => m.TodoDialog));

/** The person's own to-dos. */
export const TodoPage = () => {
  const t = useTranslate();
  const undoable = useUndoable();
  const { view, choose } = useTodoChoice();
  const { tasks, isPending, error, refetch, change, add, isAdding, order, save } = useTodos(view);
  const [edited, setEdited] = useState<TodoRecord | null>(null);
  const title = t('pages./todo/index');
  const isPlain = !view.q && !view.tag && view.filter === 'all';

  const remove = useStableCallback(({ id, title: name }: TodoRecord) => {
    change({ id, isDeleted: true });
    undoable(t('todo.removed', { name }), () => change({ id, isDeleted: false }));
  });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeader
        title={title}
        subtitle={t('todo.text')}
        status={
          !isPending && !error && <Typography color="textSecondary">{t('todo.count', { smart_count: tasks.length })}</Typography>
        }
      />
      <Card component="section" aria-label={t('todo.list')} sx={{ minWidth: 0 }}>
        <QuickAdd
          busy={isAdding}
          onAdd={(name) => add({ title: name, tags: view.tag ? [view.tag] : [], isImportant: view.filter === 'important' })}
        />
        <TodoFilters view={view} onChoose={choose} />
        {isPending && [0, 1, 2, 3, 4, 5].map((key) => <Skeleton key={key} height={56} sx={{ mx: 2 }} />)}
        {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
        <TodoList
          tasks={tasks}
          movable={view.sortBy === 'order' && view.filter !== 'deleted'}
          onOrder={order}
          onChange={change}
          onEdit={setEdited}
          onRemove={remove}
        />
        {!isPending && !error && tasks.length === 0 && (
          <Box sx={{ px: 2, py: 6, textAlign: 'center' }}>
            <Typography color="textSecondary">{t(isPlain ? 'todo.empty' : 'todo.none')}</Typography>
            {!isPlain && (
              <Button variant="outlined" sx={{ mt: 2 }} onClick={() => choose({ q: '', tag: '', filter: 'all' })}>
                {t('kontor.list.clear_filters')}
              </Button>
            )}
          </Box>
        )}
        {tasks.length >= todoListLimit && (
          <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
            {t('todo.most', { count: todoListLimit })}
          </Typography>
        )}
      </Card>
      {edited && (
        <Suspense fallback={null}>
          <TodoDialog task={edited} save={save} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Box>
  );
};
