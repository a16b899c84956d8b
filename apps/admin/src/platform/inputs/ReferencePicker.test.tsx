import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import '../../resources.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { openScreen } from '../testing/openScreen.tsx';

afterEach(cleanup);

const customer = { id: 9, name: 'UAB Ąžuolas' };
const open = (customerId: number | null) => {
  const asked: string[] = [];
  const { user } = openScreen(
    <Form defaultValues={{ customerId }}>
      <ReferencePicker source="customerId" reference="customers" label="Customer" />
    </Form>,
    {
      resource: 'projects',
      at: '/projects/create',
      server: ({ path, query }) => {
        if (path === '/customers') asked.push(query.get('filter') ?? '');
        return { body: path === '/customers' ? [customer] : [] };
      },
    },
  );
  return { user, asked };
};

describe('a picker of another record', () => {
  it('reads what there is to choose from when somebody comes to it, once', async () => {
    const { user, asked } = open(null);
    const field = await screen.findByRole('combobox', { name: 'Customer' });
    expect(asked).toEqual([]);
    await user.click(field);
    expect(await screen.findByRole('option', { name: 'UAB Ąžuolas' })).toBeVisible();
    expect(asked).toEqual(['{}']);
  });

  it('reads the one that is chosen already, and no other', async () => {
    const { asked } = open(9);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveValue('UAB Ąžuolas'));
    expect(asked).toEqual(['{"id":[9]}']);
  });
});
