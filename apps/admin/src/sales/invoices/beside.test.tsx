import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anInvoiceDetail, anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceShow } from './InvoiceShow.tsx';

const invoices = [1, 2, 3].map((id) =>
  anInvoiceDetail({ id, status: 'sent', number: `INV-${id}`, customerName: `Customer ${id}` }),
);
const before = window.matchMedia;
const wide = (matches: boolean) => {
  window.matchMedia = (media) => ({
    ...before?.(media),
    matches,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
};
beforeEach(() => wide(true));
afterEach(() => {
  cleanup();
  window.matchMedia = before;
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (at = '/invoices/2/show?beside=list') => {
  const lists: URLSearchParams[] = [];
  const opened = openScreen(
    <>
      <Address />
      <Routes>
        <Route path="/invoices/:id/show" element={<InvoiceShow />} />
      </Routes>
    </>,
    {
      resource: 'invoices',
      at,
      server: ({ path, query }) => {
        if (path === '/organisation/1') return { body: anOrganisationRecord() };
        if (path === '/invoices') {
          lists.push(query);
          // Rows have no lines, as in the API.
          return { body: invoices.map((invoice) => ({ ...invoice, lines: undefined })) };
        }
        return { body: invoices.find(({ id }) => path === `/invoices/${id}`) ?? [] };
      },
    },
  );
  return { ...opened, lists };
};
const address = () => document.querySelector('output')?.textContent;
const list = () => screen.findByRole('region', { name: 'Invoices' });

describe('an invoice beside its list', () => {
  it('goes to the next and the one before with J and K, and no further than the list', async () => {
    const { user } = open();
    const rows = within(await list());
    expect(await rows.findByRole('link', { current: 'page' })).toHaveTextContent('INV-2');
    await user.keyboard('j');
    expect(address()).toBe('/invoices/3/show?beside=list');
    expect(await screen.findByRole('heading', { level: 1, name: 'INV-3' })).toBeVisible();
    expect(rows.getByRole('status')).toHaveTextContent('INV-3, Customer 3, 3 of 3');
    await user.keyboard('j');
    await user.keyboard('kk');
    expect(address()).toBe('/invoices/1/show?beside=list');
  });

  it('stands alone after Escape, on a narrow screen, and when it was opened elsewhere', async () => {
    const { user } = open();
    await list();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/invoices/2/show'));
    expect(screen.queryByRole('region', { name: 'Invoices' })).not.toBeInTheDocument();
    cleanup();
    wide(false);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'INV-2' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Invoices' })).not.toBeInTheDocument();
  });
});
