import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail, anInvoiceLineRecord, anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceEdit } from './InvoiceEdit.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const draft = anInvoiceDetail({
  id: 7,
  version: 3,
  status: 'draft',
  number: null,
  customerId: 1,
  contactId: null,
  projectId: null,
  lines: [anInvoiceLineRecord({ description: 'Advice', quantity: 1, unitPrice: 100, taxRateId: 1, discountPercent: 0 })],
});
const reads: Record<string, unknown> = {
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
  '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, isDefault: true })],
  '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
  '/invoices/7': draft,
};

/** Saves in a firm whose project choice is `choice`, so that the question comes. */
async function save(choice: 'whenOpen' | 'always') {
  const problem = { code: 'document.select_project', message: 'Please select project!', params: { choice } };
  const refused = { ...problem, statusCode: 422, errors: { projectId: problem }, requestId: 'r' };
  const screenOf = openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/7',
      server: ({ method, path, body }) => {
        if (method === 'GET') return { body: reads[path] ?? [] };
        return body['noProjectConfirmed'] ? { body: draft } : { status: 422, body: refused };
      },
    },
  );
  await screenOf.user.click(await screen.findByRole('button', { name: 'Save draft' }));
  return screenOf;
}

it('asks for a project where the customer has open ones, and saves without one when the person says so', async () => {
  const { user, writes } = await save('whenOpen');
  const question = await screen.findByRole('alertdialog', { name: 'Please select project!' });
  expect(question).toHaveTextContent('This customer has open projects. Save without a project?');
  await user.click(within(question).getByRole('button', { name: 'No project' }));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes.map(({ body }) => body['noProjectConfirmed'])).toEqual([undefined, true]);
});

it('leads to the field of the person who would rather choose one, and keeps what was typed', async () => {
  const { user, writes } = await save('whenOpen');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Choose a project' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const project = await screen.findByRole('combobox', { name: /^Project/ });
  expect(project).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Line 1, Description')).toHaveValue('Advice');
  expect(writes).toHaveLength(1);
});

it('takes no invoice without a project where every one needs it', async () => {
  const { writes } = await save('always');
  const project = await screen.findByRole('combobox', { name: /^Project/ });
  expect(project).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(project).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(writes).toHaveLength(1);
});

it('forgets a refusal that names no field as soon as something changes', async () => {
  const { user } = openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/7',
      server: ({ method, path }) => {
        if (method === 'GET') return { body: reads[path] ?? [] };
        return { status: 422, body: { statusCode: 422, code: 'document.total_incorrect', message: 'Total', requestId: 'r' } };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Total value is incorrect!')).toBeVisible();
  await user.type(screen.getByLabelText('Line 1, Description'), '!');
  await waitFor(() => expect(screen.queryByText('Total value is incorrect!')).toBeNull());
});
