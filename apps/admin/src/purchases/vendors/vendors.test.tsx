import { afterEach, describe, expect, it } from '@jest/globals';
import { anOrganisationRecord, aVendorRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { VendorCreate } from './VendorCreate.tsx';
import { VendorShow } from './VendorShow.tsx';

afterEach(cleanup);

const organisation = anOrganisationRecord({ country: 'NO' });
const open = (others: object[] = []) =>
  openScreen(<VendorCreate />, {
    resource: 'vendors',
    at: '/vendors/create',
    server: ({ method, path }) => {
      if (method === 'POST') return { status: 201, body: aVendorRecord() };
      if (path === '/organisation/1') return { body: organisation };
      return { body: path.startsWith('/vendors') ? others : [] };
    },
  });

describe('the form of a new vendor', () => {
  it('begins in the country of the firm, and sends the account without spaces', async () => {
    const { user, writes } = open();
    await user.type(await screen.findByLabelText(/^Name/), 'Fjord Papir AS');
    await user.type(screen.getByLabelText('Bank account'), '8601.11.17947');
    expect(screen.getByLabelText('Bank account')).toHaveValue('8601 11 17947');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ country: 'NO', currency: 'NOK', account: '86011117947' });
  });

  it('refuses an account whose check digits do not fit, before anything is sent', async () => {
    const { user, writes } = open();
    await user.type(await screen.findByLabelText(/^Name/), 'Fjord Papir AS');
    await user.type(screen.getByLabelText('Bank account'), '86011117948');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The check digits of this IBAN or account number do not fit.')).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('warns of another vendor with the same code, which can be looked at', async () => {
    const { user } = open([aVendorRecord({ id: 7, name: 'Popierius, UAB' })]);
    await user.type(await screen.findByLabelText('Organisation number (organisasjonsnummer)'), '991825827');
    expect(await screen.findByText(/This company code is already used by:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Popierius, UAB' })).toHaveAttribute('href', '/vendors/7/show');
  });
});

it('the page of a vendor says since when and by whose hand the account is another one', async () => {
  const vendor = aVendorRecord({ accountChangedAt: '2026-11-09T09:20:00Z', accountChangedByName: 'Rasa Rasaitė' });
  openScreen(
    <Routes>
      <Route path="/vendors/:id/show" element={<VendorShow />} />
    </Routes>,
    {
      resource: 'vendors',
      at: '/vendors/1/show',
      server: ({ path }) => ({ body: path === '/organisation/1' ? organisation : path.startsWith('/vendors/') ? vendor : [] }),
    },
  );
  expect(await screen.findByText('LT12 1000 0111 0100 1000')).toBeVisible();
  expect(screen.getByText(/Changed on 9 Nov 2026 by Rasa Rasaitė/)).toBeVisible();
});

describe('a changed account', () => {
  const changed = {
    accountChangedAt: '2026-11-09T09:20:00Z',
    accountChangedByName: 'Rasa Rasaitė',
    accountUnconfirmed: true,
  };
  const show = (rules?: Parameters<typeof openScreen>[1]['rules'], more: Parameters<typeof aVendorRecord>[0] = {}) =>
    openScreen(
      <Routes>
        <Route path="/vendors/:id/show" element={<VendorShow />} />
      </Routes>,
      {
        resource: 'vendors',
        at: '/vendors/1/show',
        ...(rules && { rules }),
        server: ({ path }) => ({
          body:
            path === '/organisation/1'
              ? organisation
              : path.startsWith('/vendors/')
                ? aVendorRecord({ ...changed, ...more })
                : [],
        }),
      },
    );

  it('is confirmed by somebody who may pay, in the version that they saw', async () => {
    const { user, writes } = show();
    expect(await screen.findByText(/changed on 9 Nov 2026 by Rasa Rasaitė\. Nothing was paid to it yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm the account' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('LT12 1000 0111 0100 1000');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm the account' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ path: '/vendors/1/confirm-account', body: { version: 1 } });
  });

  it('that an e-invoice brought says so, and is confirmed with one press', async () => {
    const { user, writes } = show(undefined, { accountChangedByName: null, accountFromEInvoice: 'SF-17' });
    expect(await screen.findByText(/E-invoice SF-17 brought this bank account on 9 Nov 2026/)).toBeVisible();
    expect(screen.getByText(/From e-invoice SF-17 of 9 Nov 2026/)).toBeVisible();
    expect(screen.queryByText(/second person/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm the account' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm the account' }));
    await waitFor(() => expect(writes).toHaveLength(1));
  });

  it('only warns somebody who may not pay', async () => {
    show([{ action: 'read', subject: 'Vendor' }]);
    expect(await screen.findByText(/Nothing was paid to it yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm the account' })).not.toBeInTheDocument();
  });
});
