import { afterEach, describe, expect, it } from '@jest/globals';
import { CustomerInput } from '@kontor/domain';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { TextInput } from 'react-admin';
import { openScreen } from '../../testing/openScreen.tsx';
import '../../../resources.ts';
import { FormPage } from '../FormPage.tsx';
import { useValidation } from '../validateWith.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const Page = () => (
  <FormPage mode="create" resolver={useValidation(CustomerInput)}>
    <TextInput source="name" />
    <TextInput source="vatCode" />
  </FormPage>
);
const open = (at = '/customers/create') => openScreen(<Page />, { resource: 'customers', at, server: () => ({ body: [] }) });
const leave = (): void => act(() => void window.dispatchEvent(new Event('pagehide')));

describe('what was typed and not saved', () => {
  it('is there again after a reload, once, and the browser asks nothing', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Nemuno');
    const asked = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(asked);
    expect(asked.defaultPrevented).toBe(false);
    leave();
    cleanup();
    open();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nemuno'));
    expect(await screen.findByText('We restored your unsaved changes.')).toBeVisible();
    cleanup();
    open();
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  it('is not kept where nothing was typed, nor brought back on another page', async () => {
    open();
    await screen.findByLabelText('Name');
    leave();
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('kontor.typed.0', JSON.stringify({ path: '/vendors/create', values: { name: 'Nemuno' } }));
    cleanup();
    open();
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });
});

describe('an address that names a field', () => {
  it('puts the cursor into it, once it is there', async () => {
    open('/customers/create#vatCode');
    await waitFor(() => expect(screen.getByLabelText('VAT code')).toHaveFocus());
  });

  it('leaves the cursor where the form puts it without one', async () => {
    open();
    expect(await screen.findByLabelText('VAT code')).not.toHaveFocus();
  });
});
