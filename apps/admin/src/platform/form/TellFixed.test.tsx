import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { TextInput, useNotify } from 'react-admin';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import '../../resources.ts';
import { openScreen, refusal, type Answer } from '../testing/openScreen.tsx';
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

it('leads to the field that the server refused, and takes its message away when the form is mended or sent again', async () => {
  let refused: Record<string, string> = { note: 'field.too_long' };
  const { user } = openScreen(
    <FormPage mode="create">
      <TextInput source="name" label="Name" />
      <TextInput source="note" label="Note" />
    </FormPage>,
    { resource: 'items', at: '/items/create', server: () => refusal(422, refused) },
  );
  const message = 'Some fields need your attention.';
  await user.type(await screen.findByLabelText('Name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
  await user.keyboard('y');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  refused = { name: 'field.too_long', note: 'field.too_long' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getAllByText(message)).toHaveLength(1);
});

it('takes a refusal that named no field away when the same record is saved after all', async () => {
  let answer: Answer = { status: 422, body: { statusCode: 422, code: 'item.untracked', message: 'Not now.' } };
  const { user } = openScreen(
    <FormPage mode="create" redirect={false}>
      <TextInput source="name" label="Name" />
    </FormPage>,
    { resource: 'items', at: '/items/create', server: () => answer },
  );
  await user.type(await screen.findByLabelText('Name'), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByTestId('toast-error')).toBeVisible();
  answer = { body: { id: 1, name: 'Bolts', version: 2 } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByTestId('toast-success')).toBeVisible();
  await waitFor(() => expect(screen.queryByTestId('toast-error')).toBeNull());
});
