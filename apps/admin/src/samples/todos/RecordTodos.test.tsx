import { expect, it } from '@jest/globals';
import { changedTodo, emptyTodo, type TodoRecord } from '@kontor/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { openScreen, type Asked } from '../../platform/testing/openScreen.tsx';
import { RecordTodos } from './RecordTodos.tsx';
import { TodoFacts } from './TodoFacts.tsx';

const about = { subject: 'Customer', id: 7 } as const;
const task = (change: Partial<TodoRecord>): TodoRecord => ({ ...emptyTodo(1), title: 'Call', ...change });

it('lists one’s tasks about a record, adds one with its link, and reads again when told of a change', async () => {
  let stored = [task({ about })];
  const asked: Asked[] = [];
  const { user, writes } = openScreen(<RecordTodos subject="Customer" id={7} />, {
    at: '/customers/7/show',
    server: (call) => {
      const { path, method, body } = call;
      if (path.endsWith('/assignees')) return { body: [] };
      if (path === '/customers/7') return { body: { id: 7, name: 'UAB Ąžuolas' } };
      if (method === 'GET') asked.push(call);
      else stored = [...stored, changedTodo(emptyTodo(2), body['task'] as TodoRecord)];
      return { body: method === 'GET' ? stored : { task: stored.at(-1) } };
    },
  });
  expect(await screen.findByRole('button', { name: 'Change Call' })).toBeTruthy();
  expect([asked[0]?.query.get('aboutSubject'), asked[0]?.query.get('aboutId')]).toEqual(['Customer', '7']);
  await user.type(screen.getByLabelText('A new task'), 'Send the offer{Enter}');
  expect(await screen.findByRole('button', { name: 'Change Send the offer' })).toBeTruthy();
  expect(writes[0]).toMatchObject({ path: '/apps/todo/add-tasks', body: { task: { title: 'Send the offer', about } } });
  stored = [];
  const detail = { type: 'changed', subject: 'Todo' };
  act(() => void window.dispatchEvent(new CustomEvent('kontor:live', { detail })));
  await waitFor(() => expect(screen.getByText('You have no tasks about this record yet.')).toBeTruthy());
});

it('leads from a task to its record, and tells who gave it', async () => {
  openScreen(<TodoFacts task={task({ about, givenBy: 'Ona Ožkaitė' })} />, {
    at: '/todo/index',
    server: () => ({ body: { id: 7, name: 'UAB Ąžuolas' } }),
  });
  const link = await screen.findByRole('link', { name: /Customer: UAB Ąžuolas/ });
  expect(link.getAttribute('href')).toBe('/customers/7/show');
  expect(screen.getByText('From Ona Ožkaitė')).toBeTruthy();
});

it('says nothing of a record that the reader may not see', async () => {
  const paths: string[] = [];
  openScreen(<TodoFacts task={task({ about })} />, {
    at: '/todo/index',
    rules: [{ action: 'read', subject: 'Dashboard' }],
    server: ({ path }) => {
      paths.push(path);
      return { body: { id: 7, name: 'UAB Ąžuolas' } };
    },
  });
  expect(await screen.findByText('Customer')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(paths).toEqual([]);
});
