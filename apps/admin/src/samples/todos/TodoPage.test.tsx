import { describe, expect, it } from '@jest/globals';
import { changedTodo, emptyTodo, type TodoRecord } from '@kontor/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import { TodoList } from './TodoList.tsx';
import { TodoPage } from './TodoPage.tsx';

const task = (id: number, title: string, change: Partial<TodoRecord> = {}): TodoRecord => ({
  ...emptyTodo(id),
  title,
  ...change,
});
const busy: Answer = { status: 503, body: { statusCode: 503, code: 'error.busy', message: 'Busy', requestId: 'x' } };

/** Opens the page on a server with its own list; `refuses` names a call that it refuses. */
function open(tasks: TodoRecord[], { at = '/todo/index', refuses = '' } = {}) {
  let stored = tasks;
  const asked: string[] = [];
  const screenOf = openScreen(<TodoPage />, {
    at,
    server: ({ method, path, query, body }) => {
      if (refuses && path.endsWith(refuses)) return busy;
      if (path.endsWith('/assignees')) return { body: [{ fullName: 'Ona Berg', avatar: null }] };
      if (path.startsWith('/customers')) return { body: [{ id: 7, name: 'Fjord Analyse AS' }] };
      if (method === 'GET') asked.push(query.toString());
      const sent = body['task'] as TodoRecord;
      if (path.endsWith('/add-tasks')) stored = [changedTodo(emptyTodo(99), sent), ...stored];
      if (path.endsWith('/update-task')) stored = stored.map((one) => (one.id === sent.id ? changedTodo(one, sent) : one));
      if (path.endsWith('/reorder')) stored = (body['ids'] as number[]).flatMap((id) => stored.filter((one) => one.id === id));
      return { body: method === 'GET' ? stored.filter(({ isDeleted }) => !isDeleted) : {} };
    },
  });
  return { ...screenOf, asked };
}
const titles = (): string[] => screen.getAllByRole('button', { name: /^Change / }).map((button) => button.textContent ?? '');

describe('the to-do page', () => {
  it('takes a title and Enter, and clears the field', async () => {
    const { user, writes } = open([]);
    await screen.findByText('There is nothing to do. Write down the first task above.');
    const field = screen.getByLabelText('A new task');
    await user.type(field, ' Water the fig {Enter}');
    await waitFor(() => expect(titles()).toEqual(['Water the fig']));
    expect(field).toHaveProperty('value', '');
    expect(writes[0]).toMatchObject({ path: '/apps/todo/add-tasks', body: { task: { title: 'Water the fig' } } });
  });

  it('keeps what could not be added', async () => {
    const { user } = open([], { refuses: '/add-tasks' });
    const field = await screen.findByLabelText('A new task');
    await user.type(field, 'Fig{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', false));
    expect(field).toHaveProperty('value', 'Fig');
  });

  it('leads out of filters that nothing fits, and the search field follows', async () => {
    const { user, asked } = open([], { at: '/todo/index?q=fig&filter=important' });
    await screen.findByText('No task fits. Change the filters above.');
    const search = screen.getByRole('searchbox', { name: 'Search in the titles' });
    expect(search).toHaveProperty('value', 'fig');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('There is nothing to do. Write down the first task above.');
    expect(search).toHaveProperty('value', '');
    expect(asked.at(-1)).not.toMatch(/fig|important/);
  });

  it('marks as completed and important at once', async () => {
    const { user, writes } = open([task(1, 'Call')]);
    await user.click(await screen.findByRole('checkbox', { name: 'Completed: Call' }));
    await user.click(screen.getByRole('button', { name: 'Mark Call as important' }));
    await screen.findByRole('button', { name: 'Mark Call as not important' });
    expect(screen.getByRole('checkbox', { name: 'Completed: Call' })).toHaveProperty('checked', true);
    expect(writes.map(({ body }) => body['task'])).toEqual([
      { id: 1, isCompleted: true },
      { id: 1, isImportant: true },
    ]);
  });

  it('shows what it was when the server refuses', async () => {
    const { user, writes } = open([task(1, 'Call')], { refuses: '/update-task' });
    await user.click(await screen.findByRole('checkbox', { name: 'Completed: Call' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Completed: Call' })).toHaveProperty('checked', false));
  });

  it('asks the server for what the address says', async () => {
    const { asked, user } = open([task(1, 'Call')], { at: '/todo/index?filter=important&tag=high&sortBy=due-date' });
    await screen.findByText('Call');
    expect(asked[0]).toBe('filter=important&tag=high&sortBy=due-date');
    await user.click(screen.getByRole('button', { name: 'Deleted' }));
    await waitFor(() => expect(asked.at(-1)).toBe('filter=deleted&tag=high&sortBy=due-date'));
    await user.type(screen.getByLabelText('Search in the titles'), 'fig');
    await waitFor(() => expect(asked.at(-1)).toBe('q=fig&filter=deleted&tag=high&sortBy=due-date'));
  });

  it('moves a task by Alt and an arrow in one’s own order, and only there', async () => {
    const { user, writes } = open([task(3, 'Three'), task(2, 'Two'), task(1, 'One')], { at: '/todo/index?sortBy=order' });
    const three = await screen.findByRole('button', { name: 'Change Three' });
    act(() => three.focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()).toEqual(['Two', 'Three', 'One']));
    expect(writes[0]).toMatchObject({ path: '/apps/todo/reorder', body: { ids: [2, 3, 1] } });
    expect(screen.getByText('Three is now at position 2 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move One up' }));
    await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']));
  });

  it('changes the rest in a dialog, which says what is wrong', async () => {
    const { user, writes } = open([
      task(1, 'Call', { description: 'Soon', tags: ['team'], assignee: { fullName: 'Kai', avatar: '' } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change Call' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const title = dialog.getByLabelText(/^Title/);
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill in this field.')).toBeTruthy();
    await user.type(title, 'Write');
    for (const label of ['Assignee', 'Tags', 'Important', 'Due date']) expect(dialog.getByLabelText(label)).toBeTruthy();
    expect((await dialog.findByLabelText(/^Description/)).innerHTML).toBe('<p>Soon</p>');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes[0]?.body['task']).toEqual({
      id: 1,
      title: 'Write',
      description: 'Soon',
      dueDate: null,
      tags: ['team'],
      isImportant: false,
      assignee: { fullName: 'Kai', avatar: '' },
      about: null,
    });
    await waitFor(() => expect(titles()).toEqual(['Write']));
  });

  it('links a task to a record from its own dialog, and asks which one', async () => {
    const { user, writes } = open([task(1, 'Call about the offer')]);
    await user.click(await screen.findByRole('button', { name: 'Change Call about the offer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('combobox', { name: 'About' }));
    await user.click(await screen.findByRole('option', { name: 'Customer' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Required')).toBeTruthy();
    expect(writes).toEqual([]);
    await user.type(dialog.getByRole('combobox', { name: 'Record' }), 'fjo');
    await user.click(await screen.findByRole('option', { name: /Fjord Analyse/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes[0]?.body['task']).toMatchObject({ id: 1, about: { subject: 'Customer', id: 7 } });
  });
});

it('draws again only the row that has changed', async () => {
  const drawn: Record<number, number> = {};
  const counted = (id: number, change: Partial<TodoRecord> = {}): TodoRecord =>
    Object.defineProperty(task(id, '', change), 'title', {
      get: () => ((drawn[id] = (drawn[id] ?? 0) + 1), `Task ${id}`),
      enumerable: true,
    });
  const none = () => undefined;
  const List = () => {
    const [tasks, setTasks] = useState(() => [1, 2, 3].map((id) => counted(id)));
    const tick = useCallback(
      ({ id }: { id: number }) => setTasks((all) => all.map((one) => (one.id === id ? counted(id, { isCompleted: true }) : one))),
      [],
    );
    return <TodoList tasks={tasks} movable={false} onOrder={none} onChange={tick} onEdit={none} onRemove={none} />;
  };
  const { user } = openScreen(<List />, { at: '/todo/index', server: () => ({ body: {} }) });
  await screen.findByRole('button', { name: 'Change Task 3' });
  const before = { ...drawn };
  await user.click(screen.getByRole('checkbox', { name: 'Completed: Task 2' }));
  await waitFor(() => expect(drawn[2]).toBeGreaterThan(before[2] ?? 0));
  expect([drawn[1], drawn[3]]).toEqual([before[1], before[3]]);
});
