import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, aNumberSeriesRecord, anInvoiceDetail, anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import type { TaxTreatment } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceCreate } from './InvoiceCreate.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const always = { validFrom: '2009-09-01', validTo: null, percent: 0, isDefault: false } as const;
const rates = [
  aTaxRateRecord({ ...always, id: 1, percent: 21, category: 'S', isDefault: true }),
  aTaxRateRecord({ ...always, id: 2, category: 'AE', name: 'Domestic reverse charge', isafCode: 'PVM25' }),
  aTaxRateRecord({ ...always, id: 3, category: 'AE', name: 'Services abroad', isafCode: 'PVM15' }),
  aTaxRateRecord({ ...always, id: 4, category: 'G', name: 'Export', isafCode: 'PVM12' }),
];

const open = (taxTreatment: TaxTreatment) =>
  openScreen(
    <Routes>
      <Route path="/invoices/create" element={<InvoiceCreate />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'invoices',
      at: `/invoices/create?source=${encodeURIComponent('{"customerId":1}')}`,
      server: ({ method, path }) => {
        const reads: Record<string, unknown> = {
          '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
          '/tax-rates': rates,
          '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR', taxTreatment }),
          '/number-series': [aNumberSeriesRecord({ id: 1 })],
        };
        return { body: method === 'GET' ? (reads[path] ?? []) : anInvoiceDetail({ id: 7 }) };
      },
    },
  );

it.each<[TaxTreatment, string]>([
  ['domestic', '1'],
  ['euBusiness', '3'],
  ['export', '4'],
  ['reverseCharge', '2'],
])(
  'the tax treatment %s of the customer proposes the rate of the first line and of those that follow',
  async (treatment, rate) => {
    const { user } = open(treatment);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).not.toHaveValue(''));
    await waitFor(() => expect(screen.getByLabelText('Line 1, Tax')).toHaveValue(rate));
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    expect(await screen.findByLabelText('Line 2, Tax')).toHaveValue(rate);
  },
);
