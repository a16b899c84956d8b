import { expect, it } from '@jest/globals';
import type { CalendarEventRecord, TodoRecord } from '@kontor/domain';
import { screen, within } from '@testing-library/react';
import { openSample } from './openSample.tsx';
import { CalendarPage } from '../calendar/CalendarPage.tsx';
import { TodoPage } from '../todos/TodoPage.tsx';

// Drawing a thousand rows at once takes a browser longer than a person waits for a key.
const many = Array.from({ length: 500 }, (_, at) => at + 1);

it('draws the first of many tasks, and more when asked', async () => {
  const tasks = many.map((id): TodoRecord => ({
    id,
    title: `Task ${id}`,
    dueDate: '2026-03-09',
    description: '',
    tags: [],
    assignee: null,
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
  }));
  const { user } = openSample(<TodoPage />, '/todo/index', ({ path }) =>
    path === '/apps/todo/tasks' ? { body: tasks } : undefined,
  );
  const list = within(await screen.findByRole('region', { name: 'Tasks' }));
  await list.findByText('Task 40');
  expect(list.getAllByRole('listitem')).toHaveLength(40);
  await user.click(list.getByRole('button', { name: /^Show 40 more/ }));
  expect(list.getAllByRole('listitem')).toHaveLength(80);
});

it('draws the first of many events in the list', async () => {
  const events = many.map((id): CalendarEventRecord => ({
    id,
    url: '',
    title: `Event ${id}`,
    start: '2026-03-09T09:00:00.000Z',
    end: '2026-03-09T10:00:00.000Z',
    allDay: false,
    extendedProps: { calendar: 'Business' },
  }));
  openSample(<CalendarPage />, '/calendar/index?date=2026-03-09&view=list', ({ path }) =>
    path === '/apps/calendar/events' ? { body: events } : undefined,
  );
  await screen.findByText('Event 40');
  expect(screen.getAllByText(/^Event \d+$/)).toHaveLength(40);
  await screen.findByRole('button', { name: /more/ });
});
