import { afterEach, describe, expect, it } from '@jest/globals';
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

const usual = aNumberSeriesRecord({ id: 1, preview: 'INV-2026-0008' });
const abroad = aNumberSeriesRecord({ id: 2, pattern: 'EXP-{0}', isDefault: false, preview: 'EXP-3' });
const closed = aNumberSeriesRecord({ id: 3, pattern: 'OLD-{0}', isDefault: false, isClosed: true, preview: 'OLD-9' });

const open = (series = [usual, abroad, closed], given: Partial<InvoiceDetail> = {}) => {
  const invoice = anInvoiceDetail({
    id: 7,
    version: 3,
    status: 'draft',
    number: null,
    numberSeriesId: null,
    lines: [anInvoiceLineRecord({ description: 'Advice', taxRateId: 1 })],
    ...given,
  });
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null })],
    '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
    '/number-series': series,
    '/invoices/7': invoice,
  };
  return openScreen(
    <Routes>
      <Route path="/invoices/:id" element={<InvoiceEdit />} />
    </Routes>,
    {
      resource: 'invoices',
      at: '/invoices/7',
      server: ({ method, path }) => ({ body: method === 'GET' ? (reads[path] ?? []) : invoice }),
    },
  );
};

describe('the number series of a draft', () => {
  it('is the default until another is chosen, with its reason; a closed one is not offered', async () => {
    const { user, writes } = open();
    await user.click(await screen.findByRole('button', { name: 'More fields' }));
    const choice = await screen.findByLabelText(/Number series/);
    expect(choice.textContent).toBe('INV-2026-0008');
    await user.click(choice);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['INV-2026-0008', 'EXP-3']);
    await user.click(screen.getByRole('option', { name: 'EXP-3' }));
    await user.type(await screen.findByLabelText(/Reason for this series/), 'Sold abroad');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(writes.at(-1)?.body).toMatchObject({ numberSeriesId: 2, numberSeriesReason: 'Sold abroad' }));
  });

  it('is told to be closed while the draft still has it', async () => {
    open(undefined, { numberSeriesId: 3, numberSeriesReason: 'Old habit' });
    expect(await screen.findByText(/This series is closed/)).toBeTruthy();
  });

  it('is no question where there is one only', async () => {
    const { user } = open([usual]);
    await user.click(await screen.findByRole('button', { name: 'More fields' }));
    await screen.findByLabelText(/^Reference number/);
    expect(screen.queryByLabelText(/Number series/)).toBeNull();
  });
});
