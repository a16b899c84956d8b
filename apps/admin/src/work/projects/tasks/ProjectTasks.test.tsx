import { afterEach, expect, it } from '@jest/globals';
import { aProjectRecord, aTaskRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ProjectTasks } from './ProjectTasks.tsx';

afterEach(cleanup);

it('ticks a task off, and confirms that it was saved', async () => {
  let task = aTaskRecord({ id: 5, projectId: 7, name: 'Design', isDone: false });
  const { user, writes } = openScreen(<ProjectTasks project={aProjectRecord({ id: 7 })} />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: ({ method, body }) => {
      if (method === 'GET') return { body: [task] };
      task = { ...task, ...body };
      return { body: task };
    },
  });
  const box = await screen.findByRole('checkbox', { name: /Design/ });
  await user.click(box);
  expect(await screen.findByText('Data saved!')).toBeVisible();
  expect(writes[0]).toMatchObject({ method: 'PUT', path: '/tasks/5', body: { isDone: true } });
  await waitFor(() => expect(box).toBeChecked());
});

it('offers to try again where the tasks could not be read', async () => {
  let isBusy = true;
  const { user } = openScreen(<ProjectTasks project={aProjectRecord({ id: 7 })} />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: () => (isBusy ? { status: 500, body: {} } : { body: [aTaskRecord({ id: 5, projectId: 7, name: 'Design' })] }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBusy = false;
  await user.click(again);
  expect(await screen.findByText('Design')).toBeVisible();
});
