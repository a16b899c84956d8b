import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { TextInput, useNotify } from 'react-admin';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import '../../resources.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { FormPage } from './FormPage.tsx';

afterEach(cleanup);

const Fails = () => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('The file was not read', { type: 'error' })}>
      fail
    </button>
  );
};

const missing = { type: 'required', message: 'A name, please' };
const needsName = (values: FieldValues): ResolverResult =>
  values['name'] ? { values, errors: {} } : { values: {}, errors: { name: missing } };

it('takes the message about wrong fields away when the last of them is right, and no other', async () => {
  const { user } = openScreen(
    <FormPage mode="create" resolver={needsName}>
      <TextInput source="name" label="Name" />
      <Fails />
    </FormPage>,
    { resource: 'items', at: '/items/create' },
  );
  await user.click(await screen.findByRole('button', { name: 'fail' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Some fields need your attention.')).toBeVisible();
  await user.type(screen.getByLabelText(/Name/), 'x');
  await waitFor(() => expect(screen.queryByText('Some fields need your attention.')).toBeNull());
  expect(screen.getByText('The file was not read')).toBeVisible();
});
