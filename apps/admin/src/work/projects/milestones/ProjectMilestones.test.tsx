import { afterEach, expect, it } from '@jest/globals';
import { aMilestoneRecord, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ProjectMilestones } from './ProjectMilestones.tsx';

afterEach(cleanup);

it('ticks a milestone off, and adds another to the project', async () => {
  let milestone = aMilestoneRecord({ id: 5, projectId: 7, name: 'Delivery', dueDate: '2020-01-31' });
  const { user, writes } = openScreen(<ProjectMilestones project={aProjectRecord({ id: 7 })} />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: ({ method, body }) => {
      if (method === 'PUT') milestone = { ...milestone, ...body };
      return { body: method === 'GET' ? [milestone] : milestone };
    },
  });
  const box = await screen.findByLabelText('Done: Delivery');
  expect(screen.getByText('Was due 31 Jan 2020')).toBeVisible();
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(writes[0]).toMatchObject({ method: 'PUT', path: '/milestones/5', body: { isDone: true } });
  await user.click(screen.getByText('Add a milestone'));
  await user.type(await screen.findByLabelText(/^Name/), 'Handover');
  await user.type(screen.getByLabelText(/^Due/), '2026-12-18');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(writes[1]).toMatchObject({ method: 'POST', path: '/milestones' }));
  expect(writes[1]?.body).toEqual({ projectId: 7, name: 'Handover', dueDate: '2026-12-18', isDone: false });
});
