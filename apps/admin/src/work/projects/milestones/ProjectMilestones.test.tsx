import { afterEach, expect, it } from '@jest/globals';
import { aMilestoneRecord, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { partOf } from '../price/partLink.ts';
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

it('shows what is invoiced of a fixed price, and begins the invoice of a milestone', async () => {
  const milestones = [
    aMilestoneRecord({ id: 5, projectId: 7, name: 'Delivery', amount: 1500, billingState: 'unbilled' }),
    aMilestoneRecord({ id: 6, projectId: 7, name: 'Handover', amount: 500, billingState: 'reserved', invoiceId: 31 }),
    aMilestoneRecord({ id: 8, projectId: 7, name: 'Party', amount: 0, billingState: 'unbilled' }),
  ];
  const project = aProjectRecord({ id: 7, customerId: 3, name: 'Portal', billing: 'fixedPrice', budgetAmount: 2000 });
  const { user } = openScreen(<ProjectMilestones project={project} />, {
    resource: 'projects',
    at: '/projects/7/show',
    server: () => ({ body: milestones }),
  });
  const link = await screen.findByRole('link', { name: 'Invoice Delivery' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://kontor');
  expect(JSON.parse(address.searchParams.get('source') ?? '')).toEqual({ customerId: 3, projectId: 7 });
  expect(partOf(address.searchParams.get('part'))).toEqual({ description: 'Portal: Delivery', amount: 1500, milestoneId: 5 });
  expect(screen.getByRole('link', { name: 'Open the invoice of Handover' })).toHaveAttribute('href', '/invoices/31/show');
  expect(screen.getByText('In draft')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invoice Party' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit: Handover' }));
  expect(await screen.findByLabelText(/^Amount/)).toBeDisabled();
});
