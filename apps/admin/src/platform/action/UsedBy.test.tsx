import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord } from '@kontor/demo-data';
import { cleanup, screen, within } from '@testing-library/react';
import { openScreen } from '../testing/openScreen.tsx';
import '../../resources.ts';
import { DeleteButton } from './DeleteButton.tsx';

afterEach(cleanup);

it('what cannot be deleted says what refers to it, with links', async () => {
  const params = {
    'count.Invoice': 12,
    'ids.Invoice': '5,4,3',
    'count.Project': 1,
    'ids.Project': '7',
    'count.other': 2,
  };
  const refused = { statusCode: 409, code: 'error.in_use', message: 'In use', params, requestId: 'r' };
  const customer = aCustomerRecord({ id: 4, name: 'Nemuno' });
  const { user } = openScreen(<DeleteButton resource="customers" record={customer} name="Nemuno" />, {
    resource: 'customers',
    at: '/customers/index',
    server: ({ method }) => (method === 'DELETE' ? { status: 409, body: refused } : { body: [] }),
  });
  await user.click(screen.getByRole('button', { name: 'Delete Nemuno' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Nemuno' }));
  const link = await screen.findByRole('link', { name: 'Invoices: 12' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://kontor');
  expect([pathname, searchParams.get('filter')]).toEqual(['/invoices/index', '{"id":[5,4,3]}']);
  expect(screen.getByRole('link', { name: 'Projects: 1' })).toHaveAttribute('href', '/projects/7/show');
  expect(screen.getByText('2 records that you cannot see')).toBeVisible();
  expect(screen.getByText(/Other records refer to this one/)).toBeVisible();
});
