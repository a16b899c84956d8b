import { afterEach, expect, it } from '@jest/globals';
import {
  aCustomerRecord,
  aNumberSeriesRecord,
  anInvoiceDetail,
  anInvoiceLineRecord,
  anOrganisationRecord,
  aTaxRateRecord,
} from '@kontor/demo-data';
import type { InvoiceDetail } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceEdit } from './InvoiceEdit.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const work = anInvoiceLineRecord({ description: 'Portal', quantity: 1, unit: 'C62', unitPrice: 2000, taxRateId: 1 });
const advance = { ...work, id: 2, position: 2, description: 'Advance RET-2026-0007 of 2026-03-01', quantity: -1, unitPrice: 500 };
const draft = anInvoiceDetail({ id: 7, version: 3, status: 'draft', number: null, lines: [work, { ...advance, advanceOf: 9 }] });

it('a line that deducts an advance counts, cannot be typed in, and stays behind the lines that are added', async () => {
  const { user, writes } = openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/7',
      server: ({ method, path }) => {
        const reads: Record<string, unknown> = {
          '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
          '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null })],
          '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
          '/number-series': [aNumberSeriesRecord({ id: 1 })],
          '/invoices/7': draft,
        };
        return { body: method === 'GET' ? (reads[path] ?? []) : draft };
      },
    },
  );
  expect(await screen.findByText(/Take it off on the page of the invoice/)).toBeVisible();
  expect(document.querySelector('[data-total="subtotal"] dd, [data-total="net"] dd')).toHaveTextContent('€1,500.00');
  expect(screen.getByLabelText('Line 1, Price')).toBeVisible();
  expect(screen.queryByLabelText('Line 2, Price')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.type(await screen.findByLabelText('Line 2, Description'), 'Support');
  await user.type(screen.getByLabelText('Line 2, Price'), '10');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(writes.some(({ path }) => path === '/invoices/7')).toBe(true));
  const { lines } = (writes.find(({ path }) => path === '/invoices/7')?.body ?? {}) as Pick<InvoiceDetail, 'lines'>;
  expect(lines.map(({ description, advanceOf }) => [description, advanceOf])).toEqual([
    ['Portal', undefined],
    ['Support', undefined],
    ['Advance RET-2026-0007 of 2026-03-01', 9],
  ]);
});
