import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Form, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { openScreen } from '../../testing/openScreen.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

const open = () =>
  openScreen(
    <>
      <Form>
        <LeaveGuard />
        <TextInput source="name" label="Name" />
      </Form>
      <Link to="/items/index">Away</Link>
    </>,
    { resource: 'customers', at: '/customers/create' },
  );
const answer = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).getByRole('button', { name });

it('leaves at once when nothing was typed', async () => {
  const { user, location } = open();
  await user.click(screen.getByText('Away'));
  await waitFor(() => expect(location()?.pathname).toBe('/items/index'));
});

it('asks before another page takes the place of what was typed', async () => {
  const { user, location } = open();
  await user.type(screen.getByLabelText('Name'), 'Nemunas');
  await user.click(screen.getByText('Away'));
  await user.click(await answer('Keep editing'));
  expect(location()?.pathname).toBe('/customers/create');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nemunas');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByText('Away'));
  await user.click(await answer('Discard changes'));
  await waitFor(() => expect(location()?.pathname).toBe('/items/index'));
});
