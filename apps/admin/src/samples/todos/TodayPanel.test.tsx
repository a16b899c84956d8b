import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import '../../resources.ts';
import { startPanels } from '../../platform/page/startPanels.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { TodayPanel } from './TodayPanel.tsx';

afterEach(cleanup);

const task = (id: number, title: string, dueDate: string | null, isCompleted = false) => ({
  id,
  title,
  dueDate,
  isCompleted,
  description: '',
  assignee: null,
  tags: [],
  isDeleted: false,
  isImportant: false,
});
const open = (tasks: object[]) =>
  openScreen(<TodayPanel />, {
    at: '/dashboard/main',
    server: ({ path }) => ({ body: path === '/apps/todo/tasks' ? tasks : {} }),
  });

it('shows on the dashboard what is to be done today or late, and completes it there', async () => {
  const { user, writes } = open([
    task(1, 'Late', '2020-01-01'),
    task(2, 'Done', '2020-01-01', true),
    task(3, 'Ahead', '9999-01-01'),
    task(4, 'Whenever', null),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Completed: Late' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(writes).toMatchObject([{ path: '/apps/todo/update-task', body: { task: { id: 1, isCompleted: true } } }]);
  expect(startPanels.entries().map(({ key }) => key)).toContain('todos');
});
