import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail, anInvoiceLineRecord, anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceEdit } from './InvoiceEdit.tsx';
import { InvoiceShow } from './InvoiceShow.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const customer = aCustomerRecord({ id: 1 });
const sources = [{ kind: 'timeEntry' as const, id: 5 }];
const billing = anInvoiceLineRecord({ description: 'Advice', quantity: 1, unit: 'HUR', unitPrice: 100, sources });
const draft = anInvoiceDetail({ id: 7, status: 'draft', number: null, customerId: 1, contactId: null, lines: [billing] });
const rate = aTaxRateRecord({ id: 1, percent: 21, category: 'S', isDefault: true });
const hours = [{ date: '2026-03-01', personName: 'Rasa', projectName: 'Portal', taskName: null, minutes: 60, billedMinutes: 60 }];

const open = (at: string, invoice = draft) => {
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/tax-rates': [rate],
    '/customers/1': customer,
    '/customers': [customer],
    '/invoices/7': invoice,
    '/invoices/7/hours-annex': { hours, minutes: 60, billedMinutes: 60 },
  };
  return openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
      <Route path="/invoices/:id/show" element={<InvoiceShow />} />
    </Routes>,
    { resource: 'invoices', at, server: ({ method, path }) => ({ body: method === 'GET' ? (reads[path] ?? []) : draft }) },
  );
};
const field = 'Add the list of hours to the invoice';

describe('the hours annex', () => {
  it('is switched on in the editor of an invoice that bills hours, and saved', async () => {
    const { writes } = open('/invoices/7');
    fireEvent.click(await screen.findByLabelText(field));
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(writes.find(({ method }) => method === 'PUT')?.body).toMatchObject({ hoursAnnex: true }));
  });

  it('is not asked for where there are no hours', async () => {
    open('/invoices/7', { ...draft, lines: [{ ...billing, sources: [] }] });
    await screen.findByDisplayValue('Advice');
    expect(screen.queryByLabelText(field)).toBeNull();
  });

  it('is named on the page of the invoice, where its hours can be saved as a table', async () => {
    open('/invoices/7/show', { ...draft, hoursAnnex: true });
    expect(await screen.findByText('The invoice lists them on pages of their own.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  });
});
