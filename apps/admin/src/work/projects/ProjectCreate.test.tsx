import { afterEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord, aProjectRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { ProjectCreate } from './ProjectCreate.tsx';

afterEach(cleanup);

const customer = aCustomerRecord({ id: 9, name: 'Naujas klientas', currency: 'EUR' });
const open = (country = 'LT') =>
  openScreen(<ProjectCreate />, {
    resource: 'projects',
    at: '/projects/create',
    server: ({ method, path }) => {
      if (method === 'POST') return { status: 201, body: customer };
      if (path === '/organisation/1') return { body: anOrganisationRecord({ country }) };
      return { body: path === '/customers/9' ? customer : [] };
    },
  });

describe('a new project', () => {
  it('makes its customer on the way, under the name that was typed', async () => {
    const { user, writes } = open();
    await user.type(await screen.findByRole('combobox', { name: /^Customer/ }), 'Naujas klientas');
    await user.click(await screen.findByRole('option', { name: 'Create "Naujas klientas"' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Naujas klientas');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes).toEqual([expect.objectContaining({ path: '/customers' })]);
    expect(writes[0]?.body).toMatchObject({ name: 'Naujas klientas', country: 'LT', currency: 'EUR' });
  });

  it('makes a customer of the country of the firm', async () => {
    const { user, writes } = open('NO');
    await user.type(await screen.findByRole('combobox', { name: /^Customer/ }), 'Ny kunde');
    await user.click(await screen.findByRole('option', { name: 'Create "Ny kunde"' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ name: 'Ny kunde', country: 'NO', currency: 'NOK', language: 'no' });
  });

  it('saves with Ctrl and Enter without opening the select box that has the focus', async () => {
    const { user } = open();
    const billing = await screen.findByRole('combobox', { name: /^Billing/ });
    billing.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).toBeInvalid());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is given the code that goes on from the newest, until another is typed', async () => {
    const { user } = openScreen(<ProjectCreate />, {
      resource: 'projects',
      at: '/projects/create',
      server: ({ path }) => ({
        body: path === '/projects' ? [aProjectRecord({ id: 2, code: 'WEB' }), aProjectRecord({ id: 1, code: 'P-0060' })] : [],
      }),
    });
    const code = await screen.findByLabelText(/^Code/);
    await waitFor(() => expect(code).toHaveValue('P-0061'));
    await user.clear(code);
    await user.type(code, 'SHOP');
    expect(code).toHaveValue('SHOP');
  });
});
