import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aCustomerRecord, anOrganisationRecord } from '@kontor/demo-data';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { CustomerEdit } from '../../customers/customers/CustomerEdit.tsx';
import { CustomerList } from '../../customers/customers/CustomerList.tsx';
import { CustomerShow } from '../../customers/customers/CustomerShow.tsx';
import { InvoiceCreate } from '../../sales/invoices/InvoiceCreate.tsx';
import { InvoiceShow } from '../../sales/invoices/InvoiceShow.tsx';
import '../../resources.ts';
import { SettingsPage } from '../../firm/settings/SettingsPage.tsx';
import { openScreen, type Answer } from '../testing/openScreen.tsx';

// react-admin logs each refusal to the console for developers.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

const customer = aCustomerRecord({ id: 4, name: 'Nemuno logistika' });
const refused = (status: number): Answer => ({
  status,
  body: { statusCode: status, code: status === 404 ? 'error.not_found' : 'error.unexpected', message: 'x', requestId: 'r' },
});

/** Refreshes everything, as a live event does. */
const News = () => {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries()}>news</button>;
};

function open(at: string, answer: (path: string) => Answer | undefined) {
  return openScreen(
    <>
      <News />
      <Routes>
        <Route path="/customers/index" element={<CustomerList />} />
        <Route path="/customers/:id/show" element={<CustomerShow />} />
        <Route path="/customers/:id" element={<CustomerEdit />} />
        <Route path="/settings/index" element={<SettingsPage />} />
        <Route path="/invoices/create" element={<InvoiceCreate />} />
        <Route path="/invoices/:id/show" element={<InvoiceShow />} />
      </Routes>
    </>,
    {
      resource: at.split('/')[1] ?? '',
      at,
      server: ({ path }) => {
        const special = answer(path);
        if (special) return special;
        if (path.startsWith('/organisation')) return { body: anOrganisationRecord() };
        if (path === '/customers') return { body: [customer] };
        return { body: path === '/customers/4' ? customer : [] };
      },
    },
  );
}

describe('what cannot be read', () => {
  it.each(['/customers/4/show', '/customers/4', '/invoices/7/show'])('says so at %s, and is read again on demand', async (at) => {
    let failing = true;
    const asked: string[] = [];
    const { user } = open(at, (path) => {
      if (!/^\/(customers|invoices)\/\d$/.test(path)) return undefined;
      asked.push(path);
      return failing ? refused(500) : undefined;
    });
    expect(await screen.findByRole('heading', { name: 'The page could not be loaded.' })).toBeVisible();
    expect(screen.queryByText(/does not exist/)).toBeNull();
    failing = false;
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).not.toEqual([]));
    if (at.startsWith('/customers')) expect(await screen.findByRole('heading', { name: 'Nemuno logistika' })).toBeVisible();
  });

  it('is told from what does not exist', async () => {
    open('/customers/4/show', (path) => (path === '/customers/4' ? refused(404) : undefined));
    expect(await screen.findByRole('heading', { name: 'This record does not exist' })).toBeVisible();
  });

  it('does not leave the editor of invoices empty', async () => {
    open('/invoices/create', (path) => (path === '/tax-rates' ? refused(500) : undefined));
    expect(await screen.findByRole('heading', { name: 'The page could not be loaded.' })).toBeVisible();
  });

  it.each([
    ['/customers/4', '/customers/4', /^Name/, 'Nemuno logistika'],
    ['/settings/index', '/organisation', /^Name of the organisation/, anOrganisationRecord().name],
  ])('takes nothing of what was typed at %s, when it was there before', async (at, read, label, before) => {
    let failing = false;
    const { user } = open(at, (path) => (failing && path.startsWith(read) ? refused(503) : undefined));
    await user.type(await screen.findByLabelText(label), ' ir partneriai');
    failing = true;
    await user.click(screen.getByRole('button', { name: 'news' }));
    await new Promise((done) => setTimeout(done, 200));
    expect(screen.getByLabelText(label)).toHaveValue(`${before} ir partneriai`);
  });

  it('leaves the rows of a list on the screen, and says that they may be old', async () => {
    let failing = false;
    const { user } = open('/customers/index', (path) => (failing && path === '/customers' ? refused(503) : undefined));
    expect(await screen.findByText('Nemuno logistika')).toBeVisible();
    failing = true;
    await user.click(screen.getByRole('button', { name: 'news' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Nemuno logistika')).toBeVisible();
  });
});
