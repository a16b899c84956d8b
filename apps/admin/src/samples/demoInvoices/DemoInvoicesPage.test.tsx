import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { refusal } from '../../platform/testing/openScreen.tsx';
import { broken, fill, openSample } from '../demo/openSample.tsx';
import { DemoInvoicePage } from './DemoInvoicePage.tsx';
import { DemoInvoicesPage } from './DemoInvoicesPage.tsx';

const pages = (
  <Routes>
    <Route path="/demoInvoices/index" element={<DemoInvoicesPage />} />
    <Route path="/demoInvoices/:id" element={<DemoInvoicePage />} />
  </Routes>
);

const open = (at: string, other?: Parameters<typeof openSample>[2]) => openSample(pages, at, other);
const rows = async (): Promise<number> => (await screen.findAllByRole('row')).length - 1;

// Refusals are also logged to the console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('the demo invoices', () => {
  it('lists ten a page with their clients below, and keeps filter and page in the address', async () => {
    const { user, location, asked } = open('/demoInvoices/index?page=2');
    await screen.findByText('11–20 of 36');
    expect(await rows()).toBe(10);
    expect(within(screen.getByRole('region', { name: 'Clients' })).getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Past due' }));
    await screen.findByText('2 invoices');
    expect(location()?.search).toBe('?status=Past+Due');
    expect(asked).toContain('/apps/invoice/invoices?page=1&status=Past+Due');
  });

  it('adds one for a client of the samples, and shows it with where to pay', async () => {
    const { user, writes, location } = open('/demoInvoices/index');
    await screen.findByText('36 invoices');
    await screen.findByText('Hall-Robbins Timber');
    await user.click(screen.getByRole('button', { name: 'Add invoice' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Add invoice' });
    await fill(user, within(dialog).getByRole('textbox', { name: /^Service/ }), 'Sails');
    await fill(user, within(dialog).getByRole('textbox', { name: /^Total/ }), '1,200');
    await user.click(within(dialog).getByRole('button', { name: 'Add invoice' }));
    await screen.findByRole('heading', { level: 1, name: '#5037' });
    expect(location()?.pathname).toBe('/demoInvoices/5037');
    expect(writes).toMatchObject([
      { path: '/apps/invoice/add-invoice', body: { service: 'Sails', total: 1200, invoiceStatus: 'Draft' } },
    ]);
    expect(writes[0]?.body).not.toHaveProperty('chosen');
    await screen.findByText('American Bank');
  });

  it('asks for the details of another client, and says where something is missing or refused', async () => {
    const { user, writes } = open('/demoInvoices/index', ({ method }) =>
      method === 'POST' ? refusal(422, { dueDate: 'invoice.due_before_issue' }) : undefined,
    );
    await screen.findByText('36 invoices');
    await user.click(screen.getByRole('button', { name: 'Add invoice' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add invoice' }));
    await user.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await user.click(await screen.findByRole('option', { name: 'Another client' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Service/ }), 'Sails');
    await fill(user, dialog.getByRole('textbox', { name: /^Total/ }), '12.5');
    await user.click(dialog.getByRole('button', { name: 'Add invoice' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Company/ }).getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByRole('textbox', { name: /^Total/ }).getAttribute('aria-invalid')).toBe('true');
    expect(writes).toEqual([]);
    await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Rasa Berg');
    await fill(user, dialog.getByRole('textbox', { name: /^Company/ }), 'Berg Boats');
    await fill(user, dialog.getByRole('textbox', { name: /^Email/ }), 'rasa@bergboats.example');
    await fill(user, dialog.getByRole('textbox', { name: /^Total/ }), '12');
    await user.click(dialog.getByRole('button', { name: 'Add invoice' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ client: { name: 'Rasa Berg', companyEmail: 'rasa@bergboats.example' } });
    await screen.findByText('Due date can not be less than invoice date!');
  });

  it('deletes one where it stands, after asking', async () => {
    const { user, writes } = open('/demoInvoices/index');
    await user.click(await screen.findByRole('button', { name: 'Delete #5036' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete #5036' }));
    await screen.findByText('35 invoices');
    expect(writes).toMatchObject([{ method: 'DELETE', path: '/apps/invoice/delete' }]);
    expect(screen.queryByText('#5036')).toBeNull();
  });

  it('shows what there is on the last page when the page of the address has nothing', async () => {
    open('/demoInvoices/index?page=9');
    await screen.findByText('31–36 of 36');
    await waitFor(async () => expect(await rows()).toBe(6));
  });

  it('says that nothing fits, and shows all again', async () => {
    const { user } = open('/demoInvoices/index?q=nobody');
    await screen.findByText('Nothing found');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('36 invoices');
  });

  it.each([500, 403])('tells that it could not be read (%d), with another try', async (status) => {
    let isBroken = true;
    const { user } = open('/demoInvoices/index', ({ path }) =>
      isBroken && path === '/apps/invoice/invoices' ? broken(status) : undefined,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    await screen.findByText('36 invoices');
  });
});

it('says that an invoice is not there, and leads to all of them', async () => {
  const { user } = open('/demoInvoices/7');
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this invoice' });
  await user.click(screen.getByRole('link', { name: 'All demo invoices' }));
  await screen.findByText('36 invoices');
});
