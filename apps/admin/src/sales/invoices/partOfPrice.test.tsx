import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail, anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { partLink } from '../../work/projects/price/partLink.ts';
import { InvoiceCreate } from './InvoiceCreate.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const reads: Record<string, unknown> = {
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
  '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null, isDefault: true })],
  '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
};

it.each([
  [5, [{ kind: 'milestone', id: 5 }]],
  [undefined, []],
])('begins an invoice for a part of a fixed price, of milestone %s', async (milestoneId, sources) => {
  const part = { description: 'Portal: Delivery', amount: 1500, ...(milestoneId && { milestoneId }) };
  const { user, writes } = openScreen(
    <Routes>
      <Route path="/invoices/create" element={<InvoiceCreate />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'invoices',
      at: partLink({ id: 7, customerId: 1 }, part),
      server: ({ method, path }) =>
        method === 'GET' ? { body: reads[path] ?? [] } : { status: 201, body: anInvoiceDetail({ id: 31 }) },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.body).toMatchObject({
    customerId: 1,
    projectId: 7,
    lines: [{ description: 'Portal: Delivery', quantity: 1, unitPrice: 1500, taxRateId: 1, sources }],
  });
});
