import { afterEach, expect, it } from '@jest/globals';
import { aChangeOrderRecord, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { openScreen } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { ProjectPriceTab } from './ProjectPriceTab.tsx';
import { partOf } from './partLink.ts';

afterEach(cleanup);

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (invoiced: number | null) =>
  openScreen(
    <>
      <ProjectPriceTab
        project={aProjectRecord({ id: 7, customerId: 3, name: 'Portal', billing: 'fixedPrice', budgetAmount: 1000 })}
      />
      <Address />
    </>,
    {
      resource: 'projects',
      at: '/projects/7/show',
      server: ({ method, path, body }) => {
        if (path === '/projects/7/price')
          return {
            body: {
              currency: 'EUR',
              base: 1000,
              changes: 250,
              price: 1250,
              invoiced,
              left: invoiced === null ? null : 1250 - invoiced,
            },
          };
        return { body: method === 'GET' ? [aChangeOrderRecord({ id: 4, projectId: 7, amount: 250 })] : { ...body, id: 5 } };
      },
    },
  );

it('tells what was agreed and what is left, and adds a change order', async () => {
  const { user, writes } = open(300);
  expect(await screen.findByText('€1,250.00')).toBeVisible();
  expect(screen.getByText('€950.00')).toBeVisible();
  expect(await screen.findByText('31 Mar 2026, agreed by Rasa Jankauskienė')).toBeVisible();
  await user.click(screen.getByText('Add a change order'));
  await user.type(await screen.findByLabelText(/^Name/), 'Search');
  await user.type(screen.getByLabelText(/^Amount/), '-50');
  await user.type(screen.getByLabelText(/^Agreed by/), 'Ona');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]).toMatchObject({
    method: 'POST',
    path: '/change-orders',
    body: { name: 'Search', amount: -50, agreedBy: 'Ona' },
  });
});

it('begins an invoice for what is done and not invoiced yet', async () => {
  const { user } = open(300);
  await user.click(await screen.findByRole('button', { name: 'Invoice by percent done' }));
  const percent = await screen.findByLabelText(/^Done so far/);
  await user.type(percent, '20');
  expect(await screen.findByRole('button', { name: /Enter more than what is invoiced/ })).toBeDisabled();
  await user.clear(percent);
  await user.type(percent, '40');
  expect(await screen.findByText('To invoice: €200.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Begin invoice' }));
  await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveTextContent('/invoices/create'));
  const { searchParams } = new URL(screen.getByRole('status').textContent ?? '', 'http://kontor');
  expect(partOf(searchParams.get('part'))).toEqual({ description: 'Portal, 40%', amount: 200 });
});

it('shows the price alone to those who do not see what is invoiced', async () => {
  open(null);
  expect(await screen.findByText('€1,250.00')).toBeVisible();
  expect(screen.queryByText('Left to invoice')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invoice by percent done' })).not.toBeInTheDocument();
});
